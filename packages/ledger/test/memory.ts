// Committed facts kept in maps: the smallest thing a book can be opened over.
import { type Account, type AccountId, emptyAccount } from '../src/account.ts';
import type { BookChanges } from '../src/book.ts';
import type { BookSource } from '../src/book-source.ts';
import { isMovement, type Movement, type Resolution, type TransferId } from '../src/transfer.ts';

export type Memory = BookSource & { readonly commit: (changes: BookChanges) => void };

export const createMemory = (): Memory => {
  const accounts = new Map<AccountId, Account>();
  const movements = new Map<TransferId, { movement: Movement; decided: boolean }>();
  const resolutions = new Map<TransferId, Resolution>();
  return {
    account: (id) => accounts.get(id) ?? emptyAccount(id),
    movement: (id) => movements.get(id) ?? null,
    resolution: (id) => resolutions.get(id) ?? null,
    commit: (changes) => {
      for (const account of changes.accounts) accounts.set(account.id, account);
      for (const transfer of changes.transfers) {
        if (isMovement(transfer)) movements.set(transfer.id, { movement: transfer, decided: false });
        else {
          resolutions.set(transfer.id, transfer);
          const pending = movements.get(transfer.pending);
          if (pending) pending.decided = true;
        }
      }
    },
  };
};
