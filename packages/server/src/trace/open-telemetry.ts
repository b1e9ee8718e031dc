// Adapter of the tracing port to the OpenTelemetry API, the only file that imports the API.
import {
  type Span as ApiSpan,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceparent, type SpanId } from './traceparent.ts';
import type { Callers, SpanOptions, TraceSpan, Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** Returns null when no provider is registered: the process makes no traces. */
export const createTracing = (callers: Callers): Tracing | null => {
  const tracer = trace.getTracer('punto');
  // Without a provider the API makes spans without ids. The probe is never ended, so no exporter receives it.
  const probe = tracer.startSpan('probe', { root: true }, ROOT_CONTEXT);
  return isSpanContextValid(probe.spanContext()) ? tracingWith(tracer, callers) : null;
};

export const tracingWith = (tracer: Tracer, callers: Callers = 'continue'): Tracing => {
  const contexts = new WeakMap<TraceSpan, Context>();

  const begin = (name: string, options: SpanOptions = {}): TraceSpan => {
    const { kind, parent, links = [], attributes = {}, startMs } = options;
    const above = parent === undefined ? context.active() : contextOf(parent);
    const started = tracer.startSpan(
      name,
      {
        ...(kind && { kind: KINDS[kind] }),
        ...(startMs !== undefined && { startTime: startMs }),
        links: links.map((each) => ({ context: each })),
        attributes,
      },
      above,
    );
    const span = spanOf(started);
    contexts.set(span, trace.setSpan(above, started));
    return span;
  };

  return {
    begin,
    receive: (name, traceparent, attributes) => {
      const caller = traceparent === undefined ? null : parseTraceparent(traceparent);
      const isLinked = caller !== null && callers === 'link';
      return begin(name, {
        ...{ kind: 'server', attributes, parent: isLinked ? null : caller },
        ...(isLinked && { links: [caller] }),
      });
    },
    within: (span, work) => context.with(contexts.get(span) ?? ROOT_CONTEXT, work),
    outside: (work) => context.with(ROOT_CONTEXT, work),
    active: () => {
      const found = trace.getSpanContext(context.active());
      return found && isSpanContextValid(found) ? found : null;
    },
  };
};

const spanOf = (started: ApiSpan): TraceSpan => ({
  id: started.spanContext(),
  set: (attributes) => void started.setAttributes(attributes),
  fail: (code) => {
    started.setAttribute('error.type', code);
    started.setStatus({ code: SpanStatusCode.ERROR });
  },
  end: (atMs) => started.end(atMs),
});

const contextOf = (parent: SpanId | null): Context =>
  parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
