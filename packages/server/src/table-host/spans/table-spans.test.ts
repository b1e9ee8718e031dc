// The spans of a real table on the real store, in virtual time.
import { coins } from '@punto/engine/minor';
import type { Store } from '@punto/store/store';
import { type Duty, type PatronId, tableId, ticketId } from '@punto/table/index';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE_DECK } from '../../../test/support/one-deck.ts';
import { type RecordedSpan, recordSpans, type SpanRecorder } from '../../../test/support/span-recorder.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { NO_METER } from '../../meter/meter.ts';
import type { TraceSpan } from '../../trace/tracing.ts';
import { logBatch } from '../batch-log.ts';
import { ItemTrace } from './item-trace.ts';
import { createTableSpans } from './table-spans.ts';

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const UNSAMPLED = CALLER.replace(/1$/, '0');
const OF_A_REQUEST = ['wait in mailbox', 'prepare', 'decide', 'commit', 'answer'];

let recorder: SpanRecorder;
let deployment: TestDeployment;
let anna: PatronId;
let failing: unknown;
/** The active span at each write. */
let active: (string | undefined)[];

beforeEach(async () => {
  failing = null;
  active = [];
  recorder = recordSpans();
  const disturb = (store: Store): Store => ({
    ...store,
    write: (request) => {
      active.push(recorder.tracing.active()?.spanId);
      return failing === null ? store.write(request) : Promise.reject(failing);
    },
  });
  const { tracing } = recorder;
  deployment = await createTestDeployment([ONE_DECK], seededWords(11), disturb, { tracing });
  anna = await deployment.admit('anna');
  await deployment.until('one', 'betting');
});
afterEach(async () => {
  await deployment.close();
  recorder.close();
});

const name = (n: number) => ticketId(`ticket-${String(n).padStart(4, '0')}`);

/** Sends a ticket within a new span, as a gateway does. */
const bet = async (n: number, stake = 10, traceparent?: string): Promise<TraceSpan> => {
  const { tracing } = recorder;
  const span = tracing.receive('receive', traceparent, {});
  await tracing.within(span, () => deployment.bet('one', anna, name(n), { player: stake }));
  await deployment.leap(0);
  span.end();
  return span;
};

const below = ({ id }: TraceSpan): readonly RecordedSpan[] =>
  recorder.spans().filter(({ parent }) => parent === id.spanId);
const child = (span: TraceSpan, wanted: string): RecordedSpan => {
  const found = below(span).find((each) => each.name === wanted);
  if (!found) throw new Error(`no ${wanted} among ${below(span).map((each) => each.name)}`);
  return found;
};

describe('the trace of a ticket', () => {
  it('shows its way through the table, one after the other', async () => {
    const span = await bet(1);
    const spans = below(span);
    expect(spans.map((each) => each.name)).toEqual(OF_A_REQUEST);
    expect(new Set(spans.map(({ trace }) => trace))).toEqual(new Set([span.id.traceId]));
    for (const [at, { fromMs, toMs }] of spans.entries()) {
      expect(toMs).toBeGreaterThanOrEqual(fromMs);
      const next = spans[at + 1];
      if (next) expect(next.fromMs).toBeGreaterThanOrEqual(toMs - 0.001);
    }
    expect(child(span, 'decide').attributes).toEqual({ 'punto.table': 'one', 'punto.outcome': 'accepted' });
  });

  it('has the settlement of its round, with a link to the batch that settled it', async () => {
    const one = await bet(1);
    const two = await bet(2);
    await deployment.until('one', 'settled');
    for (const span of [one, two]) {
      const settle = child(span, 'settle');
      expect(settle.attributes).toEqual({
        ...{ 'punto.table': 'one', 'punto.shoe': 1, 'punto.round': 1, 'punto.outcome': 'settled' },
      });
      const batch = recorder.named('write batch').find(({ id }) => id === settle.links[0]);
      expect(batch?.links.toSorted()).toEqual([one.id.spanId, two.id.spanId].toSorted());
    }
    await deployment.until('one', 'settled');
    expect(recorder.named('settle')).toHaveLength(2);
  });

  it('names the refusal, and has no settlement', async () => {
    const span = await bet(1, 1_000_000);
    expect(child(span, 'decide').attributes['punto.outcome']).toBe('above-maximum');
    await deployment.until('one', 'settled');
    expect(below(span).map((each) => each.name)).toEqual(OF_A_REQUEST);
  });

  it('of a ticket repeated after its round has no settlement of a later round', async () => {
    await bet(1);
    const ticket = deployment.state('one').round;
    expect(ticket?.number).toBe(1);
    await deployment.until('one', 'betting');
    const span = recorder.tracing.receive('receive', undefined, {});
    await recorder.tracing.within(span, () =>
      deployment.send('one', {
        ...{ id: name(1), patron: anna, shoe: 1, round: 1, mode: 'traditional' },
        bets: [{ option: 'player', stakeMinor: coins(10) }],
      }),
    );
    await deployment.leap(0);
    expect(child(span, 'decide').attributes['punto.outcome']).toBe('accepted');
    await deployment.until('one', 'settled');
    expect(below(span).map((each) => each.name)).toEqual(OF_A_REQUEST);
    expect(recorder.named('settle')).toHaveLength(1);
  });

  it('shows a commit that failed', async () => {
    failing = new Error('disk of Anna full');
    const span = await bet(1);
    expect(below(span).map((each) => each.name)).toEqual(['wait in mailbox', 'commit']);
    expect(child(span, 'commit')).toMatchObject({
      failed: true,
      attributes: { 'error.type': 'not-written' },
    });
    failing = null;
    expect(recorder.text()).not.toContain('Anna');
  });

  it('of an act is the same without a settlement', async () => {
    const act = recorder.tracing.receive('receive', undefined, {});
    await recorder.tracing.within(act, () => deployment.act('one', anna, { act: 'deal' }));
    await deployment.leap(0);
    expect(below(act).map((each) => each.name)).toEqual(OF_A_REQUEST);
    expect(child(act, 'decide').attributes['punto.outcome']).toBe('not-the-holder');
  });
});

