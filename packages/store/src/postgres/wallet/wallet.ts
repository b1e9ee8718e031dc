// Debits and owed calls in PostgreSQL. Every write of a table's holder locks its lease first and compares the epoch, so that a former
// holder neither begins a debit nor an attempt.
import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { pageLater } from '../../page.ts';
import {
  CALL_COLUMNS,
  type CallRow,
  DEBIT_COLUMNS,
  type DebitRow,
  LOCKING,
  lockedPatrons,
  nextDueCall,
  nextOwed,
  receivableCalls,
  unresolvedCalls,
  waitingCalls,
} from '../../shared/wallet/wallet-rows.ts';
import type { Fence } from '../../store.ts';
import {
  type Intended,
  LOCKING_AGE_MS,
  type LockedPatron,
  type WalletIntent,
  type WalletStore,
} from '../../wallet-store.ts';
import { createBatches } from '../batching/batches.ts';
import type { Connections } from '../connection.ts';
import { lockLeases, whyLost } from '../locked/locked-streams.ts';
import { prepared } from '../prepared.ts';
import { retried } from '../retry.ts';
import { change, type Queryable, row, rows } from '../rows.ts';
import { transferIn } from '../transfers.ts';
import type { PostgresWriteDown } from '../write-down.ts';

/** Most intents in one transaction. */
const MOST_INTENTS = 200;

const known = prepared<DebitRow>(`SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE debit = ANY ($1::text[])`);
const locked = prepared<{ readonly debit: string }>(
  `SELECT asked.debit FROM unnest($1::text[], $2::text[], $3::bigint[]) AS asked (debit, patron, before),
     LATERAL (${LOCKING('asked.patron', 'asked.before')}) AS found`,
);
const insert = prepared<{ readonly debit: string }>(
  `INSERT INTO wallet_debits (debit, table_id, shoe, round, patron, ticket, brand, account, session, amount_minor, at,
     traceparent)
   SELECT debit, "table", shoe, round, patron, ticket, brand, account, session, "amountMinor", at, traceparent
     FROM json_to_recordset($1) AS intent (debit text, "table" text, shoe bigint, round bigint, patron text, ticket text,
       brand text, account text, session text, "amountMinor" bigint, at bigint, traceparent text)
   ON CONFLICT (debit) DO NOTHING RETURNING debit`,
);
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
const NEXT_TABLE = nextOwed('$1');
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

type Asked = { readonly intent: WalletIntent; readonly fence: Fence | undefined };

export const createWallet = (
  pool: Queryable,
  { transaction }: Pick<Connections, 'transaction'>,
  writeDown: PostgresWriteDown,
): WalletStore => {
  const under = <T>(fence: Fence | undefined, work: (client: ClientBase) => Promise<T>): Promise<T> =>
    retried(() =>
      transaction(async (client) => {
        if (fence) await checkLease(client, fence);
        return work(client);
      }),
    );
  const intend = createBatches<Asked, Intended>(MOST_INTENTS, (asked) =>
    retried(() => transaction((client) => intendAll(client, asked))),
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
    deliver: async ({ id, at, outcome, transfers }, fence) => {
      await retried(() =>
        transaction(async (client, unawaited) => {
          if (fence) await checkLease(client, fence);
          if ((await change(client, DELIVER, [id, at, outcome])) === 0) return;
          const refusal = await transferIn(client, unawaited, transfers);
          if (refusal) throw new Error(`the books refuse the outcome of ${id} with ${refusal}`);
        }),
      );
      // After the commit: whoever owes a call since then has seen the delivery.
      return (await row<{ table: TableId | null }>(pool, NEXT_TABLE, [id]))?.table ?? null;
    },
    fail: async ({ id, dueAt, fault }) => void (await change(pool, FAIL, [id, dueAt, fault])),
    unresolved: ({ brand = null, before, most }) => rows<CallRow>(pool, UNRESOLVED, [brand, before, most]),
    debits: (ids) => rows<DebitRow>(pool, DEBITS, [ids]),
    calls: (ids) => rows<CallRow>(pool, CALLS, [ids]),
    makeDue: async (id, now, entry) => {
      if (await writeDown(async (client) => (await change(client, MAKE_DUE, [id, now])) > 0, entry))
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

const checkLease = async (client: ClientBase, fence: Fence): Promise<void> => {
  const lost = whyLost(fence, (await lockLeases(client, [fence])).get(fence.lease));
  if (lost) throw lost;
};

/** The outcome of each intent in order; that of one under a lost lease is the error. */
const intendAll = async (
  client: ClientBase,
  asked: readonly Asked[],
): Promise<readonly (Intended | Error)[]> => {
  const fences = new Map(asked.flatMap(({ fence }) => (fence ? [[fence.lease, fence] as const] : [])));
  const names = asked.map(({ intent }) => intent.debit);
  const [epochs, before, ofLocked] = await Promise.all([
    lockLeases(client, [...fences.values()]),
    known(client, names),
    locked(
      client,
      names,
      asked.map(({ intent }) => intent.patron),
      asked.map(({ intent }) => intent.at - LOCKING_AGE_MS),
    ),
  ]);
  const knownBefore = new Map(before.map((debit) => [debit.debit, debit]));
  const lockedNow = new Set(ofLocked.map(({ debit }) => debit));
  const outcomes = asked.map(({ intent, fence }): Intended | Error => {
    const lost = fence && whyLost(fence, epochs.get(fence.lease));
    if (lost) return lost;
    return knownBefore.get(intent.debit) ?? (lockedNow.has(intent.debit) ? 'locked' : 'new');
  });
  const fresh = asked.filter((_, n) => outcomes[n] === 'new').map(({ intent }) => intent);
  if (fresh.length > 0) await insert(client, JSON.stringify(fresh));
  return outcomes;
};
