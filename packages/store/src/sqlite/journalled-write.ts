// Writes changes outside any table's stream together with their journal entry, in one transaction of the group commit: no
// change without its entry, and no entry without its change.

import type { JournalEntry } from '../journal-entry.ts';
import type { Journal } from '../shared/journal.ts';
import type { GroupCommit } from './group-commit.ts';

/** Runs the work; when it returns `null` or `false` nothing was changed, and no entry is written. */
export type SqliteJournalledWrite = <T>(work: () => T, entry?: JournalEntry) => Promise<T>;

export const createJournalledWrite =
  (group: GroupCommit, journal: Journal): SqliteJournalledWrite =>
  (work, entry) =>
    group.run(() => {
      const done = work();
      if (entry && done !== null && done !== false) journal.append(entry);
      return done;
    });
