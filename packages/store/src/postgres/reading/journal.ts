// Reads the staff journal, newest first, all of it or filtered.
import { type JournalRow, journalPageOf, journalSearch } from '../../shared/journal-search.ts';
import type { Store } from '../../store.ts';
import { type Queryable, rows } from '../rows.ts';

export const createJournal =
  (pool: Queryable): Store['journalPage'] =>
  async (asked) => {
    const { sql, values, most } = journalSearch(asked, (n) => `$${n}`);
    return journalPageOf(await rows<JournalRow>(pool, sql, [...values]), most);
  };
