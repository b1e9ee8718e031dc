// Transfers that belong to no table: decided over accounts that are held, like those of a table.

import { openBook } from '@punto/ledger/book';
import { isMovement, type LedgerRefusal, type Transfer } from '@punto/ledger/transfer';
import type { ClientBase } from 'pg';
import { openBookDraft } from './book-draft.ts';
import type { Work } from './connection.ts';
import { holdBooks } from './held-books.ts';
import { partOfNoTable } from './house-part.ts';

/** Writes all of them, or none and says why. */
export const transferIn = async (
  client: ClientBase,
  unawaited: Parameters<Work<unknown>>[1],
  transfers: readonly Transfer[],
): Promise<LedgerRefusal | null> => {
  const [first] = transfers;
  if (!first) return null;
  const held = await holdBooks(client, {
    part: partOfNoTable(first.id),
    accounts: transfers.flatMap((each) => (isMovement(each) ? [each.debit, each.credit] : [])),
    transfers: transfers.map(({ id }) => id),
    pendings: transfers.flatMap((each) => (isMovement(each) ? [] : [each.pending])),
  });
  const draft = openBookDraft(held);
  const book = openBook(draft.shelf);
  const refusal = book.post(transfers);
  if (!refusal) draft.shelf.write(book.transfers);
  for (const sent of draft.send(client)) unawaited(sent);
  return refusal;
};
