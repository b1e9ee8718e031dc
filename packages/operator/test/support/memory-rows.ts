// The rows of the reference operator in memory, for simulations: postings are only summed per account.
import {
  type BookRows,
  CASHIER,
  patronAccount,
  type StoredCall,
  transferOf,
  type WalletPatron,
  type WalletSession,
} from '../../src/book/rows.ts';

export type MemoryRows = BookRows & {
  /** Adds a patron with money from the cashier, and a launch of the same name. */
  readonly admit: (patron: WalletPatron, balance: number) => void;
  /** Sums of all accounts by currency: each is zero. */
  readonly sums: () => ReadonlyMap<string, number>;
  readonly transactions: () => Iterable<StoredCall>;
};

export const createMemoryRows = (): MemoryRows => {
  const patrons = new Map<string, WalletPatron>();
  const sessions = new Map<string, WalletSession>();
  const balances = new Map<string, number>();
  const calls = new Map<string, StoredCall>();
  const played = new Map<string, { staked: number; returned: number }>();

  const count = ({ call, patron, delta }: StoredCall, sign: 1 | -1): void => {
    const sums = played.get(patron) ?? { staked: 0, returned: 0 };
    if (call === 'debit') sums.staked -= sign * delta;
    if (call === 'credit') sums.returned += sign * delta;
    played.set(patron, sums);
  };
  const rows: BookRows = {
    patron: (id) => patrons.get(id) ?? null,
    putPatron: (patron) => void patrons.set(patron.id, patron),
    launch: (launch) => (patrons.has(launch) ? launch : null),
    session: (id) => sessions.get(id) ?? null,
    putSession: (session) => void sessions.set(session.id, session),
    balance: (account, currency) => balances.get(`${currency} ${account}`) ?? 0,
    played: (patron) => played.get(patron) ?? { staked: 0, returned: 0 },
    stored: (transaction) => calls.get(transaction) ?? null,
    store: (call) => {
      calls.set(call.transaction, call);
      count(call, 1);
    },
    setState: (transaction, state) => {
      const call = calls.get(transaction);
      if (call === undefined) throw new Error(`no transaction ${transaction}`);
      if (state === 'cancelled') count(call, -1);
      calls.set(transaction, { ...call, state });
    },
    post: (postings) => {
      for (const { account, currency, delta } of postings) {
        const key = `${currency} ${account}`;
        balances.set(key, (balances.get(key) ?? 0) + delta);
      }
    },
  };
  return {
    ...rows,
    admit: (patron, balance) => {
      rows.putPatron(patron);
      const { id, currency } = patron;
      rows.post(transferOf(`deposit:${id}`, currency, CASHIER, patronAccount(id), balance));
    },
    sums: () => {
      const sums = new Map<string, number>();
      for (const [key, balance] of balances) {
        const currency = key.slice(0, 3);
        sums.set(currency, (sums.get(currency) ?? 0) + balance);
      }
      return sums;
    },
    transactions: () => calls.values(),
  };
};
