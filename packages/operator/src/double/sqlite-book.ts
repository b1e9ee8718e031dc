// The book of the reference operator in SQLite: the rows of the wallet, the ledger for its page, and full copies that a test can
// restore.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type BookRows,
  CASHIER,
  patronAccount,
  STORED_STATES,
  type StoredCall,
  transferOf,
  type WalletPatron,
} from '../book/rows.ts';
import { type HandleCall, refuseDebit } from '../book/wallet.ts';
import type { WalletAnswer } from '../contract/answers.ts';
import { type AnyCall, type DebitCall, MONEY_CALLS } from '../contract/calls.ts';
import type { WalletCode } from '../contract/code.ts';
import { SCHEMA, TABLES } from './schema.ts';

export type PatronEntry = WalletPatron & { readonly balance: number };
export type LedgerEntry = Omit<StoredCall, 'print'> & { readonly body: string };
export type CurrencySum = { readonly currency: string; readonly accounts: number; readonly sum: number };

/** All rows of all tables. */
export type BookCopy = ReadonlyMap<string, readonly Readonly<Record<string, SQLInputValue>>[]>;

export type OperatorBook = {
  /** Decides a call and writes the decision, in one transaction. */
  readonly handle: (decide: HandleCall, call: AnyCall, at: number) => WalletAnswer;
  readonly refuseDebit: (body: DebitCall, code: WalletCode, at: number) => WalletAnswer;
  /** Adds a patron or changes one; `deposit` is added to the balance. A launch of the patron's id is added with it. */
  readonly admit: (patron: WalletPatron, deposit: number, at: number) => void;
  readonly addLaunch: (launch: string, patron: string) => void;
  /** `false`: the session does not exist. */
  readonly endSession: (id: string) => boolean;
  readonly openSession: (id: string, patron: string, ended: boolean) => void;
  readonly patron: (id: string) => PatronEntry | null;
  readonly patrons: () => readonly PatronEntry[];
  /** In descending order of time. */
  readonly ledger: (most: number, patron?: string) => readonly LedgerEntry[];
  /** The sum of the accounts of each currency; always zero. */
  readonly sums: () => readonly CurrencySum[];
  readonly copy: () => BookCopy;
  readonly restore: (copy: BookCopy) => void;
  readonly close: () => void;
};

type Row = Readonly<Record<string, SQLInputValue>>;

