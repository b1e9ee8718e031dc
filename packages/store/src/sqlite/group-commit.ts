// Group commit: requests that wait at the same time share one COMMIT, because the flush to disk costs more than
// everything else. A group closes by `setImmediate`, when a turn of the event loop has brought no further request: so a single request
// waits for no timer, in a busy server the requests of several turns join, and while a flush blocks the loop the next group collects. [T3]

import type { DatabaseSync } from 'node:sqlite';
import { type CommitMeter, NO_COMMIT_METER } from '../commit-meter.ts';
import { StoreBusy, StoreClosed } from '../store-unavailable.ts';
import { createFailedCommits } from './log/failed-commit.ts';

/**
 * Weight at which a transaction takes no further request; bounds how long the event loop is blocked. A weight and not a
 * time, so that the same requests are always grouped the same way.
 */
const GROUP_WEIGHT = 1024;
/** Turns of the event loop after which a group closes though each has brought requests; bounds how long the first one waits. */
const MOST_TURNS = 4;
/** Most requests waiting; beyond it `run` rejects with `StoreBusy`. */
const WAITING_LIMIT = 16 * 1024;
/**
 * The number of groups of one request after a failed gathered write, so that a request that always fails then fails alone. The
 * host of a table tries again after a second, and a thousand commits take longer than that.
 */
const ALONE_AFTER_FAILURE = 1_000;

/** The outcome of a request and its writes, none of them done yet. */
export type Decided<T> = { readonly result: T; readonly write: () => void };

export type GroupCommit = {
  /**
   * Runs `work` once, in its own savepoint; settles after COMMIT. A throw rolls back this work only. `weight`: cost of
   * the work, where a ticket is 1.
   */
  readonly run: <T>(work: () => T, weight?: number) => Promise<T>;
  /**
   * Like `run` without a savepoint, which costs a copy of every page: `decide` only reads, and a throw of it rejects this request
   * only. Its changes are written directly after it; a throw of `write` rolls back the whole group.
   */
  readonly decide: <T>(decide: () => Decided<T>, weight?: number) => Promise<T>;
  /** Requests that wait for a commit. */
  readonly waiting: () => number;
  /** Commits the waiting requests and refuses further ones. */
  readonly close: () => void;
};

/** Called when the transaction is on disk. */
type Settle = () => void;
type Job = { readonly weight: number; readonly fail: (cause: unknown) => void } & (
  | { readonly attempt: () => Settle }
  | { readonly decide: () => Decided<Settle> }
);

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
  /** The number of groups of one request still to come. */
  let alone = 0;

  const schedule = (): void => {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    collect(0, MOST_TURNS);
  };

  const collect = (known: number, turns: number): void => {
    setImmediate(() => {
      if (turns > 1 && waiting.length > known && waiting.length < GROUP_WEIGHT)
        return collect(waiting.length, turns - 1);
      scheduled = false;
      flush();
      schedule();
    });
  };

  const flush = (): void => {
    const group = waiting.splice(0, alone > 0 ? 1 : groupSize(waiting));
    if (group.length === 0) return;
    alone = Math.max(0, alone - 1);
    const began = performance.now();
    let hasReachedCommit = false;
    try {
      refuse();
      failed.clear();
      begin.run();
      const outcomes = group.map((job) =>
        'attempt' in job ? marked(job, job.attempt) : decided(job, job.decide),
      );
      hasReachedCommit = true;
      commitAll();
      meter.committed(group.length, performance.now() - began);
      for (const settle of outcomes) settle();
    } catch (cause) {
      const isOfDisk = hasReachedCommit || !database.isTransaction;
      if (database.isTransaction) rollback.run();
      if (hasReachedCommit) clearNow();
      undone();
      if (isOfDisk) meter.commitFailed(cause);
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

  const marked = (job: Job, attempt: () => Settle): Settle => {
    mark.run();
    try {
      const settle = attempt();
      keep.run();
      return settle;
    } catch (cause) {
      failAlone(cause);
      undo.run();
      keep.run();
      undone();
      return () => job.fail(cause);
    }
  };

  const decided = (job: Job, decide: () => Decided<Settle>): Settle => {
    let made: Decided<Settle>;
    try {
      made = decide();
    } catch (cause) {
      failAlone(cause);
      return () => job.fail(cause);
    }
    try {
      made.write();
    } catch (cause) {
      alone = ALONE_AFTER_FAILURE;
      throw cause;
    }
    return made.result;
  };

  /** SQLite rolls back the whole transaction on a full or failing disk: then all requests of the group fail. */
  const failAlone = (cause: unknown): void => {
    if (!database.isTransaction) throw cause;
  };

  const enter = <T>(job: (resolve: (value: T) => void, fail: (cause: unknown) => void) => Job): Promise<T> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new StoreClosed('the store is closed'));
      if (waiting.length >= WAITING_LIMIT) return reject(new StoreBusy('too many requests are waiting'));
      waiting.push(job(resolve, reject));
      schedule();
    });

  return {
    run: <T>(work: () => T, weight = 1) =>
      enter<T>((resolve, fail) => ({
        weight,
        fail,
        attempt: () => {
          const value = work();
          return () => resolve(value);
        },
      })),
    decide: <T>(decide: () => Decided<T>, weight = 1) =>
      enter<T>((resolve, fail) => ({
        weight,
        fail,
        decide: () => {
          const { result, write } = decide();
          return { write, result: () => resolve(result) };
        },
      })),
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
