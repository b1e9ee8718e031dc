// A book is opened over the accounts one transaction touches, takes transfers all or none at a time, and
// says afterwards what changed. It reads through functions, so that it never knows where accounts are kept.
import type { Account, AccountId } from './account.ts';
import type { LedgerRefusal, Movement, Transfer, TransferId } from './transfer.ts';

/** What the book must be able to read: committed facts only. */
export type BookSource = {
  readonly account: (id: AccountId) => Account;
  /** The committed movement with this id, and whether (if pending) it has been decided. */
  readonly movement: (id: TransferId) => { readonly movement: Movement; readonly decided: boolean } | null;
  /** Whether a resolution with this id is committed. */
  readonly resolution: (id: TransferId) => boolean;
};

export type BookChanges = {
  /** Accounts whose balance or pending changed, with their new values. */
  readonly accounts: readonly Account[];
  /** Transfers that are new, in order; those already committed under the same id are left out. */
  readonly transfers: readonly Transfer[];
};

export type Book = {
  readonly account: (id: AccountId) => Account;
  /** Applies all of them, or none and says which rule stood in the way. */
  readonly post: (transfers: readonly Transfer[]) => LedgerRefusal | null;
  readonly changes: () => BookChanges;
};
