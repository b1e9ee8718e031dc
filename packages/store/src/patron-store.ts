// Patrons as the floor sees them: search, notes, suspension.
import type { PatronId, Staff } from '@punto/table/index';
import type { JournalEntry } from './journal-entry.ts';
import type { Page, PageRequest } from './page.ts';
import type { PatronNameStore } from './patron-name-store.ts';

export type Patron = { readonly id: PatronId; readonly name: string; readonly createdAt: number };

export type KnownPatron = Patron & {
  /** The name the patron chose, shown to others or not; `null`: none. */
  readonly displayName: string | null;
  /** `null`: not suspended. */
  readonly suspended: { readonly at: number; readonly reason: string } | null;
};

export type PatronNote = {
  readonly number: number;
  readonly at: number;
  readonly staff: Staff;
  readonly text: string;
};

export type PatronStore = {
  readonly names: PatronNameStore;
  /**
   * Newest first; `search` is the beginning of the id or name, without regard to case, or looks like the beginning of the
   * chosen name. `brand`: of this brand alone, `house` for the house itself.
   */
  readonly page: (
    request: PageRequest & { readonly search?: string; readonly brand?: string },
  ) => Promise<Page<KnownPatron>>;
  readonly find: (patron: PatronId) => Promise<KnownPatron | null>;
  /**
   * All patrons with this name, without regard to case, or with a chosen name that looks like it, at most ten: patrons may
   * share a name.
   */
  readonly named: (name: string) => Promise<readonly KnownPatron[]>;
  readonly isSuspended: (patron: PatronId) => Promise<boolean>;
  /** `false`: no such patron, or suspended already; then nothing is journalled. */
  readonly suspend: (
    patron: PatronId,
    suspended: { readonly at: number; readonly reason: string },
    entry?: JournalEntry,
  ) => Promise<boolean>;
  /** `false`: not suspended; then nothing is journalled. */
  readonly reinstate: (patron: PatronId, entry?: JournalEntry) => Promise<boolean>;
  readonly addNote: (
    patron: PatronId,
    note: Omit<PatronNote, 'number'>,
    entry?: JournalEntry,
  ) => Promise<PatronNote>;
  /** Server time up to which the patron has seen notices of corrections and cancellations; 0: none yet. [T6] */
  readonly noticesSeen: (patron: PatronId) => Promise<number>;
  /** Only moves forward. */
  readonly seeNotices: (patron: PatronId, until: number) => Promise<void>;
  /** Newest first. */
  readonly notes: (patron: PatronId) => Promise<readonly PatronNote[]>;
};
