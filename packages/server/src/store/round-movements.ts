// The movements of one round, each with the lines it left in the books.
import type { DatabaseSync } from 'node:sqlite';
import { minor } from '@punto/engine/minor';
import type { AccountId } from '@punto/ledger/account';
import type { TransferCode } from '@punto/ledger/transfer';
import { query } from './query.ts';
import type { RoundMovement } from './round-shelf.ts';

type Row = {
  number: number;
  id: string;
  at: number;
  state: RoundMovement['state'];
  code: TransferCode;
  debit: AccountId;
  credit: AccountId;
  amount_minor: number;
  posting: number | null;
};
type PostingRow = {
  account: AccountId;
  line: number;
  amount_minor: number;
  balance_after_minor: number;
  at: number;
};

export type RoundMovements = (table: string, shoe: number, round: number) => readonly RoundMovement[];

export const openRoundMovements = (database: DatabaseSync): RoundMovements => {
  const movements = query<Row>(
    database,
    'SELECT * FROM movements WHERE table_id = ? AND shoe = ? AND round = ? ORDER BY number',
  );
  // The debit and then the credit.
  const postings = query<PostingRow>(
    database,
    'SELECT * FROM postings WHERE number BETWEEN ?1 AND ?1 + 1 ORDER BY number',
  );
  return (table, shoe, round) =>
    movements.all(table, shoe, round).map((row) => ({
      id: row.id,
      at: row.at,
      state: row.state,
      code: row.code,
      debit: row.debit,
      credit: row.credit,
      amountMinor: minor(row.amount_minor),
      postings: (row.posting === null ? [] : postings.all(row.posting)).map((posting) => ({
        account: posting.account,
        line: posting.line,
        amountMinor: minor(posting.amount_minor),
        balanceAfterMinor: minor(posting.balance_after_minor),
        at: posting.at,
      })),
    }));
};
