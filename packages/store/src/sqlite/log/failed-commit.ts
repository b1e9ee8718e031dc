// What a commit that failed leaves in the log. Its frames may be there whole, commit mark included, when only the flush
// failed; whatever is written next starts at the same place under the same salt. After several failures the ends of
// several transactions would follow one another there, and what a crash recovers would depend on their lengths. So after
// a failure nothing is written before SQLite has begun its log anew: emptied, and under another salt. [T3]
import type { DatabaseSync } from 'node:sqlite';
import { isTaken } from '../sqlite-error.ts';

/** Whether what a commit held is on disk is not known: it failed, and a crash right after may still bring it back. */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt';
}

export class LogNotRenewed extends Error {
  override readonly name = 'LogNotRenewed';
}

export type FailedCommits = {
  /** A commit threw; gives what to tell those who waited for it. */
  readonly note: (cause: unknown) => unknown;
  /** Before anything is written. Throws as long as the log cannot be begun anew after a failure. */
  readonly clear: () => void;
};

export const createFailedCommits = (database: DatabaseSync): FailedCommits => {
  let isClear = true;
  return {
    note: (cause) => {
      // A broken constraint is found before anything is written.
      if (isTaken(cause)) return cause;
      isClear = false;
      const why = cause instanceof Error ? cause.message : String(cause);
      return new CommitInDoubt(`a commit failed (${why}), and nobody knows what of it is on disk`, { cause });
    },
    clear: () => {
      if (isClear) return;
      if (!renewLog(database))
        throw new LogNotRenewed(
          'a commit failed before, and somebody who reads keeps the log from being begun anew',
        );
      isClear = true;
    },
  };
};

/** Copies the log back and empties it; `false`: somebody reads from it. Throws when the disk does not take it. */
export const renewLog = (database: DatabaseSync): boolean => {
  const timeout = Number(database.prepare('PRAGMA busy_timeout').get()?.timeout ?? 0);
  // Asked again soon: nobody is kept waiting for a reader here.
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
};
