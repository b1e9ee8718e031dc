// Requests that are waiting together share one COMMIT, because the flush to disk costs more than all the rest.
// The group is closed by `setImmediate`: everything that this turn of the event loop brings joins, a lone
// request waits for no timer, and while one flush blocks the loop the next group gathers behind it, so the
// group grows exactly as fast as the disk is slow. [T3]

import type { DatabaseSync } from 'node:sqlite';
import { type CommitMeter, NO_COMMIT_METER } from '../commit-meter.ts';
import { StoreBusy, StoreClosed } from '../store-unavailable.ts';
import { CommitInDoubt, createFailedCommits } from './log/failed-commit.ts';

/**
 * A transaction that weighs so much takes no further request: it bounds how long the loop stands still. A weight and no
 * time, so that the same requests are always grouped alike.
 */
const GROUP_WEIGHT = 1024;
/** Most requests waiting: beyond this the caller is told at once. */
const WAITING_LIMIT = 16 * 1024;

export type GroupCommit = {
  /**
   * Runs `work` once, in a savepoint of its own; settles after COMMIT. A throw undoes this work alone. `weight`: how
   * much it is to do, a ticket being 1.
   */
  readonly run: <T>(work: () => T, weight?: number) => Promise<T>;
  /** Requests that no commit has taken up yet. */
  readonly waiting: () => number;
  /** Commits what is waiting and takes nothing more. */
  readonly close: () => void;
};

type Job = {
  /** Does the work and gives what to do once it is on disk. */
  readonly attempt: () => () => void;
  readonly weight: number;
  readonly fail: (cause: unknown) => void;
};

/**
 * `undone`: some of what was written in this transaction is not there any more. `refuse` throws when nothing may be
 * written any more.
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
    try {
      refuse();
      failed.clear();
      begin.run();
      const outcomes = group.map(within);
      commitAll();
      meter.committed(group.length, performance.now() - began);
      for (const tell of outcomes) tell();
    } catch (cause) {
      if (database.isTransaction) rollback.run();
      if (cause instanceof CommitInDoubt) clearNow();
      undone();
      meter.commitFailed(cause);
      for (const job of group) job.fail(cause);
    }
  };

  /** At once where it can be, so that a crash brings back nothing of what failed; if not, before the next write. */
  const clearNow = (): void => {
    try {
      failed.clear();
    } catch {
      // The next write tries again, and fails with the reason.
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
      const tell = job.attempt();
      keep.run();
      return tell;
    } catch (cause) {
      // A full or failing disk ends the whole transaction by itself: then nobody's work stands.
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

/** The first of them at least. */
const groupSize = (waiting: readonly Job[]): number => {
  let weight = 0;
  const last = waiting.findIndex((job) => {
    weight += job.weight;
    return weight >= GROUP_WEIGHT;
  });
  return last < 0 ? waiting.length : last + 1;
};
