// Transfers that belong to no table: decided over locked accounts, as those of tables are.

import type { AccountId } from '@punto/ledger/account';
import { createBook } from '@punto/ledger/book';
import type { ProtectionRefusal } from '@punto/ledger/protection/protection-refusal';
import { isMovement, type LedgerRefusal, type Movement, type Transfer } from '@punto/ledger/transfer';
import type { PatronId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { postGrant } from '../shared/grants.ts';
import type { Work } from './connection.ts';
import { lockBooks } from './locked/locked-books.ts';
import type { MarkedProtections } from './locked/marked-protections.ts';
import { createPendingBooks } from './pending/pending-books.ts';
import { createPendingProtections } from './pending/pending-protections.ts';
import { partOfNoTable } from './shared-account-parts.ts';

/** Posts all transfers, or none and returns the refusal. */
export const transferIn = async (
  client: ClientBase,
  unawaited: Parameters<Work<unknown>>[1],
  transfers: readonly Transfer[],
): Promise<LedgerRefusal | null> => {
  const [first] = transfers;
  if (!first) return null;
  const held = await lockBooks(client, {
    part: partOfNoTable(first.id),
    accounts: transfers.flatMap(touched),
    transfers: transfers.map(({ id }) => id),
    pendings: transfers.flatMap((each) => (isMovement(each) ? [] : [each.pending])),
  });
  const pending = createPendingBooks(held);
  const book = createBook(pending.store);
  const refusal = book.post(transfers);
  if (!refusal) pending.store.write(book.transfers);
  for (const sent of pending.send(client)) unawaited(sent);
  return refusal;
};

/** Gives coins to a patron unless the patron's protection refuses. */
export const giveTo = async (
  client: ClientBase,
  unawaited: Parameters<Work<unknown>>[1],
  marked: MarkedProtections,
  patron: PatronId,
  movement: Movement,
): Promise<LedgerRefusal | ProtectionRefusal | null> => {
  const accounts = touched(movement);
  const held = await lockBooks(client, {
    part: partOfNoTable(movement.id),
    accounts,
    transfers: [movement.id],
    pendings: [],
  });
  const books = createPendingBooks(held);
  const protections = createPendingProtections(await marked.of(client, held.accounts.values()));
  const refusal = postGrant({ books: books.store, protections: protections.store }, patron, movement);
  for (const sent of [...books.send(client), ...protections.send(client)]) unawaited(sent);
  return refusal;
};

/** A pending transfer changes only the account it debits. */
const touched = (transfer: Transfer): readonly AccountId[] => {
  if (!isMovement(transfer)) return [];
  const { kind, debit, credit } = transfer;
  return kind === 'pending' ? [debit] : [debit, credit];
};
