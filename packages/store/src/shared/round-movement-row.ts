// Maps a movement of a round with its lines in the books, for both databases.
import { minor } from '@punto/engine/minor';
import type { AccountId } from '@punto/ledger/account';
import type { TransferCode } from '@punto/ledger/transfer';
import type { RoundMovement } from '../round-store.ts';

export type RoundMovementRow = {
  readonly number: number;
  readonly id: string;
  readonly at: number;
  readonly state: RoundMovement['state'];
  readonly code: TransferCode;
  readonly debit: AccountId;
  readonly credit: AccountId;
  readonly amount_minor: number;
};
export type RoundPostingRow = {
  readonly account: AccountId;
  readonly line: number;
  readonly amount_minor: number;
  readonly balance_after_minor: number;
  readonly at: number;
};

export const roundMovementOf = (
  { id, at, state, code, debit, credit, amount_minor }: RoundMovementRow,
  postings: readonly RoundPostingRow[],
): RoundMovement => ({
  ...{ id, at, state, code, debit, credit, amountMinor: minor(amount_minor) },
  postings: postings.map((posting) => ({
    account: posting.account,
    line: posting.line,
    amountMinor: minor(posting.amount_minor),
    balanceAfterMinor: minor(posting.balance_after_minor),
    at: posting.at,
  })),
});
