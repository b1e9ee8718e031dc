// A sheet is an overlay: it holds new values above a page of known ones, which it leaves unchanged. It remembers how it
// was before the last list of transfers, so that one that is refused halfway leaves no trace.
import type { Account, AccountId } from './account.ts';
import type { BookSource } from './book-source.ts';
import { type Entry, enter } from './entry.ts';
import { isMovement, type Movement, type Resolution, type Transfer, type TransferId } from './transfer.ts';

export type BookOverlay = BookSource & {
  readonly transfers: readonly Transfer[];
  /** Notes a transfer that has been found good. */
  readonly write: (transfer: Transfer, entries: readonly Entry[]) => void;
  /** A later `tearOff` returns to the present state. */
  readonly begin: () => void;
  readonly tearOff: () => void;
  /** Accounts that differ from the page below. */
  readonly changed: () => readonly Account[];
};

/** A sheet above `below`, without changes. It trusts its caller: `write` checks neither balance nor id. [L6] */
export const createBookOverlay = (below: BookSource): BookOverlay => {
  const accounts = new Map<AccountId, Account>();
  const movements = new Map<TransferId, Movement>();
  const resolutions = new Map<TransferId, Resolution>();
  const decided = new Set<TransferId>();
  const transfers: Transfer[] = [];
  let kept = 0;
  let before: Account[] = [];

  const account = (id: AccountId): Account => accounts.get(id) ?? below.account(id);

  const forget = (transfer: Transfer): void => {
    if (isMovement(transfer)) movements.delete(transfer.id);
    else {
      resolutions.delete(transfer.id);
      decided.delete(transfer.pending);
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
      for (const entry of entries) {
        const now = account(entry.account);
        before.push(now);
        accounts.set(entry.account, enter(now, entry));
      }
      transfers.push(transfer);
      if (isMovement(transfer)) movements.set(transfer.id, transfer);
      else {
        resolutions.set(transfer.id, transfer);
        decided.add(transfer.pending);
      }
    },
    begin: () => {
      kept = transfers.length;
      before = [];
    },
    tearOff: () => {
      // The latest first: an account that was entered twice ends as it was before both.
      for (const account of before.reverse()) accounts.set(account.id, account);
      for (const transfer of transfers.splice(kept)) forget(transfer);
      before = [];
    },
    changed: () =>
      [...accounts.values()].filter((now) => {
        const then = below.account(now.id);
        return (
          now.balanceMinor !== then.balanceMinor ||
          now.pendingMinor !== then.pendingMinor ||
          now.givenMinor !== then.givenMinor ||
          now.stakedMinor !== then.stakedMinor
        );
      }),
  };
};
