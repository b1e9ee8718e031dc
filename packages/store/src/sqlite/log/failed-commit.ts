// Handles the log after a failed commit. If only the flush failed, the frames may be complete in the log, commit mark
// included; the next write starts at the same place under the same salt. After several failures the ends of several
// transactions could follow one another there, and what a crash recovers would depend on their lengths. So after a
// failure nothing is written until SQLite has restarted its log: empty, with a new salt. [T3]
import type { DatabaseSync } from 'node:sqlite';
import { isFull, isTaken } from '../sqlite-error.ts';

/** A commit failed, and it is unknown whether its content is on disk: a crash right after may still bring it back. */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt';
}

export class LogNotRenewed extends Error {
  override readonly name = 'LogNotRenewed';
}

export type FailedCommits = {
  /** Called when a commit threw; returns the error for the requests that waited for it. */
  readonly note: (cause: unknown) => unknown;
  /** Called before every write. Throws as long as the log cannot be restarted after a failure. */
  readonly clear: () => void;
};

export const createFailedCommits = (database: DatabaseSync): FailedCommits => {
  let isClear = true;
  return {
    note: (cause) => {
      // A violated constraint is found before anything is written.
      if (isTaken(cause)) return cause;
      isClear = false;
      // Not on disk: its frames end before the commit mark.
      if (isFull(cause)) return cause;
      const why = cause instanceof Error ? cause.message : String(cause);
      return new CommitInDoubt(`a commit failed (${why}); it is unknown what of it is on disk`, { cause });
    },
    clear: () => {
      if (isClear) return;
      if (!renewLog(database))
        throw new LogNotRenewed(
          'an earlier commit failed, and a long read (a backup or an audit) blocks the checkpoint that empties the write-ahead log',
        );
      isClear = true;
    },
  };
};

/** Copies the log back and truncates it; `false`: another connection is reading from it. Throws on a disk error. */
export const renewLog = (database: DatabaseSync): boolean => {
  const timeout = Number(database.prepare('PRAGMA busy_timeout').get()?.timeout ?? 0);
  // No waiting for readers here; it is tried again soon.
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
};
