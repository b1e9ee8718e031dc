// The accounts, each read once and then held in memory with what is written to it: a balance is asked for by every
// ticket, and nobody but this process changes one. What is held is only ever what stands in the file, or will with the
// transaction that is open; whoever undoes that has to say so.
import type { DatabaseSync } from 'node:sqlite';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { Account, AccountId } from '@punto/ledger/account';
import { query } from './query.ts';

/** Accounts held at most: beyond it all are let go, and read again when they are asked for. */
const MOST_PAGES = 200_000;

export type AccountPage = {
  readonly id: AccountId;
  balanceMinor: Minor;
  pendingMinor: Minor;
  /** How many postings it has. */
  line: number;
  /** The number of the newest. */
  posting: number | null;
};

export type AccountPages = {
  readonly read: (id: AccountId) => Account;
  /** The page to be written on. */
  readonly touch: (id: AccountId) => AccountPage;
  /** Writes down what was touched. */
  readonly write: () => void;
  readonly forget: () => void;
};

/** `written`: how many postings it has in the file; `null`: it is not there. */
type Held = AccountPage & { written: number | null; isTouched: boolean };

export const createAccountPages = (database: DatabaseSync): AccountPages => {
  const select = query<{
    balance_minor: number;
    pending_minor: number;
    line: number;
    posting: number | null;
  }>(database, 'SELECT balance_minor, pending_minor, line, posting FROM accounts WHERE account = ?');
  const open = query(
    database,
    'INSERT INTO accounts (account, balance_minor, pending_minor, line, posting) VALUES (?, ?, ?, ?, ?)',
  );
  // The account must be as it was read: what is held in memory may never be something else than the file.
  const set = query(
    database,
    `UPDATE accounts SET balance_minor = ?, pending_minor = ?, line = ?, posting = ?
      WHERE account = ? AND line = ?`,
  );
  const pages = new Map<AccountId, Held>();
  const touched: Held[] = [];

  const pageOf = (id: AccountId): Held => {
    const known = pages.get(id);
    if (known) return known;
    const row = select.get(id);
    const page: Held = {
      id,
      balanceMinor: row ? minor(row.balance_minor) : ZERO,
      pendingMinor: row ? minor(row.pending_minor) : ZERO,
      line: row?.line ?? 0,
      posting: row?.posting ?? null,
      written: row?.line ?? null,
      isTouched: false,
    };
    if (pages.size >= MOST_PAGES && touched.length === 0) pages.clear();
    pages.set(id, page);
    return page;
  };

  return {
    read: (id) => {
      const { balanceMinor, pendingMinor } = pageOf(id);
      return { id, balanceMinor, pendingMinor };
    },
    touch: (id) => {
      const page = pageOf(id);
      if (!page.isTouched) touched.push(page);
      page.isTouched = true;
      return page;
    },
    write: () => {
      for (const page of touched) {
        const { id, balanceMinor, pendingMinor, line, posting, written } = page;
        if (written === null) open.run(id, balanceMinor, pendingMinor, line, posting);
        else if (set.change(balanceMinor, pendingMinor, line, posting, id, written) !== 1)
          throw new Error(`account ${id} is not what was last written of it`);
        page.written = line;
        page.isTouched = false;
      }
      touched.length = 0;
    },
    forget: () => {
      pages.clear();
      touched.length = 0;
    },
  };
};
