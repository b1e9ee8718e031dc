// Cache of accounts: each is read once and then kept in memory together with the changes of the open transaction. Every
// ticket needs a balance, and only this process changes one. The cache must always equal the file plus the open
// transaction, so the caller must call `drop` after a rollback.
import type { DatabaseSync } from 'node:sqlite';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { Account, AccountId } from '@punto/ledger/account';
import { query } from './typed-queries.ts';

/** Most accounts in the cache; beyond it the cache is emptied and accounts are read again when needed. */
const MOST_ACCOUNTS = 200_000;

export type CachedAccount = {
  readonly id: AccountId;
  balanceMinor: Minor;
  pendingMinor: Minor;
  givenMinor: Minor;
  stakedMinor: Minor;
  /** Number of postings of this account. */
  line: number;
  /** Number of the movement with its newest posting. */
  newest: number | null;
  /** Number of play records of the patron. */
  records: number;
  /** Number of the newest of them. */
  newestRecord: number | null;
};

export type AccountCache = {
  readonly read: (id: AccountId) => Account;
  /** The cached account, marked as changed; the caller changes it. */
  readonly touch: (id: AccountId) => CachedAccount;
  /** Writes the changed accounts to the database. */
  readonly write: () => void;
  readonly drop: () => void;
};

/** `written`: number of postings and of records in the file; `null`: the account has no row yet. */
type CacheEntry = CachedAccount & {
  written: Pick<CachedAccount, 'line' | 'records'> | null;
  isTouched: boolean;
};

export const createAccountCache = (database: DatabaseSync): AccountCache => {
  const select = query<{
    balance_minor: number;
    pending_minor: number;
    given_minor: number;
    staked_minor: number;
    line: number;
    newest: number | null;
    records: number;
    newest_record: number | null;
  }>(
    database,
    `SELECT balance_minor, pending_minor, given_minor, staked_minor, line, newest, records, newest_record
       FROM accounts WHERE account = ?`,
  );
  const open = query(
    database,
    `INSERT INTO accounts (balance_minor, pending_minor, given_minor, staked_minor, line, newest, records, newest_record, account)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  // Updates only when the row is still as it was read: cache and file must never differ.
  const set = query(
    database,
    `UPDATE accounts
        SET balance_minor = ?, pending_minor = ?, given_minor = ?, staked_minor = ?, line = ?, newest = ?, records = ?,
            newest_record = ?
      WHERE account = ? AND line = ?`,
  );
  // A stake changes nothing else.
  const setStake = query(
    database,
    'UPDATE accounts SET pending_minor = ?, staked_minor = ? WHERE account = ? AND line = ?',
  );
  const cache = new Map<AccountId, CacheEntry>();
  const touched: CacheEntry[] = [];

  const entryOf = (id: AccountId): CacheEntry => {
    const known = cache.get(id);
    if (known) return known;
    const row = select.get(id);
    const entry: CacheEntry = {
      id,
      balanceMinor: row ? minor(row.balance_minor) : ZERO,
      pendingMinor: row ? minor(row.pending_minor) : ZERO,
      givenMinor: row ? minor(row.given_minor) : ZERO,
      stakedMinor: row ? minor(row.staked_minor) : ZERO,
      line: row?.line ?? 0,
      newest: row?.newest ?? null,
      records: row?.records ?? 0,
      newestRecord: row?.newest_record ?? null,
      written: row ? { line: row.line, records: row.records } : null,
      isTouched: false,
    };
    if (cache.size >= MOST_ACCOUNTS && touched.length === 0) cache.clear();
    cache.set(id, entry);
    return entry;
  };

  const writeEntry = (entry: CacheEntry): void => {
    const { id, pendingMinor, stakedMinor, line, records, written } = entry;
    if (written?.line === line && written.records === records) {
      refuseOther(id, setStake.change(pendingMinor, stakedMinor, id, line));
      return;
    }
    const { balanceMinor, givenMinor, newest, newestRecord } = entry;
    const money = [balanceMinor, pendingMinor, givenMinor, stakedMinor] as const;
    if (written) refuseOther(id, set.change(...money, line, newest, records, newestRecord, id, written.line));
    else open.run(...money, line, newest, records, newestRecord, id);
  };

  return {
    read: (id) => {
      const { balanceMinor, pendingMinor, givenMinor, stakedMinor } = entryOf(id);
      return { id, balanceMinor, pendingMinor, givenMinor, stakedMinor };
    },
    touch: (id) => {
      const entry = entryOf(id);
      if (!entry.isTouched) touched.push(entry);
      entry.isTouched = true;
      return entry;
    },
    write: () => {
      for (const entry of touched) {
        writeEntry(entry);
        entry.written = { line: entry.line, records: entry.records };
        entry.isTouched = false;
      }
      touched.length = 0;
    },
    drop: () => {
      cache.clear();
      touched.length = 0;
    },
  };
};

/** `changed`: the number of rows that were changed. */
const refuseOther = (id: AccountId, changed: number): void => {
  if (changed !== 1) throw new Error(`account ${id} is not what was last written of it`);
};
