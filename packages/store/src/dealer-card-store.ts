// Dealer cards: the public name and the drawn portrait of a dealer, which patrons see. The sign-in name of a member is never
// public.
import type { JournalEntry } from './journal-entry.ts';

export type DealerCard = {
  readonly name: string;
  /** One of the drawings that the page has; `null`: the first letter of the name. */
  readonly portrait: string | null;
};

export type DealerCards = {
  /** Keyed by member; members without one are left out. */
  readonly all: () => Promise<ReadonlyMap<string, DealerCard>>;
  readonly of: (staff: string) => Promise<DealerCard | null>;
  /** `null` removes it. `false`: no such member; then nothing is journalled. */
  readonly set: (staff: string, card: DealerCard | null, entry: JournalEntry) => Promise<boolean>;
};
