// A book is opened over the accounts one transaction touches, takes transfers all or none at a time, and
// says afterwards what changed. [L6]
import {
  type Account,
  type AccountId,
  availableMinor,
  isPatron,
  keyOfAccount,
  mayOverdraw,
} from './account.ts';
import { type BookOverlay, createBookOverlay } from './book-overlay.ts';
import type { BookSource } from './book-source.ts';
import { entriesOf } from './entry.ts';
import {
  isMovement,
  type LedgerRefusal,
  type Movement,
  type Resolution,
  sameMovement,
  sameResolution,
  type Transfer,
} from './transfer.ts';

/** The changes that a transaction writes when it commits. */
export type BookChanges = {
  /** Accounts whose balance or pending changed, with their new values. */
  readonly accounts: readonly Account[];
  /** Transfers that are new, in order; those already committed under the same id are left out. */
  readonly transfers: readonly Transfer[];
};

/**
 * Takes transfers above committed accounts. Refusals are values; nothing is on disk until the caller writes
 * `changes`. [L6]
 */
export type Book = {
  readonly account: (id: AccountId) => Account;
  /** Applies all of them, or none and returns the rule that refused. */
  readonly post: (transfers: readonly Transfer[]) => LedgerRefusal | null;
  readonly changes: () => BookChanges;
  /** Those of the changes, without asking what any account was before. */
  readonly transfers: readonly Transfer[];
};

/** Creates a book over the committed accounts; the book itself commits nothing. [L6] */
export const createBook = (source: BookSource): Book => {
  const sheet = createBookOverlay(source);
  return {
    account: sheet.account,
    post: (transfers) => {
      sheet.begin();
      for (const transfer of transfers) {
        const refusal = take(sheet, transfer);
        if (refusal) {
          sheet.tearOff();
          return refusal;
        }
      }
      return null;
    },
    changes: () => ({ accounts: sheet.changed(), transfers: sheet.transfers }),
    transfers: sheet.transfers,
  };
};

const take = (sheet: BookOverlay, transfer: Transfer): LedgerRefusal | null =>
  isMovement(transfer) ? move(sheet, transfer) : resolve(sheet, transfer);

const move = (sheet: BookOverlay, movement: Movement): LedgerRefusal | null => {
  const known = sheet.movement(movement.id);
  if (known) return sameMovement(known.movement, movement) ? null : 'id-reused';
  if (sheet.resolution(movement.id)) return 'id-reused';

  const { debit, credit, amountMinor } = movement;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return 'amount-not-positive';
  if (debit === credit) return 'same-account';
  // Patrons have no way to pay one another: money comes from the house and goes to a table. [B-50]
  if (isPatron(debit) && isPatron(credit)) return 'between-patrons';
  const otherBooks = whyNotBetween(debit, credit);
  if (otherBooks) return otherBooks;
  if (!mayOverdraw(debit) && amountMinor > availableMinor(sheet.account(debit))) return 'exceeds-available';

  sheet.write(movement, entriesOf(movement, movement));
  return null;
};

/** Money never moves between the books of two brands or two currencies. */
const whyNotBetween = (debit: AccountId, credit: AccountId): 'other-brand' | 'other-currency' | null => {
  const from = keyOfAccount(debit);
  const to = keyOfAccount(credit);
  if (from === to) return null;
  if (from.brand !== to.brand) return 'other-brand';
  return from.currency === to.currency ? null : 'other-currency';
};

const resolve = (sheet: BookOverlay, resolution: Resolution): LedgerRefusal | null => {
  const known = sheet.resolution(resolution.id);
  if (known) return sameResolution(known, resolution) ? null : 'id-reused';
  if (sheet.movement(resolution.id)) return 'id-reused';

  const pending = sheet.movement(resolution.pending);
  if (pending?.movement.kind !== 'pending') return 'pending-unknown';
  if (pending.decided) return 'pending-decided';

  sheet.write(resolution, entriesOf(resolution, pending.movement));
  return null;
};
