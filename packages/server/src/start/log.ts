// The server's log: lines of JSON, or pretty ones on a terminal. Fields have the same names everywhere: `table`,
// `shoe`, `round`, `ticket`, `patron`, `reqId`, `trace_id`. A patron is logged by id, which gives no access; an address only
// where it may have to be blocked. No line has a card, and secrets are redacted if an object with them is ever logged
// whole. The levels are described in docs/guides/operating.md.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { SpanId } from '../trace/traceparent.ts';
import type { Tracing } from '../trace/tracing.ts';

const SECRETS = ['cookie', 'set-cookie', 'authorization', 'token', 'password', 'code', 'secret', 'shoeKey'];
/** Their paths when a request, a body or an answer is logged. */
const WHERE = ['', 'body.', 'headers.', 'req.headers.'];

/**
 * `to`: standard output by default; tests pass another stream. `tracing`: lines within a span have its ids, under the names
 * that OpenTelemetry gives them in logs.
 */
export const createLog = (
  level: string,
  terminal: boolean,
  to?: DestinationStream,
  tracing: Pick<Tracing, 'active'> | null = null,
): Logger => {
  const options: LoggerOptions = {
    level,
    redact: SECRETS.flatMap((name) => WHERE.map((where) => pathOf(where, name))),
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    ...(tracing ? { mixin: () => traceFields(tracing.active()) } : {}),
    ...(terminal ? { transport: { target: 'pino-pretty', options: { ignore: 'pid' } } } : {}),
  };
  return to ? pino(options, to) : pino(options);
};

const traceFields = (active: SpanId | null): object =>
  active === null ? {} : { trace_id: active.traceId, span_id: active.spanId };

const pathOf = (where: string, name: string): string =>
  /^\w+$/.test(name) ? `${where}${name}` : `${where.replace(/\.$/, '')}["${name}"]`;
