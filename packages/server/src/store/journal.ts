// The journal on disk: what the house did, in the order it was done, chained and never changed.
import type { DatabaseSync } from 'node:sqlite';
import { type Chains, JOURNAL_CHAIN, linkHash } from './chain.ts';
import type { JournalEntry, KeptEntry } from './journal-entry.ts';
import { type Page, type PageRequest, pageOf } from './page.ts';
import { query } from './query.ts';

export type Journal = {
  readonly append: (entry: JournalEntry) => void;
  readonly page: (request: PageRequest & { readonly table?: string }) => Page<KeptEntry>;
};

type Row = { line: number; body: string; hash: string };

export const openJournal = (database: DatabaseSync, chains: Chains): Journal => {
  const insert = query(database, 'INSERT INTO journal (number, body, previous, hash) VALUES (?, ?, ?, ?)');
  const all = query<Row>(
    database,
    'SELECT number AS line, body, hash FROM journal WHERE number < ? ORDER BY number DESC LIMIT ?',
  );
  const ofTable = query<Row>(
    database,
    `SELECT number AS line, body, hash FROM journal
      WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT ?`,
  );
  return {
    append: (entry) => {
      const before = chains.head(JOURNAL_CHAIN);
      const number = before.length + 1;
      const body = JSON.stringify(entry);
      const hash = linkHash(before.hash, number, body);
      insert.run(number, body, before.hash, hash);
      chains.extend(JOURNAL_CHAIN, { length: number, hash });
    },
    page: ({ table, ...request }) =>
      pageOf(
        request,
        (below, most) => (table === undefined ? all.all(below, most) : ofTable.all(table, below, most)),
        (row): KeptEntry => ({ ...JSON.parse(row.body), number: row.line, hash: row.hash }),
      ),
  };
};
