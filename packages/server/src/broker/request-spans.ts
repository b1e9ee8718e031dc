// Trace spans of a request between nodes: one at the sending node, over all its attempts, and one at each receiving node.
// Only a traced request has spans; reads of views and of attendance by the nodes themselves have none.
import { publicName, type TableId } from '@punto/table/ids';
import { parseTraceparent, traceparentOf } from '../trace/traceparent.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { TableReply, TableRequest } from './broker.ts';
import type { WireReply, WireRequest } from './wire-schemas.ts';

type Send = (table: TableId, request: TableRequest, traceparent?: string) => Promise<TableReply>;

/** Sends a request to the owner of the table, with the `traceparent` of its span. */
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

/** Answers a request of another node in the trace of its `traceparent`. Nodes trust each other, so the trace always continues. */
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
