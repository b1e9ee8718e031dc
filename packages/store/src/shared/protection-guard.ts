// Begins the frames of protected patrons inside one transaction: before a transfer changes an account, the account's state becomes
// the start of each frame that is due. The sums of a frame are differences to the account, so nothing else is counted. [P2]
import { type AccountId, patronAccount } from '@punto/ledger/account';
import type { Book } from '@punto/ledger/book';
import { rollMoney } from '@punto/ledger/protection/money';
import type { Protection } from '@punto/ledger/protection/protection';
import { isMoneyDue, nextMoneyMs } from '@punto/ledger/protection/stake-bounds';
import type { PatronId } from '@punto/table/ids';

/** Protections as a transaction reads and writes them. */
export type Protections = {
  readonly find: (patron: PatronId) => Protection | null;
  /** The patrons of these accounts whose protection has frames of money. */
  readonly guarded: (accounts: readonly AccountId[]) => readonly PatronId[];
  readonly writeMoney: (patron: PatronId, protection: Protection) => void;
};

export type Guard = {
  /** The protection at `nowMs`, after the frames that are due have begun. */
  readonly find: (patron: PatronId, nowMs: number) => Protection | null;
  /** Posts to the book, after the frames that are due have begun. */
  readonly post: Book['post'];
  /** Writes the frames that have begun. */
  readonly write: () => void;
};

/** `accounts`: all accounts that the transaction may change. */
export const createProtectionGuard = (
  protections: Protections,
  book: Book,
  accounts: readonly AccountId[],
): Guard => {
  const guarded = protections.guarded(accounts);
  /** No frame of a guarded patron begins before this time. */
  let nextMs = Number.NEGATIVE_INFINITY;
  const changed = new Map<PatronId, Protection>();

  const find = (patron: PatronId, nowMs: number): Protection | null => {
    const known = changed.get(patron) ?? protections.find(patron);
    if (!known?.money || !isMoneyDue(known, nowMs)) return known;
    const account = book.account(patronAccount(patron));
    const begun = { ...known, money: rollMoney(known.money, nowMs, known.zone, account) };
    changed.set(patron, begun);
    return begun;
  };

  const begin = (atMs: number): void => {
    if (atMs < nextMs) return;
    nextMs = Number.POSITIVE_INFINITY;
    for (const patron of guarded) {
      const protection = find(patron, atMs);
      if (protection) nextMs = Math.min(nextMs, nextMoneyMs(protection));
    }
  };

  return {
    find,
    post: (transfers) => {
      const [first] = transfers;
      // Before the account changes: a frame that is due begins with the account before this transfer.
      if (first) begin(first.memo.at);
      return book.post(transfers);
    },
    write: () => {
      for (const [patron, protection] of changed) protections.writeMoney(patron, protection);
    },
  };
};
