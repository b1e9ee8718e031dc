// Writes the intents of debits, which are on disk before the debit is sent. Intents of all tables that wait at the same time
// share a transaction.
import type { ClientBase } from 'pg';
import { DEBIT_COLUMNS, type DebitRow, LOCKING } from '../../shared/wallet/wallet-rows.ts';
import { type Intended, LOCKING_AGE_MS, type WalletIntent } from '../../wallet-store.ts';
import { createBatchedWrites } from '../batching/batched-writes.ts';
import type { Connections } from '../connection.ts';
import { pipelinedResults } from '../locked/pipelined-results.ts';
import { prepared } from '../prepared-statements.ts';
import { retried } from '../retry.ts';
import { type Fenced, fenceColumns, holdsLease, lockFences } from './fenced-writes.ts';

/** Most intents in one transaction. */
const MOST_INTENTS = 200;

type Asked = Fenced & { readonly intent: WalletIntent };

/** The debits of the intents that were written. */
const insert = prepared<{ readonly debit: string }>(
  `INSERT INTO wallet_debits (debit, table_id, shoe, round, patron, ticket, brand, account, session, amount_minor, at,
     traceparent)
   SELECT debit, "table", shoe, round, patron, ticket, brand, account, session, "amountMinor", at, traceparent
     FROM json_to_recordset($1) AS intent (debit text, "table" text, shoe bigint, round bigint, patron text, ticket text,
       brand text, account text, session text, "amountMinor" bigint, at bigint, traceparent text, lease text, epoch bigint)
    WHERE ${holdsLease('intent')}
      AND NOT EXISTS (${LOCKING('intent.patron', `intent.at - ${LOCKING_AGE_MS}`)})
   ON CONFLICT (debit) DO NOTHING RETURNING debit`,
);
const known = prepared<DebitRow>(`SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE debit = ANY ($1::text[])`);

export const createDebitIntents = (
  transaction: Connections['transaction'],
): ((asked: Asked) => Promise<Intended>) =>
  createBatchedWrites(MOST_INTENTS, (asked) =>
    retried(() => transaction((client) => intendAll(client, asked))),
  );

/** The outcome of each intent in order; that of one under a lost lease is the error. */
const intendAll = async (
  client: ClientBase,
  asked: readonly Asked[],
): Promise<readonly (Intended | Error)[]> => {
  const rows = asked.map((each) => ({ ...each.intent, ...fenceColumns(each) }));
  const [lost, written] = await pipelinedResults([
    lockFences(client, asked),
    insert(client, JSON.stringify(rows)),
  ]);
  const fresh = new Set(written.map(({ debit }) => debit));
  const others = asked.map(({ intent }) => intent.debit).filter((debit) => !fresh.has(debit));
  const before = others.length === 0 ? [] : await known(client, others);
  const knownBefore = new Map(before.map((debit) => [debit.debit, debit]));
  return asked.map(({ intent }, n): Intended | Error => {
    if (lost[n]) return lost[n];
    return fresh.has(intent.debit) ? 'new' : (knownBefore.get(intent.debit) ?? 'locked');
  });
};
