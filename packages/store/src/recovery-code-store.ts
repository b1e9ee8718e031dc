// Recovery codes of patrons, as hashes. A used code is deleted in the transaction that accepts it, so that it opens at most one
// session on all nodes.
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

export type RecoveryCodes = {
  /** The number of unused codes. */
  readonly left: (patron: PatronId) => Promise<number>;
  readonly has: (patron: PatronId, hash: string) => Promise<boolean>;
  /** Replaces all codes of the patron. */
  readonly replace: (
    patron: PatronId,
    codes: { readonly hashes: readonly string[]; readonly at: number },
    entry: JournalEntry,
  ) => Promise<void>;
  /** The patron whose code it was; `entry` makes its journal entry; `null`: no such code, or already used. */
  readonly redeem: (hash: string, entry: (patron: PatronId) => JournalEntry) => Promise<PatronId | null>;
};
