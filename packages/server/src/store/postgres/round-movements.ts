// The movements of one round, each with the lines it left in the books.
import { minor } from '@punto/engine/minor';
import type { AccountId } from '@punto/ledger/account';
import type { TransferCode } from '@punto/ledger/transfer';
import type { RoundMovement } from '../round-shelf.ts';
import { type Asked, rows } from './rows.ts';

type Row = {
  number: number;
  id: string;
  at: number;
  state: RoundMovement['state'];
  code: TransferCode;
  debit: AccountId;
  credit: AccountId;
  amount_minor: number;
};
type PostingRow = {
  movement: number;
  account: AccountId;
  line: number;
  amount_minor: number;
  balance_after_minor: number;
  at: number;
};

export type RoundMovements = (
  table: string,
  shoe: number,
  round: number,
) => Promise<readonly RoundMovement[]>;

const OF_ROUND = 'table_id = $1 AND shoe = $2 AND round = $3';
/** A movement knows its line in both books, and in which part of the house's. */
const POSTINGS = `
  SELECT postings.* FROM (
    SELECT number, debit AS account, debit_line AS line, house_part FROM movements WHERE ${OF_ROUND}
     UNION ALL
    SELECT number, credit, credit_line, house_part FROM movements WHERE ${OF_ROUND}) AS sides
    JOIN postings ON postings.account = sides.account AND postings.line = sides.line
                 AND postings.part = CASE sides.account WHEN 'house' THEN sides.house_part ELSE '' END
                 AND postings.movement = sides.number
   ORDER BY postings.number`;

export const openRoundMovements =
  (pool: Asked): RoundMovements =>
  async (table, shoe, round) => {
    const values = [table, shoe, round];
    const lines = await rows<PostingRow>(pool, POSTINGS, values);
    const byMovement = Map.groupBy(lines, ({ movement }) => movement);
    const moved = await rows<Row>(
      pool,
      `SELECT number, id, at, state, code, debit, credit, amount_minor FROM movements
        WHERE ${OF_ROUND} ORDER BY number`,
      values,
    );
    return moved.map((found) => ({
      id: found.id,
      at: found.at,
      state: found.state,
      code: found.code,
      debit: found.debit,
      credit: found.credit,
      amountMinor: minor(found.amount_minor),
      postings: (byMovement.get(found.number) ?? []).map((posting) => ({
        account: posting.account,
        line: posting.line,
        amountMinor: minor(posting.amount_minor),
        balanceAfterMinor: minor(posting.balance_after_minor),
        at: posting.at,
      })),
    }));
  };
