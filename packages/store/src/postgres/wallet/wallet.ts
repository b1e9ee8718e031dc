// Debits and owed calls in PostgreSQL. Every write of a table's owner locks the lease of the table first and compares the
// epoch, so that a former owner begins neither a debit nor an attempt.
import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { pageLater } from '../../page.ts';
import {
  CALL_COLUMNS,
  type CallRow,
  DEBIT_COLUMNS,
  type DebitRow,
  lockedPatrons,
  nextDueCall,
  nextOwed,
  receivableCalls,
  unresolvedCalls,
  waitingCalls,
} from '../../shared/wallet/wallet-rows.ts';
import type { Fence } from '../../store.ts';
import {
  type CallDelivery,
  LOCKING_AGE_MS,
  type LockedPatron,
  type WalletStore,
} from '../../wallet-store.ts';
import { createBatchedReads } from '../batching/batched-reads.ts';
import type { Connections, Work } from '../connection.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { lockLeases, whyLost } from '../locked/locked-streams.ts';
import { retried } from '../retry.ts';
import { transferIn } from '../transfers.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';
import { createCallOutcomes } from './call-outcomes.ts';
import { createDebitIntents } from './debit-intents.ts';

const CLAIM = `WITH claimed AS (
    UPDATE wallet_outbox SET attempts = attempts + 1, due_at = $4
     WHERE number IN (
       SELECT number FROM wallet_outbox AS owed
        WHERE table_id = $1 AND brand = $2 AND delivered_at IS NULL AND due_at <= $3
          AND NOT EXISTS (SELECT 1 FROM wallet_outbox AS earlier WHERE earlier.patron = owed.patron
                           AND earlier.delivered_at IS NULL AND earlier.number < owed.number)
        ORDER BY number LIMIT $5)
    RETURNING *)
  SELECT ${CALL_COLUMNS} FROM claimed ORDER BY number`;
const OPEN = `SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE table_id = $1 AND state = 'open' ORDER BY at, debit`;
const NEXT = nextDueCall('greatest', '$1', '$2');
const NEXT_TABLES = `SELECT told.id, found."table" FROM unnest($1::text[]) AS told (id),
  LATERAL (${nextOwed('told.id')}) AS found`;
const HASTEN = `UPDATE wallet_outbox SET due_at = $3
  WHERE table_id = $1 AND brand = $2 AND delivered_at IS NULL AND due_at > $3 AND call_id <> ALL ($4::text[])`;
const TAKE_OVER = 'UPDATE wallet_outbox SET due_at = $2 WHERE table_id = $1 AND delivered_at IS NULL';
const BRANDS =
  'SELECT DISTINCT brand FROM wallet_outbox WHERE table_id = $1 AND delivered_at IS NULL ORDER BY brand';
const DELIVER =
  'UPDATE wallet_outbox SET delivered_at = $2, outcome = $3 WHERE call_id = $1 AND delivered_at IS NULL';
const FAIL = 'UPDATE wallet_outbox SET due_at = $2, fault = $3 WHERE call_id = $1 AND delivered_at IS NULL';
const UNRESOLVED = unresolvedCalls('$1::text', '$2', '$3');
const DEBITS = `SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE debit = ANY ($1::text[])`;
const CALLS = `SELECT ${CALL_COLUMNS} FROM wallet_outbox WHERE call_id = ANY ($1::text[])`;
const MAKE_DUE =
  'UPDATE wallet_outbox SET due_at = $2 WHERE call_id = $1 AND delivered_at IS NULL AND due_at > $2';
const LOCKED = lockedPatrons('$1', '$2');
const RECEIVABLE = receivableCalls('$1::text', '$2', '$3');
const WAITING = waitingCalls('$1');

