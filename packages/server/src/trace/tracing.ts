// The port for traces: spans, and the active span. It is `null` unless the program was started with a provider of
// OpenTelemetry (`--import`), whose adapter is loaded then. Attributes are ids, counts and codes of closed lists, without
// names, amounts and cards, since traces leave the house.
import { parseTraceparent, type SpanId, traceparentOf } from './traceparent.ts';

export type Attributes = Readonly<Record<string, string | number>>;

export type SpanOptions = {
  /** `server`: the span of an incoming request; `client`: of an outgoing one. */
  readonly kind?: 'server' | 'client';
  /** Absent: the active span, if any. `null`: the span begins a trace. */
  readonly parent?: SpanId | null;
  readonly links?: readonly SpanId[];
  readonly attributes?: Attributes;
  /** Milliseconds since 1970; absent: now. */
  readonly startMs?: number;
};

export type TraceSpan = {
  readonly id: SpanId;
  readonly set: (attributes: Attributes) => void;
  /** `code`: of a closed list, since error messages may contain personal data. */
  readonly fail: (code: string) => void;
  /** `atMs`: milliseconds since 1970; absent: now. */
  readonly end: (atMs?: number) => void;
};

export type Tracing = {
  readonly begin: (name: string, options?: SpanOptions) => TraceSpan;
  /** Begins the span of a request from outside. `traceparent`: the header as received; an invalid one is ignored. */
  readonly receive: (name: string, traceparent: string | undefined, attributes: Attributes) => TraceSpan;
  /** Runs `work` with the span active: spans, requests to other nodes and log lines of `work` belong to it. */
  readonly within: <T>(span: TraceSpan, work: () => T) => T;
  /** Runs `work` without an active span, for queues and timers that serve several requests. */
  readonly outside: <T>(work: () => T) => T;
  /** `null`: no span is active. */
  readonly active: () => SpanId | null;
};

/** Handling of an incoming `traceparent`: continue its trace, or begin a new trace that links to it. */
export const CALLERS = ['continue', 'link'] as const;
export type Callers = (typeof CALLERS)[number];

/** A call to another party: a debit while its ticket waits, a credit long after, a webhook. */
export type OutgoingCall = {
  /** Of a closed list: `debit`, `credit`, `webhook`. */
  readonly name: string;
  /** The stored `activeTraceparent` values of the requests that cause the call. Absent: the active span causes it. */
  readonly requests?: readonly (string | null)[];
  /** Number of the attempt, from 1. */
  readonly attempt?: number;
};

/** Marks the call as failed by a code of a closed list. */
export type FailCall = (code: string) => void;

/**
 * Makes the call with the `traceparent` to send; `null`: none. Its span is in the trace of the first request and links to the other
 * requests. A call that rejects fails as `unanswered`, unless `send` has set another code.
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

/** Returns the `traceparent` of the active span, to be stored for later calls of the same request; `null`: no span is active. */
export const activeTraceparent = (tracing: Tracing | null): string | null => {
  const active = tracing?.active() ?? null;
  return active && traceparentOf(active);
};

/** Removes duplicates: one request may bring several tickets. */
const spansOf = (requests: readonly (string | null)[]): readonly SpanId[] =>
  [...new Set(requests)].flatMap((each) => (each === null ? [] : (parseTraceparent(each) ?? [])));
