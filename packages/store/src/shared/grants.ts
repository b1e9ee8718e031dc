// Coins that the house gives to a patron, compared with the patron's limits on deposits. [P1] [L7]
import { createBook } from '@punto/ledger/book';
import type { BookSource } from '@punto/ledger/book-source';
import { type ProtectionRefusal, whyNotDeposit } from '@punto/ledger/protection/protection-refusal';
import type { LedgerRefusal, Movement, Transfer } from '@punto/ledger/transfer';
import type { PatronId } from '@punto/table/ids';
import type { Books } from './books.ts';
import { createProtectionGuard, type Protections } from './protection-guard.ts';

type Stores = {
  readonly books: BookSource & Pick<Books, 'write'>;
  readonly protections: Protections;
};

/** Posts transfers that belong to no table, all or none. The caller has a transaction open. */
export const postTransfers = (
  books: Stores['books'],
  transfers: readonly Transfer[],
): LedgerRefusal | null => {
  const book = createBook(books);
  const refusal = book.post(transfers);
  if (!refusal) books.write(book.transfers);
  return refusal;
};

/**
 * Posts the movement or returns the refusal. The caller has a transaction open. A movement that is in the books already is
 * compared with them and not posted again.
 */
export const postGrant = (
  { books, protections }: Stores,
  patron: PatronId,
  movement: Movement,
): LedgerRefusal | ProtectionRefusal | null => {
  const book = createBook(books);
  const guard = createProtectionGuard(protections, book, [movement.credit]);
  const { amountMinor, memo } = movement;
  const isNew = books.movement(movement.id) === null;
  const protection = isNew ? guard.find(patron, memo.at) : null;
  const against =
    protection &&
    whyNotDeposit(protection, { nowMs: memo.at, account: book.account(movement.credit), amountMinor });
  if (against) return against;
  const refusal = guard.post([movement]);
  if (refusal) return refusal;
  books.write(book.transfers);
  guard.write();
  return null;
};
