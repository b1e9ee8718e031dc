// Changes of debits and new owed calls of one transaction.
import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { WalletRows } from '../../shared/wallet/wallet-rows.ts';
import type { OutboxCall, WalletDebit } from '../../wallet-store.ts';
import { prepared } from '../prepared-statements.ts';

const close = prepared(
  `UPDATE wallet_debits SET state = closed.state, reason = nullif(closed.reason, '')
     FROM unnest($1::text[], $2::text[], $3::text[]) AS closed (id, state, reason) WHERE debit = closed.id`,
);
const owe = prepared(
  `INSERT INTO wallet_outbox (call_id, call, brand, table_id, patron, body, delta_minor, at, due_at, traceparent)
   SELECT id, call, brand, $2, patron, body, delta, at, at, traceparent
     FROM ROWS FROM (json_to_recordset($1) AS
       (id text, call text, brand text, patron text, body text, delta bigint, at bigint, traceparent text)) WITH ORDINALITY
    ORDER BY ordinality
   ON CONFLICT (call_id) DO NOTHING`,
);

export type ClosedDebit = { readonly debit: string; readonly state: string; readonly reason: string | null };

/** Sends the changes of debits of all requests in one statement. */
export const sendClosed = (
  client: ClientBase,
  closed: readonly ClosedDebit[],
): readonly Promise<unknown>[] =>
  closed.length === 0
    ? []
    : [
        close(
          client,
          closed.map(({ debit }) => debit),
          closed.map(({ state }) => state),
          // An array of the driver has no nulls of its own type.
          closed.map(({ reason }) => reason ?? ''),
        ),
      ];

export const createPendingWallet = (table: TableId, held: readonly WalletDebit[]) => {
  const closed: ClosedDebit[] = [];
  const owed: OutboxCall[] = [];
  const store: WalletRows = {
    debits: (_table, shoe, round) => held.filter((each) => each.shoe === shoe && each.round === round),
    close: (debit, state, reason) => void closed.push({ debit, state, reason }),
    owe: (call) => void owed.push(call),
  };
  return {
    store,
    closed,
    send: (client: ClientBase): readonly Promise<unknown>[] =>
      owed.length === 0 ? [] : [owe(client, JSON.stringify(owed.map(rowOf)), table)],
  };
};

const rowOf = ({ id, call, brand, patron, body, deltaMinor, at, traceparent }: OutboxCall) => ({
  ...{ id, call, brand, patron, body, at, traceparent },
  delta: deltaMinor,
});
