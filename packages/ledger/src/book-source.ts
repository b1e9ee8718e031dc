// The reads of a book, as functions, so that the book does not depend on where accounts are stored.
import type { Account, AccountId } from './account.ts';
import type { Movement, Resolution, TransferId } from './transfer.ts';

/** Committed facts only. */
export type BookSource = {
  /** Every account exists: one that was never touched is empty. */
  readonly account: (id: AccountId) => Account;
  /** The movement with this id, and whether (if pending) it has been decided. */
  readonly movement: (id: TransferId) => { readonly movement: Movement; readonly decided: boolean } | null;
  /** The resolution with this id. */
  readonly resolution: (id: TransferId) => Resolution | null;
};
