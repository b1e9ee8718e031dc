import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queryable } from './typed-queries.ts';
import { createVitals } from './vitals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const SUMS = {
  ...{ house: -300, patron: 290, escrow: 10, held: 25, waiting: 20, staked: 20, off: 0 },
  ...{ patrons: 2, patron_sessions: 3, floor_sessions: 1 },
};

/** A fake database that answers after `takesMs`, or refuses. */
const createFakeDatabase = (takesMs = 1, refusal: Error | null = null) => {
  const asked: string[] = [];
  const lines: string[] = [];
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
      committed: () => void lines.push('went'),
      commitFailed: () => void lines.push('failed'),
    },
    waiting: () => 0,
  });
  return { asked, lines, latest, vitals };
};

it('[T3] tries a write when there was no recent commit, once for all callers', async () => {
  const { asked, lines, latest, vitals } = createFakeDatabase();
  expect(await Promise.all([vitals.canWrite(), vitals.canWrite()])).toEqual([true, true]);
  expect([asked.length, lines]).toEqual([1, ['went']]);
  latest.went = false;
  expect(await vitals.canWrite()).toBe(false);
  expect(asked).toHaveLength(1);
});

it('[T3] reports a read-only database as not writable, and counts a failed commit', async () => {
  const { lines, vitals } = createFakeDatabase(
    1,
    new Error('cannot execute UPDATE in a read-only transaction'),
  );
  expect([await vitals.canWrite(), lines]).toEqual([false, ['failed']]);
});

it('[L6] finds money without origin, and pending amounts without stakes', async () => {
  const { vitals } = createFakeDatabase();
  expect(await vitals.sums()).toEqual({
    ...{ imbalanceMinor: 0, stakeImbalanceMinor: 5, stakedMinor: 20, patrons: 2 },
    ...{ balanceMinor: { house: -300, patron: 290, escrow: 10 }, sessions: { patrons: 3, floor: 1 } },
  });
});

it.each([
  ['ten seconds', 1, 10_000],
  ['fifty times what it took', 400, 20_000],
])('adds the books up again after %s', async (_, takesMs, pauseMs) => {
  const { asked, vitals } = createFakeDatabase(takesMs);
  const first = await vitals.sums();
  vi.advanceTimersByTime(pauseMs - takesMs - 1);
  expect(await vitals.sums()).toBe(first);
  vi.advanceTimersByTime(1);
  await vitals.sums();
  expect(asked).toHaveLength(2);
});

it('reads the sums again after a failure, and rejects each time', async () => {
  const { asked, vitals } = createFakeDatabase(1, new Error('away'));
  await expect(vitals.sums()).rejects.toThrow('away');
  await expect(vitals.sums()).rejects.toThrow('away');
  expect(asked).toHaveLength(2);
});

it('returns null for readings that only the database server has', async () => {
  const { vitals } = createFakeDatabase();
  expect(await vitals.room()).toMatchObject({ walBytes: null, freeBytes: null });
  expect(vitals.lastBackupAt()).toBeNull();
});
