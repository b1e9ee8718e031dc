// A call to another party in a span of its own: a wallet's debit while a ticket waits, a credit long after, a webhook.
import { parseTraceparent, traceparentOf } from './traceparent.ts';
import type { SpanId, Tracing } from './tracing.ts';

export type OutgoingCall = {
  /** Of a closed list: `debit`, `credit`, `webhook`. */
  readonly name: string;
  /** `activeTraceparent` of the requests it is made for, as kept with them. Absent: it is made for the active span. */
  readonly requests?: readonly (string | null)[];
  /** Which attempt it is, from 1. */
  readonly attempt?: number;
  /** The code, of a closed list, of an error that `send` rejects with; absent: `unanswered`. */
  readonly failed?: (error: unknown) => string;
};

/**
 * Makes the call and gives it the `traceparent` to send; `null`: none. The call is in the trace of its first request and
 * links to those of the others.
 */
export const outgoingCall = async <T>(
  tracing: Tracing | null,
  call: OutgoingCall,
  send: (traceparent: string | null) => Promise<T>,
): Promise<T> => {
  if (tracing === null) return send(null);
  const { name, requests, attempt, failed } = call;
  const [parent = null, ...links] = spansOf(requests ?? []);
  const span = tracing.begin(name, {
    ...{ kind: 'client', links },
    ...(requests && { parent }),
    ...(attempt !== undefined && { attributes: { 'punto.attempt': attempt } }),
  });
  try {
    return await tracing.within(span, () => send(traceparentOf(span.id)));
  } catch (error) {
    span.fail(failed?.(error) ?? 'unanswered');
    throw error;
  } finally {
    span.end();
  }
};

/** The span that is active now, to be kept with what is done later for the same request; `null`: there is none. */
export const activeTraceparent = (tracing: Tracing | null): string | null => {
  const active = tracing?.active() ?? null;
  return active && traceparentOf(active);
};

/** Each once: several tickets may have come with one request. */
const spansOf = (requests: readonly (string | null)[]): readonly SpanId[] =>
  [...new Set(requests)].flatMap((each) => (each === null ? [] : (parseTraceparent(each) ?? [])));
