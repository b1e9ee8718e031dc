// Changes outside any table's stream, written together with their journal entry in one transaction of the group: no
// change without its entry, and no entry without its change.

import type { JournalEntry } from '../journal-entry.ts';
import type { Journal } from '../shared/journal.ts';
import type { GroupCommit } from './group-commit.ts';

/** Runs the work; when it returns `null` or `false` nothing was changed, and no entry is written. */
export type SqliteWriteDown = <T>(work: () => T, entry?: JournalEntry) => Promise<T>;

export const createWriteDown =
  (group: GroupCommit, journal: Journal): SqliteWriteDown =>
  (work, entry) =>
    group.run(() => {
      const done = work();
      if (entry && done !== null && done !== false) journal.append(entry);
      return done;
    });
