import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPTION_IDS } from '@punto/engine/option-id';
import { readRooms } from '@punto/server/rooms/room-folder';
import { describe, expect, it } from 'vitest';
import { checkPlan, MARGIN_MS, offeredBets, type Plan, roomOf, sendingTime } from './plan.ts';

const PLAN: Plan = {
  patrons: 5_000,
  watchers: 0,
  tables: 20,
  rounds: 20,
  warmUp: 0,
  tickets: 1,
  bets: 3,
  ownBets: 0,
  limits: 0,
  burst: 'closing',
  rate: 20_000,
  pace: 'fast',
  idleSeconds: 0,
  seed: 1,
};

const tablesOf = (plan: Plan) => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-load-plan-'));
  const file = join(folder, 'room.json');
  writeFileSync(file, JSON.stringify(roomOf(plan)));
  const read = readRooms(file);
  rmSync(folder, { recursive: true });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.tables;
};

describe('the tickets of a round', () => {
  it('are sent at the requested rate in the last moments of betting', () => {
    expect(sendingTime(PLAN, 1_000, 3_000)).toEqual({ from: 2_650, until: 3_000 - MARGIN_MS });
  });

  it('are sent all through betting when they are to come evenly', () => {
    expect(sendingTime({ ...PLAN, burst: 'even' }, 1_000, 3_000)).toEqual({ from: 1_000, until: 2_900 });
  });

  it('are never sent before the round has opened, and never after it closed', () => {
    const slow = { ...PLAN, rate: 10 };
    expect(sendingTime(slow, 1_000, 3_000)).toEqual({ from: 1_000, until: 2_900 });
    expect(sendingTime(PLAN, 1_000, 1_050)).toEqual({ from: 950, until: 950 });
  });
});

describe('the tables of a plan', () => {
  it('are a valid room file, with a window for the tickets', () => {
    const tables = tablesOf(PLAN);
    expect(tables).toHaveLength(20);
    expect(tables[19]).toMatchObject({ table: 'load-20', pace: { bettingMs: 600, shufflingMs: 100 } });
  });

  it('[B] have the published bets that the plan asks for', () => {
    const [table] = tablesOf({ ...PLAN, ownBets: 60, tables: 1 });
    expect(table?.bets).toHaveLength(60);
    expect(table?.offers).toHaveLength(OPTION_IDS.length + 60);
    expect(tablesOf(PLAN)[0]?.bets).toBeUndefined();
    expect(offeredBets().length).toBeGreaterThanOrEqual(60);
  });

  it('begin one after the other when tickets come evenly, and a round accepts the requested rate', () => {
    const [first, second] = tablesOf({ ...PLAN, burst: 'even', tickets: 4, rate: 10_000, tables: 2 });
    const { bettingMs, closedMs, cardMs, thirdCardMs, resultMs, shufflingMs } = first?.pace ?? raise();
    expect(bettingMs - MARGIN_MS + closedMs + 4 * cardMs + thirdCardMs + resultMs).toBe(2_000);
    expect((second?.pace.shufflingMs ?? 0) - shufflingMs).toBe(1_050);
  });

  it('are left unchanged on request', () => {
    const [table] = tablesOf({ ...PLAN, pace: 'live' });
    expect(table?.pace.bettingMs).toBe(18_000);
  });
});

const raise = (): never => {
  throw new Error('there is no table');
};

describe('a plan that cannot be played', () => {
  it.each([
    ['more tables than patrons', { patrons: 10, watchers: 5, tables: 20 }, '--tables: 20 tables need'],
    ['a steady rate above what a round holds', { burst: 'even' }, 'ask for --tickets 3 or more'],
  ] as const)('is refused: %s', (_, change, words) => {
    expect(() => checkPlan({ ...PLAN, ...change })).toThrow(words);
  });

  it('has no such fault', () => {
    for (const change of [
      {},
      { burst: 'even', tickets: 3 },
      { patrons: 0, watchers: 20, rounds: 0 },
    ] as const)
      expect(() => checkPlan({ ...PLAN, ...change })).not.toThrow();
  });
});
