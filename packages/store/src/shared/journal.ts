// The journal as written by a transaction, for both databases.
import type { JournalEntry, KeptEntry } from '../journal-entry.ts';
import type { JournalQuery } from '../journal-query.ts';
import type { Page } from '../page.ts';

export type Journal = {
  readonly append: (entry: JournalEntry) => void;
  readonly page: (request: JournalQuery) => Promise<Page<KeptEntry>>;
};
