// Verifies the journal from its first entry.

import type { DatabaseSync } from 'node:sqlite';
import { chainStart, type Head, JOURNAL_CHAIN } from '../shared/chain.ts';
import { createChains } from '../sqlite/chains.ts';
import { query } from '../sqlite/typed-queries.ts';
import { createChainCheck } from './chains.ts';

type Row = { number: number; body: string; hash: string; previous: string };

export const auditJournal = (database: DatabaseSync, report: (fault: string) => void): Head => {
  const check = createChainCheck(chainStart(JOURNAL_CHAIN), (number) => `journal entry ${number}`);
  const rows = query<Row>(
    database,
    'SELECT number, body, hash, previous FROM journal ORDER BY number',
  ).iterate();
  for (const row of rows) {
    const before = check.head();
    const fault = check.follow(row);
    if (fault) report(fault);
    else if (row.previous !== before.hash) report(`journal entry ${row.number} names another one before it`);
  }
  const end = check.end(createChains(database).head(JOURNAL_CHAIN));
  if (end) report(end);
  return check.head();
};
