// A mutex by key over all nodes: a PostgreSQL advisory lock for the length of a transaction, released by PostgreSQL
// when its node is gone. Nothing is written in that transaction; the task uses other connections.

import type { Connections } from '@punto/store/postgres/connection';
import { type KeyedMutex, LocalKeyedMutex, Semaphore } from '../limits/semaphore.ts';

/** Each lock uses a connection from a separate pool, since the tasks need connections too. */
export const LOCKS_AT_ONCE = 3;
/** The transaction is idle during the task, such as hashing a password. */
const WORK_MS = 30_000;

export const createSharedMutex = ({ transaction }: Pick<Connections, 'transaction'>): KeyedMutex => {
  const here = new LocalKeyedMutex();
  const turns = new Semaphore(LOCKS_AT_ONCE);
  return {
    // Waiting in this process for the same key needs no connection.
    take: (key, work) =>
      here.take(key, () =>
        turns.take(() =>
          transaction(async (client) => {
            await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${WORK_MS}`);
            await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
              `punto turn ${key}`,
            ]);
            return work();
          }),
        ),
      ),
  };
};
