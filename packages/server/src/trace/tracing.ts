// The port for traces: spans, and which of them is active. It is `null` unless the program was started with a provider of
// OpenTelemetry (`--import`), whose adapter is loaded then. Attributes are ids, counts and codes of closed lists: no name,
// no amount and no card, since traces leave the house.
import { parseTraceparent, type SpanId, traceparentOf } from './traceparent.ts';

export type Attributes = Readonly<Record<string, string | number>>;

export type SpanOptions = {
  /** `server`: of a request to this process; `client`: of one to another. */
  readonly kind?: 'server' | 'client';
  /** Absent: the active span, if any. `null`: it begins a trace. */
  readonly parent?: SpanId | null;
  readonly links?: readonly SpanId[];
  readonly attributes?: Attributes;
  /** Milliseconds since 1970; absent: now. */
  readonly startMs?: number;
};

export type TraceSpan = {
  readonly id: SpanId;
  readonly set: (attributes: Attributes) => void;
  /** `code`: of a closed list, since messages of errors may have anything in them. */
  readonly fail: (code: string) => void;
  /** `atMs`: milliseconds since 1970; absent: now. */
  readonly end: (atMs?: number) => void;
};

export type Tracing = {
  readonly begin: (name: string, options?: SpanOptions) => TraceSpan;
  /** Begins the span of a request from outside. `traceparent`: as it came; an invalid one is ignored. */
  readonly receive: (name: string, traceparent: string | undefined, attributes: Attributes) => TraceSpan;
  /** Runs `work` with the span as the active one: spans, requests to other nodes and log lines of it belong to the span. */
  readonly within: <T>(span: TraceSpan, work: () => T) => T;
  /** Runs `work` without an active span: a queue or a timer that one request began serves others too. */
  readonly outside: <T>(work: () => T) => T;
  /** `null`: no span is active. */
  readonly active: () => SpanId | null;
};

/** What a `traceparent` from outside does: its trace goes on here, or a new trace begins that links to it. */
export const CALLERS = ['continue', 'link'] as const;
export type Callers = (typeof CALLERS)[number];

/** A call to another party: a wallet's debit while a ticket waits, a credit long after, a webhook. */
export type OutgoingCall = {
  /** Of a closed list: `debit`, `credit`, `webhook`. */
  readonly name: string;
  /** `activeTraceparent` of the requests it is made for, as kept with them. Absent: it is made for the active span. */
  readonly requests?: readonly (string | null)[];
  /** Which attempt it is, from 1. */
  readonly attempt?: number;
};

/** Marks the call as failed by a code of a closed list. */
export type FailCall = (code: string) => void;

/**
 * Makes the call and gives it the `traceparent` to send; `null`: none. The call is in the trace of its first request and
 * links to those of the others. One that rejects has failed as `unanswered`, unless `send` has given another code.
 */
export const outgoingCall = async <T>(
  tracing: Tracing | null,
  call: OutgoingCall,
  send: (traceparent: string | null, fail: FailCall) => Promise<T>,
): Promise<T> => {
  if (tracing === null) return send(null, NOT_TRACED);
  const { name, requests, attempt } = call;
  const [parent = null, ...links] = spansOf(requests ?? []);
  const span = tracing.begin(name, {
    ...{ kind: 'client', links },
    ...(requests && { parent }),
    ...(attempt !== undefined && { attributes: { 'punto.attempt': attempt } }),
  });
  let hasFailed = false;
  const fail: FailCall = (code) => {
    hasFailed = true;
    span.fail(code);
  };
  try {
    return await tracing.within(span, () => send(traceparentOf(span.id), fail));
  } catch (error) {
    if (!hasFailed) span.fail('unanswered');
    throw error;
  } finally {
    span.end();
  }
};

const NOT_TRACED: FailCall = () => {};

/** The span that is active now, to be kept with what is done later for the same request; `null`: there is none. */
export const activeTraceparent = (tracing: Tracing | null): string | null => {
  const active = tracing?.active() ?? null;
  return active && traceparentOf(active);
};

/** Each once: several tickets may have come with one request. */
const spansOf = (requests: readonly (string | null)[]): readonly SpanId[] =>
  [...new Set(requests)].flatMap((each) => (each === null ? [] : (parseTraceparent(each) ?? [])));
