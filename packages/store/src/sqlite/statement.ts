// A patron's statement in SQLite: the postings of the patron's account, newest first, each with the balance after it.
// Each posting names the one before it. [L2]

import type { DatabaseSync } from 'node:sqlite';
import { patronAccount } from '@punto/ledger/account';
import type { PatronId } from '@punto/table/ids';
import { NEWEST, type Page, type PageRequest, pageOf } from '../page.ts';
import { lineOf, type StatementRow } from '../shared/statement.ts';
import type { StatementLine } from '../store.ts';
import { query, walkBack } from './query.ts';

export type Statements = { readonly page: (patron: PatronId, request: PageRequest) => Page<StatementLine> };

export const createStatements = (database: DatabaseSync): Statements => {
  const lines = query<StatementRow>(
    database,
    `${walkBack('postings', 'account', 'SELECT posting FROM accounts WHERE account = ?1')}
     SELECT postings.number AS line, movements.id, postings.at, movements.code, movements.table_id, movements.shoe,
            movements.round, postings.amount_minor, postings.balance_after_minor
       FROM walk JOIN postings USING (number) JOIN movements ON movements.number = postings.movement
      ORDER BY step`,
  );
  return {
    page: (patron, request) =>
      pageOf(
        request,
        (below, most) => lines.all(patronAccount(patron), below, below < NEWEST ? 1 : 0, most),
        lineOf,
      ),
  };
};
