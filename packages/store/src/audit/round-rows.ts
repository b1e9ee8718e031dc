// The rows of the rounds' list, read from SQLite for the audit.

import type { DatabaseSync } from 'node:sqlite';
import type { RoundRow } from '../shared/round-rows.ts';
import { query } from '../sqlite/typed-queries.ts';

export const createRoundRows = (database: DatabaseSync, table: string) => {
  const select = query<RoundRow>(
    database,
    `SELECT status, opened_at, ended_at, player, banker, mark, dealer, patrons, staked_minor, returned_minor,
            commission_minor, first, last, corrections, money
       FROM rounds WHERE table_id = ? AND shoe = ? AND round = ?`,
  );
  return (shoe: number, round: number): RoundRow | null => select.get(table, shoe, round) ?? null;
};
