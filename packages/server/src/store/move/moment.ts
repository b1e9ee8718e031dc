// A long look at PostgreSQL as it stood at one moment, while the nodes play on. It takes as long as it takes: the limits
// that keep the nodes quick are not for it.
import type { PoolClient } from 'pg';
import type { Connections } from '../postgres/connection.ts';

type Transactions = Pick<Connections, 'transaction'>;

export const atOneMoment = <T>(
  { transaction }: Transactions,
  look: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  transaction(async (client) => {
    await unhurried(client);
    return look(client);
  }, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');

/** For the rest of the transaction. */
export const unhurried = async (client: PoolClient): Promise<void> => {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
};