/** `file`: a path, or `:memory:`. Throws when the file is not a book of this program. */
export const openOperatorBook = (file: string): OperatorBook => {
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const rows = rowsOf(database);
  const transaction = <T>(work: () => T): T => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    handle: (decide, call, at) => transaction(() => decide(rows, call, at)),
    refuseDebit: (body, code, at) => transaction(() => refuseDebit(rows, body, code, at)),
    ...admission(database, rows, transaction),
    ...readings(database),
    copy: () => new Map(TABLES.map((table) => [table, database.prepare(`SELECT * FROM ${table}`).all()])),
    restore: (copy) =>
      transaction(() => {
        for (const table of TABLES) {
          database.exec(`DELETE FROM ${table}`);
          for (const row of copy.get(table) ?? []) {
            const names = Object.keys(row);
            const places = names.map(() => '?').join(', ');
            database
              .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`)
              .run(...Object.values(row));
          }
        }
      }),
    close: () => database.close(),
  };
};

const admission = (
  database: DatabaseSync,
  rows: BookRows,
  transaction: <T>(work: () => T) => T,
): Pick<OperatorBook, 'admit' | 'addLaunch' | 'endSession' | 'openSession'> => {
  const launch = database.prepare('INSERT OR REPLACE INTO launches (launch, patron) VALUES (?, ?)');
  const deposits = database.prepare("SELECT count(*) AS count FROM postings WHERE account = 'cashier'");
  return {
    admit: (patron, deposit, at) =>
      transaction(() => {
        const known = rows.patron(patron.id);
        if (known !== null && known.currency !== patron.currency)
          throw new Error(`the currency of ${patron.id} is ${known.currency} and cannot be changed`);
        rows.putPatron(patron);
        launch.run(patron.id, patron.id);
        if (deposit === 0) return;
        const id = `deposit:${at}:${Number(deposits.get()?.count)}`;
        rows.post(transferOf(id, patron.currency, CASHIER, patronAccount(patron.id), deposit));
      }),
    addLaunch: (id, patron) => void launch.run(id, patron),
    endSession: (id) => {
      const known = rows.session(id);
      if (known !== null) rows.putSession({ ...known, ended: true });
      return known !== null;
    },
    openSession: (id, patron, ended) => rows.putSession({ id, patron, ended }),
  };
};

const rowsOf = (database: DatabaseSync): BookRows => {
  const patron = database.prepare('SELECT id, currency, blocked, limits FROM patrons WHERE id = ?');
  const putPatron = database.prepare(
    'INSERT INTO patrons (id, currency, blocked, limits) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET blocked = excluded.blocked, limits = excluded.limits',
  );
  const launch = database.prepare('SELECT patron FROM launches WHERE launch = ?');
  const session = database.prepare('SELECT id, patron, ended FROM sessions WHERE id = ?');
  const putSession = database.prepare(
    'INSERT INTO sessions (id, patron, ended) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET ended = excluded.ended',
  );
  const balance = database.prepare('SELECT balance FROM accounts WHERE account = ? AND currency = ?');
  const played = database.prepare(
    "SELECT -coalesce(sum(delta) FILTER (WHERE call = 'debit' AND state <> 'cancelled'), 0) AS staked, " +
      "coalesce(sum(delta) FILTER (WHERE call = 'credit'), 0) AS returned FROM calls WHERE patron = ?",
  );
  const stored = database.prepare('SELECT * FROM calls WHERE id = ?');
  const store = database.prepare(
    'INSERT INTO calls (id, call, patron, currency, delta, state, body, status, answer, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const setState = database.prepare('UPDATE calls SET state = ? WHERE id = ?');
  const posting = database.prepare(
    'INSERT INTO postings (transaction_id, account, currency, delta) VALUES (?, ?, ?, ?)',
  );
  const addUp = database.prepare(
    'INSERT INTO accounts (account, currency, balance) VALUES (?, ?, ?) ON CONFLICT (account, currency) DO UPDATE SET balance = balance + excluded.balance',
  );
  return {
    patron: (id) => patronFrom(patron.get(id)),
    putPatron: ({ id, currency, blocked, limits }) =>
      void putPatron.run(id, currency, blocked ? 1 : 0, JSON.stringify(limits)),
    launch: (id) => textOrNull(launch.get(id)?.patron),
    session: (id) => {
      const row = session.get(id);
      return row === undefined
        ? null
        : { id: String(row.id), patron: String(row.patron), ended: row.ended === 1 };
    },
    putSession: ({ id, patron: owner, ended }) => void putSession.run(id, owner, ended ? 1 : 0),
    balance: (account, currency) => Number(balance.get(account, currency)?.balance ?? 0),
    played: (id) => {
      const row = played.get(id);
      return { staked: Number(row?.staked ?? 0), returned: Number(row?.returned ?? 0) };
    },
    stored: (id) => {
      const row = stored.get(id);
      return row === undefined ? null : { ...entryFrom(row), print: String(row.body) };
    },
    store: ({ transaction, call, patron: owner, currency, delta, state, print, answer, at }) => {
      const { status, body } = answer;
      store.run(transaction, call, owner, currency, delta, state, print, status, JSON.stringify(body), at);
    },
    setState: (id, state) => void setState.run(state, id),
    post: (postings) => {
      for (const { transaction, account, currency, delta } of postings) {
        posting.run(transaction, account, currency, delta);
        addUp.run(account, currency, delta);
      }
    },
  };
};

const readings = (database: DatabaseSync): Pick<OperatorBook, 'patron' | 'patrons' | 'ledger' | 'sums'> => {
  const patrons = (where: string) =>
    database.prepare(
      'SELECT id, patrons.currency, blocked, limits, coalesce(balance, 0) AS balance FROM patrons LEFT JOIN accounts ' +
        `ON account = 'patron:' || id AND accounts.currency = patrons.currency ${where} ORDER BY id`,
    );
  const one = patrons('WHERE id = ?');
  const all = patrons('');
  const newest = database.prepare('SELECT * FROM calls ORDER BY number DESC LIMIT ?');
  const newestOf = database.prepare('SELECT * FROM calls WHERE patron = ? ORDER BY number DESC LIMIT ?');
  const sums = database.prepare(
    'SELECT currency, count(DISTINCT account) AS accounts, sum(delta) AS sum FROM postings GROUP BY currency ORDER BY currency',
  );
  const withBalance = (row: Row): readonly PatronEntry[] => {
    const patron = patronFrom(row);
    return patron === null ? [] : [{ ...patron, balance: Number(row.balance) }];
  };
  return {
    patron: (id) => {
      const row = one.get(id);
      return row === undefined ? null : (withBalance(row)[0] ?? null);
    },
    patrons: () => all.all().flatMap(withBalance),
    ledger: (most, patron) =>
      (patron === undefined ? newest.all(most) : newestOf.all(patron, most)).map(entryFrom),
    sums: () =>
      sums.all().map(({ currency, accounts, sum }) => ({
        currency: String(currency),
        accounts: Number(accounts),
        sum: Number(sum),
      })),
  };
};

/** Throws for a value outside the closed list. */
const oneOf = <T extends string>(all: readonly T[], value: unknown): T => {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Error(`the book has a row with ${String(value)}`);
  return found;
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const patronFrom = (row: Row | undefined): WalletPatron | null =>
  row === undefined
    ? null
    : {
        id: String(row.id),
        currency: String(row.currency),
        blocked: row.blocked === 1,
        limits: JSON.parse(String(row.limits)),
      };

const entryFrom = (row: Row): LedgerEntry => ({
  transaction: String(row.id),
  call: oneOf(MONEY_CALLS, row.call),
  patron: String(row.patron),
  currency: String(row.currency),
  delta: Number(row.delta),
  state: oneOf(STORED_STATES, row.state),
  body: String(row.body),
  answer: { status: Number(row.status), body: JSON.parse(String(row.answer)) },
  at: Number(row.at),
});
