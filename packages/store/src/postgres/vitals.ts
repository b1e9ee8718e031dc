// How the store on PostgreSQL is doing, as one node sees it. What it asks of the database it asks seldom, however often
// it is asked itself: many nodes look at one database. Its log, what is free beside it and its backups are the
// database's own business, and not known here.

import type { Pulse } from '../shared/pulse.ts';
import type { Sums, Vitals } from '../vitals.ts';
import type { Schema } from './migration.ts';
import { change, type Queryable, row } from './rows.ts';
import { readSums } from './sums.ts';

/** The sums are not read again before, nor before so many times what reading them took has passed. */
const SUMS_MS = 10_000;
const SUMS_SHARE = 50;

type Watched = {
  readonly schema: Schema;
  readonly pulse: Pick<Pulse, 'latest' | 'committed' | 'commitFailed'>;
  readonly waiting: () => number;
};

export const createVitals = (pool: Queryable, { schema, pulse, waiting }: Watched): Vitals => {
  let probe: Promise<boolean> | null = null;
  let reading: { until: number; readonly sums: Promise<Sums> } | null = null;

  /** Changes nothing, and is committed all the same: a database that only reads refuses it. */
  const commits = async (): Promise<boolean> => {
    const began = performance.now();
    try {
      await change(pool, 'UPDATE punto_schema SET version = version');
    } catch (cause) {
      // Whoever asks is told no; what is wrong is told by whoever had something to write.
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
        // A reading that failed is no reading.
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
