// Patrons as the floor knows them: found, noted, suspended.
import type { PatronId, Staff } from '@punto/table/index';
import type { JournalEntry } from './journal-entry.ts';
import type { Page, PageRequest } from './page.ts';

export type Patron = { readonly id: PatronId; readonly name: string; readonly createdAt: number };

export type KnownPatron = Patron & {
  /** `null`: they may play. */
  readonly suspended: { readonly at: number; readonly reason: string } | null;
};

export type PatronNote = {
  readonly number: number;
  readonly at: number;
  readonly staff: Staff;
  readonly text: string;
};

export type PatronStore = {
  /** The newest first; `search` is how the id or the name begins, whatever its case. */
  readonly page: (request: PageRequest & { readonly search?: string }) => Promise<Page<KnownPatron>>;
  readonly find: (patron: PatronId) => Promise<KnownPatron | null>;
  /** All of this name, whatever its case, but at most ten: guests may share one. */
  readonly named: (name: string) => Promise<readonly KnownPatron[]>;
  readonly isSuspended: (patron: PatronId) => Promise<boolean>;
  /** `false`: there is no such patron, or they are suspended already; nothing is journalled then. */
  readonly suspend: (
    patron: PatronId,
    suspended: { readonly at: number; readonly reason: string },
    entry?: JournalEntry,
  ) => Promise<boolean>;
  /** `false`: they are not suspended; nothing is journalled then. */
  readonly reinstate: (patron: PatronId, entry?: JournalEntry) => Promise<boolean>;
  readonly addNote: (
    patron: PatronId,
    note: Omit<PatronNote, 'number'>,
    entry?: JournalEntry,
  ) => Promise<PatronNote>;
  /** Server time until which the patron has seen corrections and cancellations; 0: none yet. [T6] */
  readonly noticesSeen: (patron: PatronId) => Promise<number>;
  /** Never goes back. */
  readonly seeNotices: (patron: PatronId, until: number) => Promise<void>;
  /** The newest first. */
  readonly notes: (patron: PatronId) => Promise<readonly PatronNote[]>;
};
