import { trace } from '@opentelemetry/api';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { afterEach, describe, expect, it } from 'vitest';
import { recordSpans, type SpanRecorder } from '../../test/support/span-recorder.ts';
import { loadTracing } from './load-tracing.ts';
import { parseTraceparent } from './traceparent.ts';
import { activeTraceparent, outgoingCall } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const CALLER = `00-${TRACE}-${SPAN}-01`;

let recorder: SpanRecorder;
afterEach(() => recorder?.close());

describe('a process', () => {
  afterEach(() => trace.disable());

  it('without a provider of OpenTelemetry has no traces', async () => {
    expect(await loadTracing('continue')).toBeNull();
  });

  it('with a provider has traces', async () => {
    trace.setGlobalTracerProvider(new TracerProvider());
    const tracing = await loadTracing('continue');
    expect(tracing?.begin('a span').id.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('with another part of OpenTelemetry has no traces', async () => {
    recorder = recordSpans();
    expect(await loadTracing('continue')).toBeNull();
  });
});

describe('a request from outside', () => {
  it('continues the trace it brings', () => {
    recorder = recordSpans();
    recorder.tracing.receive('receive', CALLER, {}).end();
    expect(recorder.one('receive')).toMatchObject({ trace: TRACE, parent: SPAN, links: [], kind: 'server' });
  });

  it('begins a trace that links to the one it brings, when `link` is set', () => {
    recorder = recordSpans({ callers: 'link' });
    recorder.tracing.receive('receive', CALLER, {}).end();
    const span = recorder.one('receive');
    expect(span).toMatchObject({ parent: null, links: [SPAN] });
    expect(span.trace).not.toBe(TRACE);
  });

  it.each([undefined, '', '00-zero'])('begins a trace without a valid one: %s', (traceparent) => {
    recorder = recordSpans();
    recorder.tracing.receive('receive', traceparent, {}).end();
    expect(recorder.one('receive')).toMatchObject({ parent: null, links: [] });
  });
});

describe('a call to another party', () => {
  it('is made without a traceparent where nothing is traced', async () => {
    expect(activeTraceparent(null)).toBeNull();
    expect(await outgoingCall(null, { name: 'debit' }, async (traceparent) => traceparent)).toBeNull();
  });

  it('is a span below the active one, and sends its id', async () => {
    recorder = recordSpans();
    const { tracing } = recorder;
    const ticket = tracing.receive('receive', CALLER, {});
    const sent = await tracing.within(ticket, () =>
      outgoingCall(tracing, { name: 'debit', attempt: 1 }, async (traceparent) => traceparent),
    );
    const debit = recorder.one('debit');
    expect(debit).toMatchObject({ trace: TRACE, parent: ticket.id.spanId, kind: 'client', failed: false });
    expect(debit.attributes).toEqual({ 'punto.attempt': 1 });
    expect(parseTraceparent(sent ?? '')?.spanId).toBe(debit.id);
  });

  it('long after its requests is in the trace of the first, and links to the others', async () => {
    recorder = recordSpans();
    const { tracing } = recorder;
    const tickets = ['one', 'two'].map((name) => tracing.receive(name, undefined, {}));
    const kept = tickets.map((span) => tracing.within(span, () => activeTraceparent(tracing)));
    const stranger = tracing.receive('stranger', undefined, {});
    const requests = [null, ...kept, ...kept];
    await tracing.within(stranger, () => outgoingCall(tracing, { name: 'credit', requests }, async () => {}));
    expect(recorder.one('credit')).toMatchObject({
      trace: tickets[0]?.id.traceId,
      parent: tickets[0]?.id.spanId,
      links: [tickets[1]?.id.spanId],
    });
  });

  it('for requests without a trace begins one, whatever is active', async () => {
    recorder = recordSpans();
    const { tracing } = recorder;
    const stranger = tracing.receive('stranger', undefined, {});
    await tracing.within(stranger, () =>
      outgoingCall(tracing, { name: 'credit', requests: [null] }, async () => {}),
    );
    expect(recorder.one('credit').parent).toBeNull();
  });

  it('that rejects marks the span with a code and rethrows the error', async () => {
    recorder = recordSpans();
    const { tracing } = recorder;
    const broken = new Error('Anna has 12.50');
    const send = () => Promise.reject(broken);
    await expect(outgoingCall(tracing, { name: 'debit' }, send)).rejects.toBe(broken);
    await expect(
      outgoingCall(tracing, { name: 'credit' }, (_traceparent, fail) => {
        fail('funds');
        return Promise.reject(broken);
      }),
    ).rejects.toBe(broken);
    expect(recorder.one('debit')).toMatchObject({ failed: true, attributes: { 'error.type': 'unanswered' } });
    expect(recorder.one('credit')).toMatchObject({ failed: true, attributes: { 'error.type': 'funds' } });
    expect(recorder.text()).not.toContain('Anna');
  });
});
