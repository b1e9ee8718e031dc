// Group commit: requests that wait at the same time share one COMMIT, because the flush to disk costs more than
// everything else. A group closes by `setImmediate`: all requests of this turn of the event loop join, a single request
// waits for no timer, and while a flush blocks the loop the next group collects, so groups grow as the disk gets
// slower. [T3]

import type { DatabaseSync } from 'node:sqlite';
import { type CommitMeter, NO_COMMIT_METER } from '../commit-meter.ts';
import { StoreBusy, StoreClosed } from '../store-unavailable.ts';
import { createFailedCommits } from './log/failed-commit.ts';

/**
 * Weight at which a transaction takes no further request; bounds how long the event loop is blocked. A weight and not a
 * time, so that the same requests are always grouped the same way.
 */
const GROUP_WEIGHT = 1024;
/** Most requests waiting; beyond it `run` rejects with `StoreBusy`. */
const WAITING_LIMIT = 16 * 1024;

export type GroupCommit = {
  /**
   * Runs `work` once, in its own savepoint; settles after COMMIT. A throw rolls back this work only. `weight`: cost of
   * the work, where a ticket is 1.
   */
  readonly run: <T>(work: () => T, weight?: number) => Promise<T>;
  /** Requests that wait for a commit. */
  readonly waiting: () => number;
  /** Commits the waiting requests and refuses further ones. */
  readonly close: () => void;
};

type Job = {
  /** Does the work; returns the function to call once it is on disk. */
  readonly attempt: () => () => void;
  readonly weight: number;
  readonly fail: (cause: unknown) => void;
};

/**
 * `undone`: called after a rollback of any work, so that caches are dropped. `refuse`: throws when writing is no longer
 * allowed.
 */
export const createGroupCommit = (
  database: DatabaseSync,
  meter: CommitMeter = NO_COMMIT_METER,
  undone: () => void = () => {},
  refuse: () => void = () => {},
): GroupCommit => {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  const mark = database.prepare('SAVEPOINT request');
  const keep = database.prepare('RELEASE request');
  const undo = database.prepare('ROLLBACK TO request');
  const failed = createFailedCommits(database);

  const waiting: Job[] = [];
  let scheduled = false;
  let closed = false;

  const schedule = (): void => {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      flush();
      schedule();
    });
  };

  const flush = (): void => {
    const group = waiting.splice(0, groupSize(waiting));
    if (group.length === 0) return;
    const began = performance.now();
    let hasReachedCommit = false;
    try {
      refuse();
      failed.clear();
      begin.run();
      const outcomes = group.map(within);
      hasReachedCommit = true;
      commitAll();
      meter.committed(group.length, performance.now() - began);
      for (const settle of outcomes) settle();
    } catch (cause) {
      if (database.isTransaction) rollback.run();
      if (hasReachedCommit) clearNow();
      undone();
      meter.commitFailed(cause);
      for (const job of group) job.fail(cause);
    }
  };

  /**
   * Renews the log now if possible, so that a crash cannot bring back the failed commit; otherwise the next write does
   * it.
   */
  const clearNow = (): void => {
    try {
      failed.clear();
    } catch {
      // The next write tries again, and reports the reason.
    }
  };

  const commitAll = (): void => {
    try {
      commit.run();
    } catch (cause) {
      throw failed.note(cause);
    }
  };

  const within = (job: Job): (() => void) => {
    mark.run();
    try {
      const settle = job.attempt();
      keep.run();
      return settle;
    } catch (cause) {
      // SQLite rolls back the whole transaction on a full or failing disk: all requests of the group fail.
      if (!database.isTransaction) throw cause;
      undo.run();
      keep.run();
      undone();
      return () => job.fail(cause);
    }
  };

  return {
    run: (work, weight = 1) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StoreClosed('the store is closed'));
        if (waiting.length >= WAITING_LIMIT) return reject(new StoreBusy('too many requests are waiting'));
        waiting.push({
          weight,
          attempt: () => {
            const value = work();
            return () => resolve(value);
          },
          fail: reject,
        });
        schedule();
      }),
    waiting: () => waiting.length,
    close: () => {
      closed = true;
      while (waiting.length > 0) flush();
    },
  };
};

/** How many requests the next group takes: at least one. */
const groupSize = (waiting: readonly Job[]): number => {
  let weight = 0;
  const last = waiting.findIndex((job) => {
    weight += job.weight;
    return weight >= GROUP_WEIGHT;
  });
  return last < 0 ? waiting.length : last + 1;
};
