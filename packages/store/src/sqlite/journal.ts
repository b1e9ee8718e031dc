// The staff journal in SQLite: appended in order, chained by hash, never changed.

import type { DatabaseSync } from 'node:sqlite';
import { type Chains, JOURNAL_CHAIN, linkHash } from '../shared/chain.ts';
import type { Journal } from '../shared/journal.ts';
import { type JournalRow, journalPage } from '../shared/journal-search.ts';
import { query } from './typed-queries.ts';

export const createJournal = (database: DatabaseSync, chains: Chains): Journal => {
  const insert = query(database, 'INSERT INTO journal (number, body, previous, hash) VALUES (?, ?, ?, ?)');
  return {
    append: (entry) => {
      const before = chains.head(JOURNAL_CHAIN);
      const number = before.length + 1;
      const body = JSON.stringify(entry);
      const hash = linkHash(before.hash, number, body);
      insert.run(number, body, before.hash, hash);
      chains.extend(JOURNAL_CHAIN, { length: number, hash });
    },
    page: (asked) =>
      journalPage(
        asked,
        (n) => `?${n}`,
        async (sql, values) => query<JournalRow>(database, sql).all(...values),
      ),
  };
};
