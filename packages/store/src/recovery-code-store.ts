// Recovery codes of patrons, as hashes. A used code is deleted in the transaction that accepts it, so that it opens one
// session at most, at whichever node.
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

export type RecoveryCodes = {
  /** Number of unused codes. */
  readonly left: (patron: PatronId) => Promise<number>;
  readonly has: (patron: PatronId, hash: string) => Promise<boolean>;
  /** Replaces all codes of the patron. */
  readonly replace: (
    patron: PatronId,
    codes: { readonly hashes: readonly string[]; readonly at: number },
    entry: JournalEntry,
  ) => Promise<void>;
  /** The patron whose code it was, journalled by `entry`; `null`: no such code, or used before. */
  readonly redeem: (hash: string, entry: (patron: PatronId) => JournalEntry) => Promise<PatronId | null>;
};
