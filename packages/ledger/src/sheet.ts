// A sheet is laid over what is known and takes what is new, leaving the page below it untouched. Sheets stack:
// a book is one over the store, and each list of transfers is tried on another one over the book.
import type { Account, AccountId } from './account.ts';
import type { BookSource } from './book-source.ts';
import { type Entry, enter } from './entry.ts';
import { isMovement, type Movement, type Resolution, type Transfer, type TransferId } from './transfer.ts';

export type Sheet = BookSource & {
  readonly transfers: readonly Transfer[];
  /** Notes a transfer that has been found good. */
  readonly write: (transfer: Transfer, entries: readonly Entry[]) => void;
  /** Takes over everything on a sheet that was laid over this one. */
  readonly adopt: (sheet: Sheet) => void;
  /** Accounts that differ from the page below. */
  readonly changed: () => readonly Account[];
};

export const openSheet = (below: BookSource): Sheet => {
  const accounts = new Map<AccountId, Account>();
  const movements = new Map<TransferId, Movement>();
  const resolutions = new Map<TransferId, Resolution>();
  const decided = new Set<TransferId>();
  const transfers: Transfer[] = [];

  const account = (id: AccountId): Account => accounts.get(id) ?? below.account(id);

  const note = (transfer: Transfer): void => {
    transfers.push(transfer);
    if (isMovement(transfer)) movements.set(transfer.id, transfer);
    else {
      resolutions.set(transfer.id, transfer);
      decided.add(transfer.pending);
    }
  };

  return {
    account,
    movement: (id) => {
      const own = movements.get(id);
      const known = own ? { movement: own, decided: false } : below.movement(id);
      return known && decided.has(id) ? { movement: known.movement, decided: true } : known;
    },
    resolution: (id) => resolutions.get(id) ?? below.resolution(id),
    transfers,
    write: (transfer, entries) => {
      for (const entry of entries) accounts.set(entry.account, enter(account(entry.account), entry));
      note(transfer);
    },
    adopt: (sheet) => {
      for (const changed of sheet.changed()) accounts.set(changed.id, changed);
      for (const transfer of sheet.transfers) note(transfer);
    },
    changed: () =>
      [...accounts.values()].filter((now) => {
        const before = below.account(now.id);
        return now.balanceMinor !== before.balanceMinor || now.pendingMinor !== before.pendingMinor;
      }),
  };
};
