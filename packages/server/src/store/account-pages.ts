// The accounts, each read once and then held in memory with what is written to it: a balance is asked for by every
// ticket, and nobody but this process changes one. What is held is only ever what stands in the file, or will with the
// transaction that is open; whoever undoes that has to say so.
import type { DatabaseSync } from 'node:sqlite';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { type Account, type AccountId, emptyAccount } from '@punto/ledger/account';
import { query } from './query.ts';

/** Accounts held at most: beyond it all are let go, and read again when they are asked for. */
const MOST_PAGES = 200_000;

export type AccountPage = {
  readonly id: AccountId;
  balanceMinor: Minor;
  pendingMinor: Minor;
  /** The number of its last posting. */
  line: number;
};

export type AccountPages = {
  readonly read: (id: AccountId) => Account;
  /** The page to be written on; it is there in the file from now on. */
  readonly touch: (id: AccountId) => AccountPage;
  /** Writes down what was touched. */
  readonly write: () => void;
  readonly forget: () => void;
};

type Held = AccountPage & { isInFile: boolean; isTouched: boolean };

export const openAccountPages = (database: DatabaseSync): AccountPages => {
  const select = query<{ balance_minor: number; pending_minor: number; line: number | null }>(
    database,
    `SELECT balance_minor, pending_minor,
            (SELECT max(line) FROM postings WHERE postings.account = accounts.account) AS line
       FROM accounts WHERE account = ?`,
  );
  const open = query(
    database,
    'INSERT INTO accounts (account, balance_minor, pending_minor) VALUES (?, 0, 0)',
  );
  const set = query(database, 'UPDATE accounts SET balance_minor = ?, pending_minor = ? WHERE account = ?');
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
      isInFile: row !== undefined,
      isTouched: false,
    };
    if (pages.size >= MOST_PAGES && touched.length === 0) pages.clear();
    pages.set(id, page);
    return page;
  };

  return {
    read: (id) => {
      const { balanceMinor, pendingMinor, isInFile } = pageOf(id);
      return isInFile ? { id, balanceMinor, pendingMinor } : emptyAccount(id);
    },
    touch: (id) => {
      const page = pageOf(id);
      if (!page.isTouched) touched.push(page);
      page.isTouched = true;
      // Postings refer to it: it has to be there before them.
      if (!page.isInFile) open.run(id);
      page.isInFile = true;
      return page;
    },
    write: () => {
      for (const page of touched) {
        set.run(page.balanceMinor, page.pendingMinor, page.id);
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
