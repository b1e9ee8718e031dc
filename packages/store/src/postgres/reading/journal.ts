// Reads the staff journal, newest first, all of it or filtered.
import { type JournalRow, journalPage } from '../../shared/journal-search.ts';
import type { Store } from '../../store.ts';
import { type Queryable, rows } from '../typed-queries.ts';

export const createJournal =
  (pool: Queryable): Store['journalPage'] =>
  (asked) =>
    journalPage(
      asked,
      (n) => `$${n}`,
      (sql, values) => rows<JournalRow>(pool, sql, [...values]),
    );
