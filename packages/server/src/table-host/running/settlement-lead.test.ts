// A large settlement is written before it is due, and published when it is due.
import { patronAccount } from '@punto/ledger/index';
import { instant, settlesNext, tableId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSetup } from '../../../test/support/fake-table.ts';
import {
  createTestDeployment,
  GRANT,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { startOfStep } from './settlement-lead.ts';

const TABLE = 'large';
const SETUP = {
  ...exampleSetup(TABLE),
  pace: {
    shufflingMs: 5000,
    bettingMs: 10_000,
    closedMs: 1000,
    cardMs: 800,
    thirdCardMs: 1200,
    resultMs: 4000,
  },
};
/** Half of the pause before the result. */
const LEAD_MS = Math.floor(SETUP.pace.thirdCardMs / 2);

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await createTestDeployment([SETUP], seededWords(5), undefined, { settlementUs: 60_000_000 });
});
afterEach(() => deployment.close());

/** A patron has a stake, and the last card is face up; returns the time of the result. */
const lastCard = async () => {
  const anna = await deployment.admit('anna');
  await deployment.until(TABLE, 'betting');
  await deployment.bet(TABLE, anna, ticketId('ticket-0001'), { player: 50 });
  expect(deployment.state(TABLE).round?.stakes.size).toBe(1);
  while (!settlesNext(deployment.state(TABLE))) await deployment.step();
  const { deadline } = deployment.state(TABLE);
  if (deadline === null) throw new Error('no result is due');
  return { anna, due: deadline };
};

const isPending = async (patron: string) => {
  const { balanceMinor, pendingMinor } = await deployment.store().account(patronAccount(patron));
  return pendingMinor > 0 && balanceMinor === GRANT;
};
const phases = () =>
  deployment.news.flatMap(({ news }) =>
    news.type === 'update' && news.changed.phase ? [news.changed.phase] : [],
  );
const settlements = () => deployment.news.filter(({ news }) => news.type === 'settled');
const eventTimes = async () => {
  const { events } = await deployment.store().load(tableId(TABLE), 'start');
  return events.map(({ type, at }) => ({ type, at }));
};
const pause = () =>
  deployment.ask(TABLE, {
    type: 'duty',
    ...{ staff: { id: 's1', name: 'Sara' }, role: 'supervisor', preview: false },
    duty: { duty: 'pause', reason: 'a look' },
  });

describe('a settlement of many stakes', () => {
  it('[T3] is on disk before it is due, and is published and readable when it is due', async () => {
    const { anna, due } = await lastCard();
    await deployment.leap(due - LEAD_MS - 1 - deployment.clock.now());
    expect(await isPending(anna)).toBe(true);
    await deployment.leap(1);
    expect(await isPending(anna)).toBe(false);
    expect(settlements()).toEqual([]);
    expect(phases().at(-1)).toBe('dealing');
    let shown: unknown = null;
    const look = deployment.look(TABLE).then((found) => {
      shown = found;
    });
    await deployment.leap(LEAD_MS - 1);
    expect([shown, settlements(), phases().at(-1)]).toEqual([null, [], 'dealing']);
    await deployment.leap(1);
    await look;
    expect(shown).toMatchObject({ view: { phase: 'settled' } });
    expect(settlements()).toHaveLength(1);
    expect(phases().at(-1)).toBe('settled');
    expect((await eventTimes()).at(-1)).toEqual({ type: 'RoundSettled', at: due });
  });

  it('[T5] is stopped by a pause before it starts', async () => {
    const { anna, due } = await lastCard();
    await deployment.leap(due - LEAD_MS - 1 - deployment.clock.now());
    expect(await pause()).toMatchObject({ refusal: null });
    await deployment.leap(60_000);
    expect(await isPending(anna)).toBe(true);
  });

  it('[T5] answers a pause that comes later when the result is published, and the times of events do not decrease', async () => {
    const { due } = await lastCard();
    await deployment.leap(due - LEAD_MS - deployment.clock.now());
    let answer: unknown = null;
    const paused = pause().then((reply) => {
      answer = reply;
    });
    await deployment.leap(LEAD_MS - 1);
    expect(answer).toBeNull();
    await deployment.leap(1);
    await paused;
    expect(answer).toMatchObject({ refusal: null });
    expect(deployment.state(TABLE)).toMatchObject({ phase: 'settled', pause: { since: due } });
    const times = (await eventTimes()).map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('[T3] is not done again after a crash before it was published', async () => {
    const { due } = await lastCard();
    await deployment.leap(due - LEAD_MS - deployment.clock.now());
    const crash = deployment.crash();
    // Ends the wait of the old host.
    await deployment.leap(LEAD_MS);
    await crash;
    expect(deployment.state(TABLE).phase).toBe('settled');
    await deployment.until(TABLE, 'betting');
    expect((await eventTimes()).filter(({ type }) => type === 'RoundSettled')).toHaveLength(1);
    expect(await deployment.store().audit()).toEqual([]);
  });
});

describe('startOfStep', () => {
  it('is the deadline for a small settlement, and for every other step', async () => {
    const { due } = await lastCard();
    const table = deployment.state(TABLE);
    expect(startOfStep(table)).toBe(due);
    expect(startOfStep({ ...table, phase: 'settled' }, 60_000_000)).toBe(due);
  });

  it('is earlier by the expected duration, at most by half of the pause', async () => {
    const { due } = await lastCard();
    expect(startOfStep(deployment.state(TABLE), 7_900)).toBe(instant(due - 7));
    expect(startOfStep(deployment.state(TABLE), 60_000_000)).toBe(instant(due - LEAD_MS));
  });
});
