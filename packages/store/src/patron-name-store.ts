// Names that patrons choose. The rules of a name are `readDisplayName` of the protocol; here are how often one may change
// and what the staff removed.
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

/** The stored name and its skeleton; see `readDisplayName`. */
export type ReadName = { readonly name: string; readonly skeleton: string };

export type ChosenName = {
  /** `null`: none. */
  readonly name: string | null;
  /** Others at a table see it. */
  readonly shown: boolean;
  /** New names that may be chosen today. */
  readonly changesLeft: number;
  /** The staff removed the last one. */
  readonly removed: boolean;
};

/** `removed-before`: a name that looks like the one the staff removed. */
export type NameRefusal = 'too-many-changes' | 'removed-before';

export type PatronNameStore = {
  readonly of: (patron: PatronId, at: number) => Promise<ChosenName>;
  /** The name that others may see; `null`: none. */
  readonly shownOf: (patron: PatronId) => Promise<string | null>;
  /** `name: null` removes it. A new name counts towards the day's; the same one, and none, do not. */
  readonly choose: (
    patron: PatronId,
    wanted: { readonly name: ReadName | null; readonly shown: boolean; readonly at: number },
  ) => Promise<NameRefusal | null>;
  /** Removed by the staff. `false`: there is no name; then `entry` is not written. */
  readonly remove: (patron: PatronId, entry: JournalEntry) => Promise<boolean>;
};
