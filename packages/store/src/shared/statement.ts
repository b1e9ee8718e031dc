// Maps a line of a statement, for both databases. [L2]
import { minor } from '@punto/engine/minor';
import type { Movement } from '@punto/ledger/transfer';
import type { TableId } from '@punto/table/ids';
import type { StatementLine } from '../store.ts';

export type StatementRow = {
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

export const lineOf = (row: StatementRow): StatementLine => ({
  id: row.id,
  at: row.at,
  code: row.code,
  table: row.table_id,
  shoe: row.shoe,
  round: row.round,
  amountMinor: minor(row.amount_minor),
  balanceAfterMinor: minor(row.balance_after_minor),
});
