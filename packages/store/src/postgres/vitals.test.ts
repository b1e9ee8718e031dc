import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queryable } from './rows.ts';
import { createVitals } from './vitals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const SUMS = {
  ...{ house: -300, patron: 290, escrow: 10, held: 25, staked: 20 },
  ...{ patrons: 2, patron_sessions: 3, floor_sessions: 1 },
};

/** A database that takes so long for each answer, or refuses. */
const createDealerPresence = (takesMs = 1, refusal: Error | null = null) => {
  const asked: string[] = [];
  const told: string[] = [];
  const pool: Queryable = {
    query: async (sql) => {
      asked.push(sql);
      vi.advanceTimersByTime(takesMs);
      if (refusal) throw refusal;
      return { rows: [SUMS], rowCount: 1 } as never;
    },
  };
  const latest: { went: boolean | null } = { went: null };
  const vitals = createVitals(pool, {
    schema: { found: 1, now: 1 },
    pulse: {
      latest: () => latest.went,
      committed: () => void told.push('went'),
      commitFailed: () => void told.push('failed'),
    },
    waiting: () => 0,
  });
  return { asked, told, latest, vitals };
};

it('[T3] tries to write when no commit has told lately, once for all who ask', async () => {
  const { asked, told, latest, vitals } = createDealerPresence();
  expect(await Promise.all([vitals.canWrite(), vitals.canWrite()])).toEqual([true, true]);
  expect([asked.length, told]).toEqual([1, ['went']]);
  latest.went = false;
  expect(await vitals.canWrite()).toBe(false);
  expect(asked).toHaveLength(1);
});

it('[T3] says no where it only reads, and counts it as a commit that failed', async () => {
  const { told, vitals } = createDealerPresence(
    1,
    new Error('cannot execute UPDATE in a read-only transaction'),
  );
  expect([await vitals.canWrite(), told]).toEqual([false, ['failed']]);
});

it('[L6] finds money that came from nowhere, and stakes held back for nothing', async () => {
  const { vitals } = createDealerPresence();
  expect(await vitals.sums()).toEqual({
    ...{ imbalanceMinor: 0, stakeImbalanceMinor: 5, stakedMinor: 20, patrons: 2 },
    ...{ balanceMinor: { house: -300, patron: 290, escrow: 10 }, sessions: { patrons: 3, floor: 1 } },
  });
});

it.each([
  ['ten seconds', 1, 10_000],
  ['fifty times what it took', 400, 20_000],
])('adds the books up again after %s', async (_, takesMs, pauseMs) => {
  const { asked, vitals } = createDealerPresence(takesMs);
  const first = await vitals.sums();
  vi.advanceTimersByTime(pauseMs - takesMs - 1);
  expect(await vitals.sums()).toBe(first);
  vi.advanceTimersByTime(1);
  await vitals.sums();
  expect(asked).toHaveLength(2);
});

it('adds them up anew when it could not, and says so each time', async () => {
  const { asked, vitals } = createDealerPresence(1, new Error('away'));
  await expect(vitals.sums()).rejects.toThrow('away');
  await expect(vitals.sums()).rejects.toThrow('away');
  expect(asked).toHaveLength(2);
});

it('does not know what only the database knows', async () => {
  const { vitals } = createDealerPresence();
  expect(await vitals.room()).toMatchObject({ walBytes: null, freeBytes: null });
  expect(vitals.lastBackupAt()).toBeNull();
});
