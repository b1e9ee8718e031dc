// The twin of the book, slow and obvious: one list of everything that ever counted, and every question is
// answered by reading all of it. Written from the rules, not from the book. [L6]
import type { AccountId } from '../src/account.ts';
import type { LedgerRefusal, Movement, Resolution, Transfer } from '../src/transfer.ts';

export type SlowBooks = {
  readonly post: (transfers: readonly Transfer[]) => LedgerRefusal | null;
  readonly balance: (id: AccountId) => number;
  readonly pending: (id: AccountId) => number;
  readonly given: (id: AccountId) => number;
  readonly staked: (id: AccountId) => number;
};

export const createSlowBooks = (): SlowBooks => {
  let log: readonly Transfer[] = [];
  return {
    post: (transfers) => {
      let tried = log;
      for (const transfer of transfers) {
        const verdict = judge(tried, transfer);
        if (verdict === 'new') tried = [...tried, transfer];
        else if (verdict !== 'known') return verdict;
      }
      log = tried;
      return null;
    },
    balance: (id) => balanceIn(log, id),
    pending: (id) => pendingIn(log, id),
    given: (id) =>
      sum(
        movements(log).filter(
          ({ kind, code, credit }) =>
            kind === 'direct' && ['grant', 'top-up', 'wallet-in'].includes(code) && credit === id,
        ),
      ) -
      sum(
        movements(log).filter(
          ({ kind, code, debit }) =>
            kind === 'direct' && code === 'wallet-out' && debit === id && id.startsWith('patron'),
        ),
      ),
    staked: (id) => sum(pendings(log).filter(({ code, debit }) => code === 'stake' && debit === id)),
  };
};

const judge = (log: readonly Transfer[], transfer: Transfer): LedgerRefusal | 'new' | 'known' => {
  const namesake = log.find((earlier) => earlier.id === transfer.id);
  if (namesake) return content(namesake) === content(transfer) ? 'known' : 'id-reused';

  if ('amountMinor' in transfer) {
    if (!(transfer.amountMinor > 0) || transfer.amountMinor % 1 !== 0) return 'amount-not-positive';
    if (transfer.debit === transfer.credit) return 'same-account';
    if ([transfer.debit, transfer.credit].every((id) => id.startsWith('patron:'))) return 'between-patrons';
    const [from, to] = [booksOf(transfer.debit), booksOf(transfer.credit)];
    if (from[0] !== to[0]) return 'other-brand';
    if (from[1] !== to[1]) return 'other-currency';
    const left = balanceIn(log, transfer.debit) - pendingIn(log, transfer.debit) - transfer.amountMinor;
    return left < 0 && !/^(house|operator)/.test(transfer.debit) ? 'exceeds-available' : 'new';
  }
  if (!pendings(log).some((pending) => pending.id === transfer.pending)) return 'pending-unknown';
  return resolutionOf(log, transfer.pending) ? 'pending-decided' : 'new';
};

/** Brand and currency by the words of the name; a table's id in it has no full stop here. */
const booksOf = (id: AccountId): readonly string[] => {
  const [kind, ...words] = id.split(/[:.]/);
  const named = kind === 'escrow' ? words.slice(1) : words;
  return named.length < 2 ? ['house', 'COIN'] : named.slice(0, 2);
};

const content = (transfer: Transfer): string =>
  JSON.stringify({ ...transfer, memo: { ...transfer.memo, at: null } });

const movements = (log: readonly Transfer[]): Movement[] => log.filter((one) => 'amountMinor' in one);
const pendings = (log: readonly Transfer[]): Movement[] =>
  movements(log).filter((movement) => movement.kind === 'pending');
const resolutionOf = (log: readonly Transfer[], pending: string): Resolution | undefined =>
  log.filter((one): one is Resolution => 'pending' in one).find((one) => one.pending === pending);

const sum = (amounts: readonly Movement[]): number =>
  amounts.reduce((total, one) => total + one.amountMinor, 0);

const balanceIn = (log: readonly Transfer[], id: AccountId): number => {
  const moved = movements(log).filter(
    (movement) => movement.kind === 'direct' || resolutionOf(log, movement.id)?.kind === 'post',
  );
  return sum(moved.filter((one) => one.credit === id)) - sum(moved.filter((one) => one.debit === id));
};

const pendingIn = (log: readonly Transfer[], id: AccountId): number =>
  sum(pendings(log).filter((one) => one.debit === id && !resolutionOf(log, one.id)));
