// The movements of one round in SQLite, each with its postings.
import type { DatabaseSync } from 'node:sqlite';
import type { RoundMovement } from '../../round-store.ts';
import {
  type RoundMovementRow,
  type RoundPostingRow,
  roundMovementOf,
} from '../../shared/round-movement-row.ts';
import { POSTED_AT } from '../postings/posting-columns.ts';
import { query } from '../typed-queries.ts';

type Row = RoundMovementRow & {
  readonly posting: number | null;
  readonly posted_at: number;
  readonly debit_line: number;
  readonly debit_balance_minor: number;
  readonly credit_line: number;
  readonly credit_balance_minor: number;
};

export type RoundMovements = (table: string, shoe: number, round: number) => readonly RoundMovement[];

export const createRoundMovements = (database: DatabaseSync): RoundMovements => {
  const movements = query<Row>(
    database,
    `SELECT *, ${POSTED_AT} AS posted_at FROM movements WHERE table_id = ? AND shoe = ? AND round = ? ORDER BY number`,
  );
  return (table, shoe, round) =>
    movements.all(table, shoe, round).map((row) => roundMovementOf(row, postingsOf(row)));
};

/** First the debit, then the credit. */
const postingsOf = (row: Row): readonly RoundPostingRow[] => {
  if (row.posting === null) return [];
  const { posted_at: at, amount_minor } = row;
  return [
    {
      account: row.debit,
      line: row.debit_line,
      amount_minor: -amount_minor,
      balance_after_minor: row.debit_balance_minor,
      at,
    },
    {
      account: row.credit,
      line: row.credit_line,
      amount_minor,
      balance_after_minor: row.credit_balance_minor,
      at,
    },
  ];
};
