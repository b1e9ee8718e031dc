// The rows of debits and owed calls, for both databases.
import type { TableId } from '@punto/table/ids';
import { type KeptCall, LOCKING_CALLS, type OutboxCall, type WalletDebit } from '../../wallet-store.ts';

export const DEBIT_COLUMNS = `debit, table_id AS "table", shoe, round, patron, ticket, brand, account, session,
  amount_minor AS "amountMinor", at, state, reason,
  traceparent`;

export const CALL_COLUMNS = `number, call_id AS id, call, brand, table_id AS "table", patron, body, delta_minor AS "deltaMinor", at,
  attempts, due_at AS "dueAt", fault, delivered_at AS "deliveredAt", outcome,
  traceparent`;

/** As the columns are named above. */
export type DebitRow = WalletDebit;
export type CallRow = KeptCall;

/** A row when the patron is locked; `before`: a call that is owed since then, or longer, locks. */
export const LOCKING = (patron: string, before: string): string =>
  `SELECT 1 AS locked FROM (
     SELECT number, fault, at, row_number() OVER (ORDER BY number) AS place, count(*) OVER () AS calls
       FROM wallet_outbox WHERE patron = ${patron} AND delivered_at IS NULL) AS owed
    WHERE place = 1 AND ${LOCKS(before)}`;

/** The column `column` of the first undelivered call of a patron. */
const FIRST_OWED = (column: 'due_at' | 'table_id', patron: string): string =>
  `SELECT earliest.${column} FROM wallet_outbox AS earliest
    WHERE earliest.patron = ${patron} AND earliest.delivered_at IS NULL ORDER BY earliest.number LIMIT 1`;

/** `greatest`: the function of the database that returns the larger of two numbers. */
export const nextDueCall = (greatest: 'max' | 'greatest', table: string, brand: string): string =>
  `SELECT min(${greatest}(due_at, (${FIRST_OWED('due_at', 'owed.patron')}))) AS at FROM wallet_outbox AS owed
    WHERE table_id = ${table} AND brand = ${brand} AND delivered_at IS NULL`;

/** The table that owes the first undelivered call of the patron of a call. */
export const nextOwed = (id: string): string =>
  `SELECT (${FIRST_OWED('table_id', 'delivered.patron')}) AS "table" FROM wallet_outbox AS delivered WHERE call_id = ${id}`;

/** Whether the first undelivered call of a patron locks the patron; `calls`: how many there are. */
const LOCKS = (before: string): string =>
  `((fault IS NOT NULL AND calls >= ${LOCKING_CALLS}) OR at <= ${before})`;

/** Whether an undelivered call is unresolved; `before`: an older one is. */
const UNRESOLVED = (before: string): string => `(fault IS NOT NULL OR at < ${before})`;

/** `brand`: a parameter; NULL stands for all. */
export const unresolvedCalls = (brand: string, before: string, most: string): string =>
  `SELECT ${CALL_COLUMNS} FROM wallet_outbox
    WHERE delivered_at IS NULL AND ${UNRESOLVED(before)} AND (${brand} IS NULL OR brand = ${brand}) ORDER BY number LIMIT ${most}`;

export const receivableCalls = (brand: string, below: string, most: string): string =>
  `SELECT ${CALL_COLUMNS} FROM wallet_outbox
    WHERE outcome = 'funds' AND number < ${below} AND (${brand} IS NULL OR brand = ${brand}) ORDER BY number DESC LIMIT ${most}`;

export const lockedPatrons = (before: string, most: string): string =>
  `SELECT patron, brand, calls, at AS "oldestAt" FROM (
     SELECT patron, brand, number, fault, at, row_number() OVER (PARTITION BY patron ORDER BY number) AS place,
            count(*) OVER (PARTITION BY patron) AS calls
       FROM wallet_outbox WHERE delivered_at IS NULL) AS owed
    WHERE place = 1 AND ${LOCKS(before)} ORDER BY number LIMIT ${most}`;

export const waitingCalls = (before: string): string =>
  `SELECT brand, count(*) AS calls, min(at) AS "oldestAt", count(*) FILTER (WHERE ${UNRESOLVED(before)}) AS unresolved,
          min(at) FILTER (WHERE ${UNRESOLVED(before)}) AS "unresolvedAt"
     FROM wallet_outbox WHERE delivered_at IS NULL GROUP BY brand ORDER BY brand`;

/** What transactions of tables read and write. */
export type WalletRows = {
  readonly debits: (table: TableId, shoe: number, round: number) => readonly WalletDebit[];
  readonly close: (
    debit: string,
    state: Exclude<WalletDebit['state'], 'open'>,
    reason: string | null,
  ) => void;
  readonly owe: (call: OutboxCall) => void;
};
