// The span of a message on a socket, from its arrival until its answer is written. `null` stands for a message that is not
// traced, so that nothing is made for it.
import type { ClientMessage, ProtocolError } from '@punto/protocol/message';
import type { TableId } from '@punto/table/ids';
import type { Broker, TableReply, TableRequest } from '../broker/broker.ts';
import type { Span, Tracing } from '../trace/tracing.ts';

type Traced = Extract<ClientMessage, { readonly traceparent?: string }>;

export const receiveMessage = (tracing: Tracing, message: Traced): Span => {
  const { type, table, shoe, round, traceparent } = message;
  return tracing.receive(`receive ${type}`, traceparent, {
    ...{ 'punto.table': table, 'punto.shoe': shoe, 'punto.round': round },
    ...(type === 'place-ticket' && { 'punto.ticket': message.ticket }),
  });
};

/** Asks the table within the span of the message. */
export const askWithin = (
  { broker, tracing }: { readonly broker: Pick<Broker, 'ask'>; readonly tracing: Tracing | null },
  span: Span | null,
  table: TableId,
  request: TableRequest,
): Promise<TableReply> =>
  tracing === null || span === null
    ? broker.ask(table, request)
    : tracing.within(span, () => broker.ask(table, request));

/** An error was sent instead of an answer; returns what the message says of the trace. */
export const failMessage = (span: Span, error: ProtocolError): { readonly traceId: string } => {
  span.fail(error);
  return { traceId: span.id.traceId };
};
