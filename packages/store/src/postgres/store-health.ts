// Health readings of the PostgreSQL store, as one node sees it. Readings are cached, however often they are requested,
// because many nodes query one database. Its log size, free disk space and backups are the database server's matter and
// unknown here.

import type { CommitHealth } from '../shared/commit-health.ts';
import type { StoreHealth, Sums } from '../store-health.ts';
import type { Schema } from './migration.ts';
import { readSums } from './sums.ts';
import { change, type Queryable, row } from './typed-queries.ts';

/** The sums are not read again before this time, nor before 50 times the duration of the last reading. */
const SUMS_MS = 10_000;
const SUMS_SHARE = 50;

type Watched = {
  readonly schema: Schema;
  readonly pulse: Pick<CommitHealth, 'latest' | 'committed' | 'commitFailed'>;
  readonly waiting: () => number;
};

export const createStoreHealth = (pool: Queryable, { schema, pulse, waiting }: Watched): StoreHealth => {
  let probe: Promise<boolean> | null = null;
  let reading: { until: number; readonly sums: Promise<Sums> } | null = null;

  /** Commits a change without effect: a read-only database refuses it. */
  const commits = async (): Promise<boolean> => {
    const began = performance.now();
    try {
      await change(pool, 'UPDATE punto_schema SET version = version');
    } catch (cause) {
      // The answer is only `false`; the cause is reported by requests that failed to write.
      pulse.commitFailed(cause);
      return false;
    }
    pulse.committed(1, performance.now() - began);
    return true;
  };

  const canWrite = (): Promise<boolean> => {
    probe ??= commits().finally(() => {
      probe = null;
    });
    return probe;
  };

  const sums = (): Promise<Sums> => {
    const began = performance.now();
    if (reading && began < reading.until) return reading.sums;
    const next = { until: Number.POSITIVE_INFINITY, sums: readSums(pool) };
    reading = next;
    next.sums.then(
      () => {
        next.until = began + Math.max(SUMS_MS, SUMS_SHARE * (performance.now() - began));
      },
      () => {
        // A failed reading is not kept.
        if (reading === next) reading = null;
      },
    );
    return next.sums;
  };

  return {
    schema,
    canWrite: async () => pulse.latest() ?? canWrite(),
    waiting,
    sums,
    room: async () => {
      const size = await row<{ bytes: number }>(pool, 'SELECT pg_database_size(current_database()) AS bytes');
      return { databaseBytes: size?.bytes ?? 0, walBytes: null, freeBytes: null };
    },
    lastBackupAt: () => null,
  };
};
