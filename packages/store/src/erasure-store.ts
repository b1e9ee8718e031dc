// Erasure of a patron: what identifies goes, and what the books and the audit need stays under the patron's id, which is
// random and then leads to nobody. Events, movements, records and the journal are not touched, so every chain still holds.
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

/** `stakes-open`: nothing was changed, since a round of the patron is not over. */
export type Erasure = 'erased' | 'stakes-open' | 'no-patron';

/** The name of an erased patron. */
export const ERASED_NAME = 'Erased';

/**
 * Deletes names, passkeys, recovery codes, OpenID accounts, sessions, notes and seen notices, and ends the taking of bets;
 * all of it or nothing. `entry` is written with it.
 */
export type Erase = (patron: PatronId, at: number, entry: JournalEntry) => Promise<Erasure>;
