// A patron's statement in SQLite: the postings of the patron's account, newest first, each with the balance after it.
// Each posting names the one before it. [L2]

import type { DatabaseSync } from 'node:sqlite';
import { patronAccount } from '@punto/ledger/account';
import type { PatronId } from '@punto/table/ids';
import { NEWEST, type Page, type PageRequest, pageOf } from '../page.ts';
import { lineOf, type StatementRow } from '../shared/statement.ts';
import type { StatementLine } from '../store.ts';
import { AMOUNT, BALANCE_AFTER, NEWEST_POSTING, POSTED_AT, PREVIOUS } from './postings/posting-columns.ts';
import { query, walkBack } from './typed-queries.ts';

export type Statements = { readonly page: (patron: PatronId, request: PageRequest) => Page<StatementLine> };

export const createStatements = (database: DatabaseSync): Statements => {
  const lines = query<StatementRow>(
    database,
    `${walkBack('movements', {
      end: NEWEST_POSTING,
      previous: PREVIOUS,
      isOwn: 'posting IS NOT NULL AND ?1 IN (debit, credit)',
    })}
     SELECT number AS line, id, ${POSTED_AT} AS at, code, table_id, shoe, round, ${AMOUNT} AS amount_minor,
            ${BALANCE_AFTER} AS balance_after_minor
       FROM walk JOIN movements USING (number)
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
