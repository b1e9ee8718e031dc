// Debits and owed calls in SQLite. There is one process, so fences are not compared.
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@punto/table/ids';
import type { Books } from '../../shared/books.ts';
import { postTransfers } from '../../shared/grants.ts';
import {
  CALL_COLUMNS,
  type CallRow,
  DEBIT_COLUMNS,
  type DebitRow,
  LOCKING,
  nextDueCall,
  nextOwed,
  type WalletRows,
} from '../../shared/wallet/wallet-rows.ts';
import { type Intended, LOCKING_AGE_MS, type WalletIntent, type WalletStore } from '../../wallet-store.ts';
import type { GroupCommit } from '../group-commit.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';
import { createWalletFloor } from './wallet-floor.ts';

/** What transactions of tables read and write. */
export const createWalletRows = (database: DatabaseSync): WalletRows => {
  const ofRound = query<DebitRow>(
    database,
    `SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE table_id = ? AND shoe = ? AND round = ?`,
  );
  const close = query(database, 'UPDATE wallet_debits SET state = ?, reason = ? WHERE debit = ?');
  const owe = query(
    database,
    `INSERT INTO wallet_outbox (call_id, call, brand, table_id, patron, body, delta_minor, at, due_at, traceparent)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9) ON CONFLICT (call_id) DO NOTHING`,
  );
  return {
    debits: (table, shoe, round) => ofRound.all(table, shoe, round),
    close: (debit, state, reason) => void close.change(state, reason, debit),
    owe: ({ id, call, brand, table, patron, body, deltaMinor, at, traceparent }) =>
      void owe.run(id, call, brand, table, patron, body, deltaMinor, at, traceparent),
  };
};

/** In the order of the statement that inserts them. */
const INTENT_FIELDS = [
  ...(['debit', 'table', 'shoe', 'round', 'patron', 'ticket', 'brand', 'account', 'session'] as const),
  ...(['amountMinor', 'at', 'traceparent'] as const),
] satisfies readonly (keyof WalletIntent)[];

const FIRST = `AND NOT EXISTS (SELECT 1 FROM wallet_outbox AS earlier
   WHERE earlier.patron = wallet_outbox.patron AND earlier.delivered_at IS NULL AND earlier.number < wallet_outbox.number)`;

export const createWallet = (
  database: DatabaseSync,
  group: Pick<GroupCommit, 'run' | 'decide'>,
  books: Books,
  writeJournalled: SqliteJournalledWrite,
): WalletStore => {
  const known = query<DebitRow>(database, `SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE debit = ?`);
  const locked = query<{ locked: number }>(database, LOCKING('?1', '?2'));
  const insert = query(
    database,
    `INSERT INTO wallet_debits (debit, table_id, shoe, round, patron, ticket, brand, account, session, amount_minor, at, traceparent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const open = query<DebitRow>(
    database,
    `SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE table_id = ? AND state = 'open' ORDER BY at, debit`,
  );
  const due = query<CallRow>(
    database,
    `SELECT ${CALL_COLUMNS} FROM wallet_outbox
      WHERE table_id = ? AND brand = ? AND delivered_at IS NULL AND due_at <= ? ${FIRST} ORDER BY number LIMIT ?`,
  );
  const attempt = query(
    database,
    'UPDATE wallet_outbox SET attempts = attempts + 1, due_at = ? WHERE number = ?',
  );
  const next = query<{ at: number | null }>(database, nextDueCall('max', '?1', '?2'));
  const nextTable = query<{ table: TableId | null }>(database, nextOwed('?1'));
  const hasten = query(
    database,
    `UPDATE wallet_outbox SET due_at = ?3 WHERE table_id = ?1 AND brand = ?2 AND delivered_at IS NULL AND due_at > ?3
       AND call_id NOT IN (SELECT value FROM json_each(?4))`,
  );
  const takeOver = query(
    database,
    'UPDATE wallet_outbox SET due_at = ?2 WHERE table_id = ?1 AND delivered_at IS NULL',
  );
  const brands = query<{ brand: string }>(
    database,
    'SELECT DISTINCT brand FROM wallet_outbox WHERE table_id = ? AND delivered_at IS NULL ORDER BY brand',
  );
  const deliver = query(
    database,
    'UPDATE wallet_outbox SET delivered_at = ?, outcome = ? WHERE call_id = ? AND delivered_at IS NULL',
  );
  const fail = query(
    database,
    'UPDATE wallet_outbox SET due_at = ?, fault = ? WHERE call_id = ? AND delivered_at IS NULL',
  );
  const isLocked = ({ patron, at }: WalletIntent): boolean =>
    locked.get(patron, at - LOCKING_AGE_MS) !== undefined;
  return {
    ...createWalletFloor(database, writeJournalled),
    intend: (intent) =>
      group.decide<Intended>(() => {
        const before = known.get(intent.debit);
        if (before) return { result: before, write: () => {} };
        if (isLocked(intent)) return { result: 'locked', write: () => {} };
        return {
          result: 'new',
          write: () => void insert.run(...INTENT_FIELDS.map((field) => intent[field])),
        };
      }),
    openDebits: async (table) => open.all(table),
    claim: ({ table, brand, now, until, most }) =>
      group.decide(() => {
        const found = due.all(table, brand, now, most);
        return {
          result: found.map((row) => ({ ...row, attempts: row.attempts + 1, dueAt: until })),
          write: () => {
            for (const { number } of found) attempt.change(until, number);
          },
        };
      }),
    nextDue: async (table, brand) => next.get(table, brand)?.at ?? null,
    takeOver: (table, now) =>
      group.run(() => {
        takeOver.change(table, now);
        return brands.all(table).map(({ brand }) => brand);
      }),
    hasten: ({ table, brand, now, except }) =>
      group.decide(() => ({
        result: undefined,
        write: () => void hasten.change(table, brand, now, JSON.stringify(except)),
      })),
    deliver: async ({ id, at, outcome, transfers }) => {
      await (transfers.length === 0
        ? group.decide(() => ({ result: undefined, write: () => void deliver.change(at, outcome, id) }))
        : group.run(() => {
            if (deliver.change(at, outcome, id) === 0) return;
            const refusal = postTransfers(books, transfers);
            if (refusal) throw new Error(`the books refuse the outcome of ${id} with ${refusal}`);
          }));
      return nextTable.get(id)?.table ?? null;
    },
    fail: ({ id, dueAt, fault }) =>
      group.decide(() => ({ result: undefined, write: () => void fail.change(dueAt, fault, id) })),
  };
};
