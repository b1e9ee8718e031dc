import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoreHealth } from './store-health.ts';
import type { Queryable } from './typed-queries.ts';

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
  const health = createStoreHealth(pool, {
    schema: { found: 1, now: 1 },
    pulse: {
      latest: () => latest.went,
      committed: () => void lines.push('went'),
      commitFailed: () => void lines.push('failed'),
    },
    waiting: () => 0,
  });
  return { asked, lines, latest, health };
};

it('[T3] tries a write when there was no recent commit, once for all callers', async () => {
  const { asked, lines, latest, health } = createFakeDatabase();
  expect(await Promise.all([health.canWrite(), health.canWrite()])).toEqual([true, true]);
  expect([asked.length, lines]).toEqual([1, ['went']]);
  latest.went = false;
  expect(await health.canWrite()).toBe(false);
  expect(asked).toHaveLength(1);
});

it('[T3] reports a read-only database as not writable, and counts a failed commit', async () => {
  const { lines, health } = createFakeDatabase(
    1,
    new Error('cannot execute UPDATE in a read-only transaction'),
  );
  expect([await health.canWrite(), lines]).toEqual([false, ['failed']]);
});

it('[L6] finds money without origin, and pending amounts without stakes', async () => {
  const { health } = createFakeDatabase();
  expect(await health.sums()).toEqual({
    ...{ imbalanceMinor: 0, stakeImbalanceMinor: 5, stakedMinor: 20, patrons: 2 },
    ...{ balanceMinor: { house: -300, patron: 290, escrow: 10 }, sessions: { patrons: 3, floor: 1 } },
  });
});

it.each([
  ['ten seconds', 1, 10_000],
  ['fifty times what it took', 400, 20_000],
])('adds the books up again after %s', async (_, takesMs, pauseMs) => {
  const { asked, health } = createFakeDatabase(takesMs);
  const first = await health.sums();
  vi.advanceTimersByTime(pauseMs - takesMs - 1);
  expect(await health.sums()).toBe(first);
  vi.advanceTimersByTime(1);
  await health.sums();
  expect(asked).toHaveLength(2);
});

it('reads the sums again after a failure, and rejects each time', async () => {
  const { asked, health } = createFakeDatabase(1, new Error('away'));
  await expect(health.sums()).rejects.toThrow('away');
  await expect(health.sums()).rejects.toThrow('away');
  expect(asked).toHaveLength(2);
});

it('returns null for readings that only the database server has', async () => {
  const { health } = createFakeDatabase();
  expect(await health.room()).toMatchObject({ walBytes: null, freeBytes: null });
  expect(health.lastBackupAt()).toBeNull();
});
