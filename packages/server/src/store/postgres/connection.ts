// Connections to PostgreSQL, as all of the store wants them: big integers as numbers, and nobody who stands still in the
// middle of a transaction for longer than a moment. Whoever does is cut off by the server, with all that they held, so
// that a node that froze or was cut off holds nothing back from the one that takes over its tables.
import { setTimeout } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';

const INT8 = 20;
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too great a number`);
  return value;
});

/** A transaction that waits for its client so long is undone by the server. */
const STANDSTILL_MS = 1_000;
/** No statement of ours takes so long, but one that waits for somebody's lock. */
const STATEMENT_MS = 15_000;
const CONNECT_MS = 5_000;

export type Connections = {
  readonly pool: Pool;
  /** In one transaction; undone when `work` throws. A connection that failed is not used again. */
  readonly transaction: <T>(work: (client: PoolClient) => Promise<T>, begin?: string) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** `most`: connections at once. */
export const openConnections = (
  address: string,
  onFault: (fault: unknown) => void,
  most = 10,
): Connections => {
  const pool = new Pool({
    connectionString: address,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STANDSTILL_MS,
    application_name: 'punto',
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it: the pool makes another.
  pool.on('error', onFault);

  const transaction: Connections['transaction'] = async (work, begin = 'BEGIN') => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    } catch (cause) {
      // Should this fail as well, the connection is closed, which undoes it too.
      await client.query('ROLLBACK').catch((fault: Error) => {
        broken = fault;
      });
      throw cause;
    } finally {
      client.release(broken);
    }
  };

  return {
    pool,
    transaction,
    close: async () => {
      await Promise.race([pool.end(), setTimeout(STATEMENT_MS, undefined, { ref: false })]);
    },
  };
};
