// The journal read back, newest first: what the house did, whole or as it is searched.
import { type JournalRow, journalPageOf, journalSearch } from '../../shared/journal-search.ts';
import type { Store } from '../../store.ts';
import { type Asked, rows } from '../rows.ts';

export const createJournal =
  (pool: Asked): Store['journalPage'] =>
  async (asked) => {
    const { sql, values, most } = journalSearch(asked, (n) => `$${n}`);
    return journalPageOf(await rows<JournalRow>(pool, sql, [...values]), most);
  };
