// Erasure of a patron: identifying data is deleted, and what books and audit need stays under the patron's id, which is random
// and then identifies no person. Events, movements, records and the journal do not change, so every chain still holds.
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

/** `stakes-open`: nothing was changed, since a round with a stake of the patron is not over. */
export type Erasure = 'erased' | 'stakes-open' | 'no-patron';

/** The name of an erased patron. */
export const ERASED_NAME = 'Erased';

/**
 * Deletes names, passkeys, recovery codes, OpenID accounts, sessions, notes and seen notices, and suspends the patron, in one
 * transaction with `entry`.
 */
export type Erase = (patron: PatronId, at: number, entry: JournalEntry) => Promise<Erasure>;
