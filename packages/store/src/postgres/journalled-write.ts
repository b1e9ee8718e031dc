// Writes changes outside any table's stream together with their journal entry, in one transaction: no change without its
// entry, and no entry without its change.
import type { JournalEntry } from '../journal-entry.ts';
import type { Connections } from './connection.ts';
import { journal } from './pending/pending-journal.ts';
import { retried } from './retry.ts';
import type { Queryable } from './typed-queries.ts';

/** Runs the work; when it returns `null` or `false` nothing was changed, and no entry is written. */
export type PostgresJournalledWrite = <T>(
  work: (client: Queryable) => Promise<T>,
  entry?: JournalEntry,
) => Promise<T>;

export const createJournalledWrite =
  ({ transaction }: Pick<Connections, 'transaction'>): PostgresJournalledWrite =>
  (work, entry) =>
    retried(() =>
      transaction(async (client) => {
        const done = await work(client);
        if (entry && done !== null && done !== false) await journal.append(client, entry);
        return done;
      }),
    );
