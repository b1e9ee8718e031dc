// Traces for a test: a provider of OpenTelemetry's SDK that keeps every span in memory. The context manager is global in
// the process, so that a test closes the recorder.
import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  type Sampler,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { tracingWith } from '../../src/trace/open-telemetry.ts';
import type { Callers, Tracing } from '../../src/trace/tracing.ts';

export type RecordedSpan = {
  readonly name: string;
  readonly trace: string;
  readonly id: string;
  /** `null`: a root span. */
  readonly parent: string | null;
  readonly kind: 'internal' | 'server' | 'client' | 'other';
  readonly attributes: ReadableSpan['attributes'];
  /** Ids of linked spans. */
  readonly links: readonly string[];
  readonly failed: boolean;
  readonly fromMs: number;
  readonly toMs: number;
};

export type SpanRecorder = {
  readonly tracing: Tracing;
  /** All ended spans, in order of their end. */
  readonly spans: () => readonly RecordedSpan[];
  /** The spans with this name. */
  readonly named: (name: string) => readonly RecordedSpan[];
  /** The only span with this name. */
  readonly one: (name: string) => RecordedSpan;
  /** The spans of a trace. */
  readonly ofTrace: (trace: string) => readonly RecordedSpan[];
  /** Each span of a trace with the name of its parent: `parent > name`, sorted; `-` for a root span. */
  readonly tree: (trace: string) => readonly string[];
  /** What an exporter receives, as text, without random ids: their digits may be those of an amount. */
  readonly text: () => string;
  readonly close: () => void;
};

export const recordSpans = (
  more: { readonly sampler?: Sampler; readonly callers?: Callers } = {},
): SpanRecorder => {
  const exporter = new InMemorySpanExporter();
  const { sampler, callers } = more;
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
    ...(sampler && { sampler }),
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const spans = (): readonly RecordedSpan[] => exporter.getFinishedSpans().map(recorded);
  const named = (name: string): readonly RecordedSpan[] => spans().filter((span) => span.name === name);
  const ofTrace = (trace: string): readonly RecordedSpan[] => spans().filter((span) => span.trace === trace);
  const tree = (trace: string): readonly string[] => {
    const found = ofTrace(trace);
    return found
      .map(({ name, parent }) => `${found.find(({ id }) => id === parent)?.name ?? '-'} > ${name}`)
      .toSorted();
  };
  return {
    tracing: tracingWith(provider.getTracer('test'), callers),
    ...{ spans, named, ofTrace, tree },
    one: (name) => {
      const [first, ...others] = named(name);
      if (first && others.length === 0) return first;
      throw new Error(
        `${others.length + (first ? 1 : 0)} spans ${name} among ${spans().map((span) => span.name)}`,
      );
    },
    text: () =>
      JSON.stringify(
        exporter.getFinishedSpans().map(({ name, attributes, links, events, status }) => ({
          name,
          attributes,
          links: links.map((link) => link.attributes),
          events,
          status,
        })),
      ),
    close: () => context.disable(),
  };
};

const KINDS = new Map<SpanKind, RecordedSpan['kind']>([
  [SpanKind.INTERNAL, 'internal'],
  [SpanKind.SERVER, 'server'],
  [SpanKind.CLIENT, 'client'],
]);

const recorded = (span: ReadableSpan): RecordedSpan => ({
  name: span.name,
  trace: span.spanContext().traceId,
  id: span.spanContext().spanId,
  parent: span.parentSpanContext?.spanId ?? null,
  kind: KINDS.get(span.kind) ?? 'other',
  attributes: span.attributes,
  links: span.links.map(({ context: linked }) => linked.spanId),
  failed: span.status.code === SpanStatusCode.ERROR,
  fromMs: inMs(span.startTime),
  toMs: inMs(span.endTime),
});

const inMs = ([seconds, nanos]: readonly [number, number]): number => seconds * 1_000 + nanos / 1e6;
