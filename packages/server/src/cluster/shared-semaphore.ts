// One at a time for each key among all nodes: a PostgreSQL advisory lock for the length of a transaction, released by
// PostgreSQL when its node is gone. Nothing is written under it; the work uses connections of its own.

import type { Connections } from '@punto/store/postgres/connection';
import { type KeyedMutex, LocalKeyedMutex, Semaphore } from '../limits/semaphore.ts';

/** Each holds a connection while it works: of a pool of its own, since the work needs connections too. */
export const LOCKS_AT_ONCE = 3;
/** The transaction is idle while the work is done, such as hashing a password. */
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
