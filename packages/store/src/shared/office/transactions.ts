// The calls of a brand's wallet as its operator reads them, in order of time: debits, and calls that are or were owed. For both databases.
import { minor } from '@punto/engine/minor';
import { keyOf } from '@punto/ledger/patron-key';
import type { PatronId } from '@punto/table/ids';
import type { BrandTransaction, TransactionsRequest } from '../../office-store.ts';
import { cursorParts, feedLimit, feedOf } from './feed.ts';

export type TransactionRow = {
  id: string;
  call: BrandTransaction['call'];
  at: number;
  patron: PatronId;
  table_id: string;
  amount_minor: number;
  state: BrandTransaction['state'];
  /** The operator's id of the patron. */
  account: string;
  fault: string | null;
};

/** The round of the ticket was cancelled: the debit was given back by a cancel, whose id had no reason at first. */
const IS_RETURNED =
  "state = 'accepted' AND EXISTS (SELECT 1 FROM wallet_outbox WHERE call_id IN ('cancel:' || substr(debit, 7) || ':round-cancelled', 'cancel:' || substr(debit, 7)))";
export const DEBIT_STATE = `CASE WHEN ${IS_RETURNED} THEN 'cancelled' WHEN state = 'accepted' THEN 'done' ELSE state END`;
export const OWED_STATE =
  "CASE WHEN delivered_at IS NULL THEN 'open' WHEN outcome = 'funds' THEN 'refused' ELSE 'done' END";
const DEBITS = `SELECT debit AS id, 'debit' AS call, at, patron, table_id, amount_minor, ${DEBIT_STATE} AS state, account,
    reason AS fault FROM wallet_debits`;
/** How the database reads the operator's id of the patron, which every body of a call has. */
const PATRON_OF = { sqlite: "json_extract(body, '$.patron')", postgres: "body::json ->> 'patron'" };
const owed = (
  database: keyof typeof PATRON_OF,
): string => `SELECT call_id AS id, call, at, patron, table_id, delta_minor AS amount_minor,
    ${OWED_STATE} AS state, ${PATRON_OF[database]} AS account,
    CASE WHEN outcome = 'funds' THEN outcome ELSE fault END AS fault FROM wallet_outbox`;

/** `place`: how the values are named: brand, time and id of the cursor, end of the span, limit. Each half is read by its own index. */
export const transactionsSql = (
  database: keyof typeof PATRON_OF,
  place: (n: number) => string,
  unresolved: boolean,
): string => {
  const half = (select: string, id: string, open: string): string =>
    `SELECT * FROM (${select} WHERE brand = ${place(1)} AND (at, ${id}) > (${place(2)}, ${place(3)}) AND at < ${place(4)}
       ${unresolved ? `AND ${open}` : ''} ORDER BY at, ${id} LIMIT ${place(5)}) AS half_of_${id}`;
  return `SELECT * FROM (${half(DEBITS, 'debit', "state = 'open'")}
    UNION ALL ${half(owed(database), 'call_id', 'delivered_at IS NULL')}) AS calls ORDER BY at, id LIMIT ${place(5)}`;
};

const CURSOR = /^t([0-9a-z]{1,10})-(.{1,128})$/;

/** The values of the statement; one more than the page has. */
export const transactionsValues = (
  request: TransactionsRequest,
): readonly [string, number, string, number, number] => {
  const { brand, from = 0, to = Number.MAX_SAFE_INTEGER, after, limit } = request;
  const most = feedLimit(limit) + 1;
  if (after === null) return [brand, from, '', to, most];
  const [at, id] = cursorParts(CURSOR, after);
  return [brand, Number.parseInt(at, 36), id, to, most];
};

export const transactionFeed = (rows: readonly TransactionRow[], { limit, after }: TransactionsRequest) =>
  feedOf(
    rows,
    { limit: feedLimit(limit), after },
    transactionOf,
    ({ at, id }) => `t${at.toString(36)}-${id}`,
  );

/** A debit that was cancelled before its ticket was decided has a reason; that of a cancelled round was accepted, and has none. */
const transactionOf = (row: TransactionRow): BrandTransaction => ({
  id: row.id,
  call: row.call,
  at: row.at,
  patron: row.account,
  currency: keyOf(row.patron).currency,
  table: row.table_id,
  amountMinor: minor(row.amount_minor),
  state: row.state,
  fault: row.fault ?? (row.call === 'debit' && row.state === 'cancelled' ? 'round-cancelled' : null),
});