export const createWallet = (
  pool: Queryable,
  { transaction }: Pick<Connections, 'transaction'>,
  writeJournalled: PostgresJournalledWrite,
): WalletStore => {
  const under = <T>(fence: Fence | undefined, work: (client: ClientBase) => Promise<T>): Promise<T> =>
    retried(() =>
      transaction(async (client) => {
        if (fence) await checkLease(client, fence);
        return work(client);
      }),
    );
  const intend = createDebitIntents(transaction);
  const deliverPlain = createCallOutcomes(transaction);
  const nextTable = createBatchedReads<TableId | null>(
    async (calls) => {
      type Next = { readonly id: string; readonly table: TableId | null };
      const found = await rows<Next>(pool, NEXT_TABLES, [calls]);
      return new Map(found.map(({ id, table }) => [id, table]));
    },
    () => null,
  );
  return {
    intend: (intent, fence) => intend({ intent, fence }),
    openDebits: (table) => rows<DebitRow>(pool, OPEN, [table]),
    claim: ({ table, brand, fence, now, until, most }) =>
      under(fence, (client) => rows<CallRow>(client, CLAIM, [table, brand, now, until, most])),
    nextDue: async (table, brand) =>
      (await row<{ at: number | null }>(pool, NEXT, [table, brand]))?.at ?? null,
    takeOver: (table, now, fence) =>
      under(fence, async (client) => {
        await change(client, TAKE_OVER, [table, now]);
        return (await rows<{ brand: string }>(client, BRANDS, [table])).map(({ brand }) => brand);
      }),
    hasten: ({ table, brand, fence, now, except }) =>
      under(fence, async (client) => void (await change(client, HASTEN, [table, brand, now, except]))),
    deliver: async (delivery, fence) => {
      const { id, at, outcome, transfers } = delivery;
      if (transfers.length === 0) await deliverPlain({ id, at, outcome, fence });
      else await retried(() => transaction((...of) => deliverMoving(delivery, fence, ...of)));
      // After the commit: a request that has queued a call since then has seen the delivery.
      return nextTable(id);
    },
    fail: async ({ id, dueAt, fault }) => void (await change(pool, FAIL, [id, dueAt, fault])),
    unresolved: ({ brand = null, before, most }) => rows<CallRow>(pool, UNRESOLVED, [brand, before, most]),
    debits: (ids) => rows<DebitRow>(pool, DEBITS, [ids]),
    calls: (ids) => rows<CallRow>(pool, CALLS, [ids]),
    makeDue: async (id, now, entry) => {
      if (await writeJournalled(async (client) => (await change(client, MAKE_DUE, [id, now])) > 0, entry))
        return 'due';
      const call = await row<CallRow>(pool, CALLS, [[id]]);
      return call ? (call.deliveredAt === null ? 'already' : 'delivered') : null;
    },
    locked: (now, most) => rows<LockedPatron>(pool, LOCKED, [now - LOCKING_AGE_MS, most]),
    receivables: ({ brand = null, ...page }) =>
      pageLater(
        page,
        async (below, most) =>
          (await rows<CallRow>(pool, RECEIVABLE, [brand, below, most])).map((call) => ({
            ...call,
            line: call.number,
          })),
        ({ line: _, ...call }) => call,
      ),
    waiting: (before) => rows(pool, WAITING, [before]),
  };
};

/** Writes an outcome that moves money. */
const deliverMoving = async (
  { id, at, outcome, transfers }: CallDelivery,
  fence: Fence | undefined,
  client: ClientBase,
  unawaited: Parameters<Work<void>>[1],
): Promise<void> => {
  if (fence) await checkLease(client, fence);
  if ((await change(client, DELIVER, [id, at, outcome])) === 0) return;
  const refusal = await transferIn(client, unawaited, transfers);
  if (refusal) throw new Error(`the books refuse the outcome of ${id} with ${refusal}`);
};

const checkLease = async (client: ClientBase, fence: Fence): Promise<void> => {
  const lost = whyLost(fence, (await lockLeases(client, [fence])).get(fence.lease));
  if (lost) throw lost;
};