describe('a duty', () => {
  const staff = { id: 'rosa', name: 'Rosa' };
  const within = async (span: TraceSpan, duty: Duty, request = 'once'): Promise<void> => {
    await recorder.tracing.within(span, () =>
      deployment.ask('one', { type: 'duty', staff, role: 'supervisor', preview: false, request, duty }),
    );
    await deployment.leap(0);
  };

  it('that is repeated has no decision in its second trace', async () => {
    const [first, again] = ['first', 'again'].map((name) => recorder.tracing.receive(name, undefined, {}));
    if (!first || !again) throw new Error('there are two');
    for (const span of [first, again]) await within(span, { duty: 'pause', reason: 'A card fell.' });
    expect(below(first).map((each) => each.name)).toEqual(OF_A_REQUEST);
    expect(below(again).map((each) => each.name)).toEqual(['wait in mailbox', 'commit', 'answer']);
  });

  it('that voids an earlier round settles no ticket of the present round', async () => {
    await deployment.bet('one', anna, name(1), { player: 10 });
    await deployment.until('one', 'betting');
    const span = await bet(2);
    const duty = recorder.tracing.receive('duty', undefined, {});
    await within(duty, {
      ...{ duty: 'void-round', shoe: 1, round: 1, reason: 'A card fell.', approvedBy: null },
    });
    expect(child(duty, 'decide').attributes['punto.outcome']).toBe('done');
    expect(below(span).map((each) => each.name)).toEqual(OF_A_REQUEST);
    await deployment.until('one', 'settled');
    expect(child(span, 'settle').attributes['punto.round']).toBe(2);
  });
});

describe('a private table', () => {
  it('is named by its room, without the id of its patron', async () => {
    const { tracing } = recorder;
    const spans = createTableSpans(tracing, 'single.guest-17');
    const meter = spans.over(NO_METER.table(tableId('single.guest-17')));
    const span = tracing.receive('receive', undefined, {});
    const trace = tracing.within(span, spans.traceItem);
    const write = spans.around(async () => {
      trace?.deciding();
      trace?.decided('accepted', true);
      meter.wrote({ events: 1, accepted: 1, refused: [], ended: [] }, deployment.state('one'));
    });
    await write([{ kind: 'ticket', trace }]);
    expect(child(span, 'decide').attributes['punto.table']).toBe('single');
    expect(recorder.text()).not.toContain('guest-17');
  });
});

describe('a batch', () => {
  it('has a separate trace, linked with the tickets that share its commit', async () => {
    const { tracing } = recorder;
    const spans = [1, 2, 3].map(() => tracing.receive('receive', undefined, {}));
    await Promise.all(
      spans.map((span, n) =>
        tracing.within(span, () => deployment.bet('one', anna, name(n + 1), { player: 10 })),
      ),
    );
    await deployment.leap(0);
    const batch = recorder.one('write batch');
    expect(batch.parent).toBeNull();
    expect(batch.links).toEqual(spans.map(({ id }) => id.spanId));
    expect(batch.attributes).toEqual({
      ...{ 'punto.table': 'one', 'punto.batch.events': 3 },
      ...{ 'punto.batch.accepted': 3, 'punto.batch.refused': 0 },
    });
    for (const span of spans) expect(child(span, 'commit').links).toEqual([batch.id]);
    // The store writes the batch outside of any span, since it serves all requests.
    expect(active.at(-1)).toBeUndefined();
  });

  it('without a traced request has no span', async () => {
    await deployment.bet('one', anna, name(1), { player: 10 });
    await deployment.until('one', 'settled');
    expect(recorder.spans()).toEqual([]);
  });

  it('of a request that is not sampled has no span, and its log line has the trace', async () => {
    await bet(1, 10, UNSAMPLED);
    await deployment.until('one', 'settled');
    expect(recorder.named('write batch')).toEqual([]);
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const trace = new ItemTrace({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'a', traceFlags: 0 });
    const ticket = { id: name(1), patron: anna, shoe: 1, round: 1, mode: 'traditional', bets: [] } as const;
    const item = {
      kind: 'ticket',
      ticket,
      arrived: deployment.clock.now(),
      suspended: false,
      trace,
    } as const;
    const tally = { events: 1, accepted: 1, refused: [], ended: [] };
    logBatch(log, deployment.state('one'), [{ ...item, reply: () => {} }], tally);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ticket: name(1), trace_id: trace.parent.traceId });
  });
});
