// Adds up all accounts, in small pieces over a separate connection in one read transaction: no table waits for it, and
// money created or lost is noticed while tables play. `punto audit` checks everything else.

import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { booksIn } from '../shared/accounts/account-books.ts';
import type { Sums } from '../store-health.ts';
import { query } from './typed-queries.ts';

/** Rows per read: about a millisecond. */
const PIECE = 4_096;

export const readSums = async (database: DatabaseSync, isOver: () => boolean): Promise<Sums> => {
  const accounts = query<{
    last: string;
    books: string;
    class: string;
    accounts: number;
    balance: number;
    pending: number;
  }>(
    database,
    `SELECT max(account) AS last, iif(account GLOB '*:*', substr(account, 1, instr(account, ':') - 1), account) AS class,
            ${booksIn('account', 'instr')} AS books, count(*) AS accounts, sum(balance_minor) AS balance, sum(pending_minor) AS pending
       FROM (SELECT * FROM accounts WHERE account > ? ORDER BY account LIMIT ${PIECE})
      GROUP BY class, books`,
  );
  const staked = query<{ waiting: number | null; coins: number | null }>(
    database,
    `SELECT sum(amount_minor) AS waiting, sum(amount_minor) FILTER (WHERE ${booksIn('debit', 'instr')} = '') AS coins
       FROM movements WHERE state = 'pending'`,
  );
  const balanceMinor = new Map<string, number>();
  /** Of the books of each brand and currency together; 0 in sound books. */
  const others = new Map<string, number>();
  let patrons = 0;
  let heldMinor = 0;
  database.exec('BEGIN');
  try {
    let last = '';
    for (;;) {
      const rows = accounts.all(last);
      if (rows.length === 0) break;
      for (const row of rows) {
        const [sums, name] = row.books === '' ? [balanceMinor, row.class] : [others, row.books];
        sums.set(name, (sums.get(name) ?? 0) + row.balance);
        heldMinor += row.pending;
        if (row.class === 'patron') patrons += row.accounts;
        if (row.last > last) last = row.last;
      }
      await breathe(isOver);
    }
    const { waiting, coins } = staked.get() ?? { waiting: null, coins: null };
    return {
      imbalanceMinor:
        [...balanceMinor.values()].reduce((sum, each) => sum + each, 0) +
        [...others.values()].reduce((sum, each) => sum + Math.abs(each), 0),
      stakeImbalanceMinor: heldMinor - (waiting ?? 0),
      balanceMinor: {
        house: balanceMinor.get('house') ?? 0,
        patron: balanceMinor.get('patron') ?? 0,
        escrow: balanceMinor.get('escrow') ?? 0,
      },
      stakedMinor: coins ?? 0,
      patrons,
      sessions: {
        patrons: await countRows(database, 'sessions', isOver),
        floor: await countRows(database, 'staff_sessions', isOver),
      },
    };
  } finally {
    database.exec('ROLLBACK');
  }
};

const countRows = async (
  database: DatabaseSync,
  table: 'sessions' | 'staff_sessions',
  isOver: () => boolean,
): Promise<number> => {
  const piece = query<{ last: string | null; rows: number }>(
    database,
    `SELECT max(hash) AS last, count(*) AS rows FROM (SELECT hash FROM ${table} WHERE hash > ? ORDER BY hash LIMIT ${PIECE})`,
  );
  let total = 0;
  let last: string | null = '';
  while (last !== null) {
    const row = piece.get(last);
    total += row?.rows ?? 0;
    last = row?.last ?? null;
    await breathe(isOver);
  }
  return total;
};

/** Lets the tables run between two pieces. */
const breathe = async (isOver: () => boolean): Promise<void> => {
  await setImmediate();
  if (isOver()) throw new Error('the store is closed');
};
