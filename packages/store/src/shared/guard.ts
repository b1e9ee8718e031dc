// Keeps the sums of protected patrons in step with the books inside one transaction: before a transfer is posted the frames that
// are due begin, and afterwards it is counted. [P2]
import { type AccountId, ownerOf, patronAccount } from '@punto/ledger/account';
import type { Book } from '@punto/ledger/book';
import { rollMoney, withDeposit, withStake } from '@punto/ledger/protection/money';
import type { Protection } from '@punto/ledger/protection/protection';
import { isMovement, type Transfer } from '@punto/ledger/transfer';
import { type PatronId, patronId } from '@punto/table/ids';

/** Protections as a transaction reads and writes them. */
export type Protections = {
  readonly find: (patron: PatronId) => Protection | null;
  /** The patrons of these accounts whose protection has sums. */
  readonly guarded: (accounts: readonly AccountId[]) => readonly PatronId[];
  readonly writeMoney: (patron: PatronId, protection: Protection) => void;
};

export type Guard = {
  /** The protection at `nowMs`, after the frames that are due have begun. */
  readonly find: (patron: PatronId, nowMs: number) => Protection | null;
  /** Posts to the book and counts new transfers. */
  readonly post: Book['post'];
  /** Writes the changed sums. */
  readonly write: () => void;
};

/** `accounts`: all accounts that the transaction may change. */
export const createGuard = (protections: Protections, book: Book, accounts: readonly AccountId[]): Guard => {
  const guarded = new Set(protections.guarded(accounts));
  /** The frames of all guarded patrons have begun up to this time. */
  let begunMs = Number.NEGATIVE_INFINITY;
  const current = new Map<PatronId, Protection>();
  const changed = new Set<PatronId>();

  const keep = (patron: PatronId, before: Protection, money: Protection['money']): Protection => {
    if (money === before.money) return before;
    const after = { ...before, money };
    current.set(patron, after);
    changed.add(patron);
    return after;
  };
  const find = (patron: PatronId, nowMs: number): Protection | null => {
    const known = current.get(patron) ?? protections.find(patron);
    if (!known?.money) return known;
    const { balanceMinor } = book.account(patronAccount(patron));
    return keep(patron, known, rollMoney(known.money, nowMs, known.zone, balanceMinor));
  };
  const count = (transfer: Transfer): void => {
    if (!isMovement(transfer)) return;
    const { kind, code, debit, credit, amountMinor } = transfer;
    const isStake = kind === 'pending' && code === 'stake';
    if (!isStake && code !== 'grant' && code !== 'top-up') return;
    const patron = patronId(ownerOf(isStake ? debit : credit));
    if (!guarded.has(patron)) return;
    const before = find(patron, transfer.memo.at);
    if (before?.money) keep(patron, before, (isStake ? withStake : withDeposit)(before.money, amountMinor));
  };

  return {
    find,
    post: (transfers) => {
      if (guarded.size === 0) return book.post(transfers);
      const atMs = transfers[0]?.memo.at ?? begunMs;
      // Before the balance changes: a frame that is due begins with the balance before this transfer.
      if (atMs > begunMs) for (const patron of guarded) find(patron, atMs);
      begunMs = Math.max(begunMs, atMs);
      const made = book.transfers.length;
      const refusal = book.post(transfers);
      // Transfers that were committed before under the same id are not new.
      for (const transfer of book.transfers.slice(made)) count(transfer);
      return refusal;
    },
    write: () => {
      for (const patron of changed) {
        const protection = current.get(patron);
        if (protection) protections.writeMoney(patron, protection);
      }
    },
  };
};
