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
export type WalletShelf = {
  readonly debits: (table: TableId, shoe: number, round: number) => readonly WalletDebit[];
  readonly close: (
    debit: string,
    state: Exclude<WalletDebit['state'], 'open'>,
    reason: string | null,
  ) => void;
  readonly owe: (call: OutboxCall) => void;
};
