// Maps movements to rows and back.
import { minor } from '@punto/engine/minor';
import type { AccountId } from '@punto/ledger/account';
import type { Memo, Movement } from '@punto/ledger/transfer';

export type MemoRow = { at: number; table_id: string | null; shoe: number | null; round: number | null };

export type MovementRow = MemoRow & {
  number: number;
  id: string;
  state: 'direct' | 'pending' | 'posted' | 'voided';
  debit: AccountId;
  credit: AccountId;
  amount_minor: number;
  code: Movement['code'];
  answer: number | null;
};

export const movementOf = (row: Omit<MovementRow, 'number'>): Movement => ({
  kind: row.state === 'direct' ? 'direct' : 'pending',
  id: row.id,
  debit: row.debit,
  credit: row.credit,
  amountMinor: minor(row.amount_minor),
  code: row.code,
  memo: memoOf(row),
});

export const memoOf = (row: MemoRow): Memo => ({
  at: row.at,
  ...(row.table_id !== null && { table: row.table_id }),
  ...(row.shoe !== null && { shoe: row.shoe }),
  ...(row.round !== null && { round: row.round }),
});
