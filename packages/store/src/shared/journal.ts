// The journal as a transaction writes it, whichever database has it.
import type { JournalEntry, KeptEntry } from '../journal-entry.ts';
import type { JournalQuery } from '../journal-query.ts';
import type { Page } from '../page.ts';

export type Journal = {
  readonly append: (entry: JournalEntry) => void;
  readonly page: (request: JournalQuery) => Page<KeptEntry>;
};
