// Changes that belong to no table's stream: done and journalled in one transaction, so that nothing is changed without
// its entry, and no entry tells of what was not done.
import type { JournalEntry } from '../journal-entry.ts';
import type { Connections } from './connection.ts';
import { journal } from './draft/pending-journal.ts';
import { retried } from './retry.ts';
import type { Queryable } from './rows.ts';

/** Does the work; when it gives `null` or `false` nothing was changed, and nothing is journalled. */
export type WriteDown = <T>(work: (client: Queryable) => Promise<T>, entry?: JournalEntry) => Promise<T>;

export const createWriteDown =
  ({ transaction }: Pick<Connections, 'transaction'>): WriteDown =>
  (work, entry) =>
    retried(() =>
      transaction(async (client) => {
        const done = await work(client);
        if (entry && done !== null && done !== false) await journal.append(client, entry);
        return done;
      }),
    );
