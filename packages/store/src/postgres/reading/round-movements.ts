// Reads the movements of one round, each with its postings.

import type { RoundMovement } from '../../round-store.ts';
import { hasPartsIn } from '../../shared/accounts/account-parts.ts';
import {
  type RoundMovementRow,
  type RoundPostingRow,
  roundMovementOf,
} from '../../shared/round-movement-row.ts';
import { type Queryable, rows } from '../typed-queries.ts';

type PostingRow = RoundPostingRow & { readonly movement: number };

export type RoundMovementReader = (
  table: string,
  shoe: number,
  round: number,
) => Promise<readonly RoundMovement[]>;

const OF_ROUND = 'table_id = $1 AND shoe = $2 AND round = $3';
/** A movement stores its line in both accounts' books, and the part of the house's account. */
const POSTINGS = `
  SELECT postings.* FROM (
    SELECT number, debit AS account, debit_line AS line, house_part FROM movements WHERE ${OF_ROUND}
     UNION ALL
    SELECT number, credit, credit_line, house_part FROM movements WHERE ${OF_ROUND}) AS sides
    JOIN postings ON postings.account = sides.account AND postings.line = sides.line
                 AND postings.part = CASE WHEN ${hasPartsIn('sides.account')} THEN sides.house_part ELSE '' END
                 AND postings.movement = sides.number
   ORDER BY postings.number`;

export const createRoundMovements =
  (pool: Queryable): RoundMovementReader =>
  async (table, shoe, round) => {
    const values = [table, shoe, round];
    const lines = await rows<PostingRow>(pool, POSTINGS, values);
    const byMovement = Map.groupBy(lines, ({ movement }) => movement);
    const moved = await rows<RoundMovementRow>(
      pool,
      `SELECT number, id, at, state, code, debit, credit, amount_minor FROM movements
        WHERE ${OF_ROUND} ORDER BY number`,
      values,
    );
    return moved.map((found) => roundMovementOf(found, byMovement.get(found.number) ?? []));
  };
