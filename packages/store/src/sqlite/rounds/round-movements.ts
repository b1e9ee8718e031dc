// The movements of one round in SQLite, each with its postings.
import type { DatabaseSync } from 'node:sqlite';
import type { RoundMovement } from '../../round-store.ts';
import {
  type RoundMovementRow,
  type RoundPostingRow,
  roundMovementOf,
} from '../../shared/round-movement-row.ts';
import { query } from '../query.ts';

type Row = RoundMovementRow & { readonly posting: number | null };

export type RoundMovements = (table: string, shoe: number, round: number) => readonly RoundMovement[];

export const createRoundMovements = (database: DatabaseSync): RoundMovements => {
  const movements = query<Row>(
    database,
    'SELECT * FROM movements WHERE table_id = ? AND shoe = ? AND round = ? ORDER BY number',
  );
  // First the debit, then the credit.
  const postings = query<RoundPostingRow>(
    database,
    'SELECT * FROM postings WHERE number BETWEEN ?1 AND ?1 + 1 ORDER BY number',
  );
  return (table, shoe, round) =>
    movements
      .all(table, shoe, round)
      .map((row) => roundMovementOf(row, row.posting === null ? [] : postings.all(row.posting)));
};
