// The port for traces: spans, and which of them is active. It is `null` unless the program was started with a provider of
// OpenTelemetry (`--import`), whose adapter is loaded then. Attributes are ids, counts and codes of closed lists: no name,
// no amount and no card, since traces leave the house.

/** The identity of a span, here or in another process. */
export type SpanId = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** The lowest bit: it is recorded. */
  readonly traceFlags: number;
};

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

export type Span = {
  readonly id: SpanId;
  readonly set: (attributes: Attributes) => void;
  /** `code`: of a closed list, since messages of errors may have anything in them. */
  readonly fail: (code: string) => void;
  /** `atMs`: milliseconds since 1970; absent: now. */
  readonly end: (atMs?: number) => void;
};

export type Tracing = {
  readonly begin: (name: string, options?: SpanOptions) => Span;
  /** Begins the span of a request from outside. `traceparent`: as it came; an invalid one is ignored. */
  readonly receive: (name: string, traceparent: string | undefined, attributes: Attributes) => Span;
  /** Runs `work` with the span as the active one: spans, requests to other nodes and log lines of it belong to the span. */
  readonly within: <T>(span: Span, work: () => T) => T;
  /** Runs `work` without an active span: a queue or a timer that one request began serves others too. */
  readonly outside: <T>(work: () => T) => T;
  /** `null`: no span is active. */
  readonly active: () => SpanId | null;
};

/** What a `traceparent` from outside does: its trace goes on here, or a new trace begins that links to it. */
export const CALLERS = ['continue', 'link'] as const;
export type Callers = (typeof CALLERS)[number];

/** `null`: there is no provider. The adapter is loaded only where something has registered: it is a hundredth of a start. */
export const loadTracing = async (callers: Callers): Promise<Tracing | null> => {
  if (!isRegistered()) return null;
  const { createTracing } = await import('./open-telemetry.ts');
  return createTracing(callers);
};

/** Whether something of OpenTelemetry was loaded before. It may have no provider, or one of an earlier version of the API. */
export const isRegistered = (): boolean => Object.getOwnPropertySymbols(globalThis).some(isOfTheApi);

/** Under this symbol, with the number of its version, the API keeps what is registered for all its copies in a process. */
const isOfTheApi = ({ description = '' }: symbol): boolean => description.startsWith('opentelemetry.js.api.');
