// Writes the outcomes of owed wallet calls that move no money, which are nearly all. Outcomes of all tables that wait at the
// same time share a transaction.
import type { ClientBase } from 'pg';
import type { CallDelivery } from '../../wallet-store.ts';
import { createBatchedWrites } from '../batching/batched-writes.ts';
import type { Connections } from '../connection.ts';
import { pipelinedResults } from '../locked/pipelined-results.ts';
import { prepared } from '../prepared-statements.ts';
import { retried } from '../retry.ts';
import { type Fenced, fenceColumns, holdsLease, lockFences } from './fenced-writes.ts';

/** Most outcomes in one transaction. */
const MOST_DELIVERIES = 200;

type Delivery = Fenced & Omit<CallDelivery, 'transfers'>;

/** In the order of their ids, so that two transactions with the same calls do not wait for each other. */
const deliver = prepared(
  `UPDATE wallet_outbox SET delivered_at = told.at, outcome = told.outcome
     FROM (SELECT * FROM json_to_recordset($1) AS told (id text, at bigint, outcome text, lease text, epoch bigint)
            ORDER BY id) AS told
    WHERE call_id = told.id AND delivered_at IS NULL AND ${holdsLease('told')}`,
);

export const createCallOutcomes = (
  transaction: Connections['transaction'],
): ((delivery: Delivery) => Promise<'written'>) =>
  createBatchedWrites(MOST_DELIVERIES, (asked) =>
    retried(() => transaction((client) => deliverAll(client, asked))),
  );

const deliverAll = async (
  client: ClientBase,
  asked: readonly Delivery[],
): Promise<readonly ('written' | Error)[]> => {
  const rows = asked.map(({ fence, ...told }) => ({ ...told, ...fenceColumns({ fence }) }));
  const [lost] = await pipelinedResults([lockFences(client, asked), deliver(client, JSON.stringify(rows))]);
  return lost.map((fault) => fault ?? 'written');
};
