// A patron's statement: the postings of the patron's account, newest first, each with the balance it left. [L2]
import type { DatabaseSync } from 'node:sqlite';
import { minor } from '@punto/engine/minor';
import { patronAccount } from '@punto/ledger/account';
import type { Movement } from '@punto/ledger/transfer';
import type { PatronId, TableId } from '@punto/table/ids';
import { type Page, type PageRequest, pageOf } from './page.ts';
import { query } from './query.ts';
import type { StatementLine } from './store.ts';

type Row = {
  line: number;
  id: string;
  at: number;
  code: Movement['code'];
  table_id: TableId | null;
  shoe: number | null;
  round: number | null;
  amount_minor: number;
  balance_after_minor: number;
};

export type Statements = { readonly page: (patron: PatronId, request: PageRequest) => Page<StatementLine> };

export const openStatements = (database: DatabaseSync): Statements => {
  const lines = query<Row>(
    database,
    `SELECT postings.line, movements.id, postings.at, movements.code, movements.table_id, movements.shoe,
            movements.round, postings.amount_minor, postings.balance_after_minor
       FROM postings JOIN movements ON movements.number = postings.movement
      WHERE postings.account = ? AND postings.line < ?
      ORDER BY postings.line DESC LIMIT ?`,
  );
  return {
    page: (patron, request) =>
      pageOf(request, (below, most) => lines.all(patronAccount(patron), below, most), lineOf),
  };
};

const lineOf = (row: Row): StatementLine => ({
  id: row.id,
  at: row.at,
  code: row.code,
  table: row.table_id,
  shoe: row.shoe,
  round: row.round,
  amountMinor: minor(row.amount_minor),
  balanceAfterMinor: minor(row.balance_after_minor),
});
