// The outcomes of owed calls that move nothing, which is nearly every one. Those of all tables that wait at the same time share a
// transaction.
import type { ClientBase } from 'pg';
import type { CallDelivery } from '../../wallet-store.ts';
import { createBatches } from '../batching/batches.ts';
import type { Connections } from '../connection.ts';
import { inOrder } from '../locked/in-order.ts';
import { prepared } from '../prepared.ts';
import { retried } from '../retry.ts';
import { type Fenced, fenceColumns, holdsLease, lockFences } from './fenced.ts';

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

export const createDeliveries = (
  transaction: Connections['transaction'],
): ((delivery: Delivery) => Promise<'written'>) =>
  createBatches(MOST_DELIVERIES, (asked) =>
    retried(() => transaction((client) => deliverAll(client, asked))),
  );

const deliverAll = async (
  client: ClientBase,
  asked: readonly Delivery[],
): Promise<readonly ('written' | Error)[]> => {
  const rows = asked.map(({ fence, ...told }) => ({ ...told, ...fenceColumns({ fence }) }));
  const [lost] = await inOrder([lockFences(client, asked), deliver(client, JSON.stringify(rows))]);
  return lost.map((fault) => fault ?? 'written');
};
