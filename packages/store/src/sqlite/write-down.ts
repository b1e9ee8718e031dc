// Changes that belong to no table's stream: done and journalled in one transaction of the group, so that nothing is
// changed without its entry, and no entry tells of what was not done.

import type { JournalEntry } from '../journal-entry.ts';
import type { Journal } from '../shared/journal.ts';
import type { GroupCommit } from './group-commit.ts';

/** Does the work; when it gives `null` or `false` nothing was changed, and nothing is journalled. */
export type WriteDown = <T>(work: () => T, entry?: JournalEntry) => Promise<T>;

export const createWriteDown =
  (group: GroupCommit, journal: Journal): WriteDown =>
  (work, entry) =>
    group.run(() => {
      const done = work();
      if (entry && done !== null && done !== false) journal.append(entry);
      return done;
    });
