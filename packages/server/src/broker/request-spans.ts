// The spans of a request between nodes: one at the node that sends it, over all its attempts, and one at each node that
// receives it. Only a request of a traced one has them; views and roll calls that nodes read on their own have none.
import { publicName, type TableId } from '@punto/table/ids';
import { parseTraceparent, traceparentOf } from '../trace/traceparent.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { TableReply, TableRequest } from './broker.ts';
import type { WireReply, WireRequest } from './wire-schemas.ts';

type Send = (table: TableId, request: TableRequest, traceparent?: string) => Promise<TableReply>;

/** Sends a request to its owner, with the `traceparent` of its span. */
export const sentIn = async (
  tracing: Tracing,
  table: TableId,
  request: TableRequest,
  send: Send,
): Promise<TableReply> => {
  if (tracing.active() === null) return send(table, request);
  const attributes = { 'punto.table': publicName(table) };
  const span = tracing.begin(`send ${request.type}`, { kind: 'client', attributes });
  try {
    const reply = await tracing.within(span, () => send(table, request, traceparentOf(span.id)));
    if (reply.type === 'no-reply') span.fail(reply.reason);
    return reply;
  } finally {
    span.end();
  }
};

/** Answers a request of another node in the trace that it came with. Nodes trust each other: it always goes on. */
export const servedIn = async (
  tracing: Tracing,
  { request, traceparent }: WireRequest,
  answer: () => Promise<WireReply['reply']>,
): Promise<WireReply['reply']> => {
  const parent = traceparent === undefined ? null : parseTraceparent(traceparent);
  if (parent === null) return answer();
  const span = tracing.begin(`serve ${request.type}`, { kind: 'server', parent });
  try {
    const reply = await tracing.within(span, answer);
    if (reply.type === 'not-mine') span.fail('not-mine');
    if (reply.type === 'no-reply') span.fail(reply.reason);
    return reply;
  } finally {
    span.end();
  }
};
