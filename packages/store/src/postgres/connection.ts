// Connections to PostgreSQL, as all of the store wants them: big integers as numbers, and nobody who stands still in the
// middle of a transaction for longer than a moment. Whoever does is cut off by the server, with all that they held, so
// that a node that froze or was cut off holds nothing back from the one that takes over its tables.
import { setTimeout } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';
import { StoreClosed } from '../store-unavailable.ts';

const INT8 = 20;
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too great a number`);
  return value;
});

/** A transaction that waits for its client so long is undone by the server. */
export const STANDSTILL_MS = 1_000;
/** No statement of ours takes so long, but one that waits for somebody's lock. */
const STATEMENT_MS = 8_000;
/** A connection that says nothing for longer is given up: the server would have broken the statement off by then. */
export const PATIENCE_MS = STATEMENT_MS + 1_000;
const CONNECT_MS = 5_000;
/** Said each time, for a database may have another way of its own. */
const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';

/**
 * What is done in a transaction. What it sends and does not wait for it hands to `unawaited`: the commit is sent right
 * behind, and comes to nothing if that failed.
 */
export type Work<T> = (client: PoolClient, unawaited: (sent: Promise<unknown>) => void) => Promise<T>;

export type Connections = {
  readonly pool: Pool;
  /** In one transaction; undone when `work` throws. A connection that failed is not used again. */
  readonly transaction: <T>(work: Work<T>, begin?: string) => Promise<T>;
  /** Transactions that have no connection yet. */
  readonly waiting: () => number;
  /** Takes nothing more, and waits for what was taken. */
  readonly close: () => Promise<void>;
};

/** `most`: connections at once. `patienceMs`: for an answer; 0 waits for ever, as one has to who undoes the limits. */
export const openConnections = (
  address: string,
  onFault: (fault: unknown) => void,
  most = 10,
  patienceMs = PATIENCE_MS,
): Connections => {
  const pool = new Pool({
    connectionString: address,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: patienceMs,
    idle_in_transaction_session_timeout: STANDSTILL_MS,
    application_name: 'punto',
    keepAlive: true,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
  });
  // A connection that breaks while nobody uses it: the pool makes another.
  pool.on('error', (fault) => {
    // The pool hangs all of the connection on it, which is nothing for a log.
    Reflect.deleteProperty(fault, 'client');
    onFault(fault);
  });

  const running = new Set<Promise<unknown>>();
  let closed = false;

  const within = async <T>(work: Work<T>, begin: string): Promise<T> => {
    const client = await pool.connect();
    // Told to whoever waits for an answer of it, too; without a listener here it would end the process.
    client.on('error', onFault);
    const sent: Promise<unknown>[] = [];
    let failed: { readonly cause: unknown } | undefined;
    const unawaited = (each: Promise<unknown>): void => {
      sent.push(each);
      each.catch((cause: unknown) => {
        failed ??= { cause };
      });
    };
    let broken: Error | undefined;
    try {
      unawaited(client.query(begin));
      const value = await work(client, unawaited);
      // Whatever could not even be sent must not be missing from what is committed.
      if (failed) throw failed.cause;
      const commit = client.query('COMMIT');
      const [{ command }] = await Promise.all([commit, ...sent]);
      if (command !== 'COMMIT') throw new Error('the transaction was undone');
      return value;
    } catch (cause) {
      // Should this fail as well, the connection is closed, which undoes it too.
      await client.query('ROLLBACK').catch((fault: Error) => {
        broken = fault;
      });
      throw failed?.cause ?? cause;
    } finally {
      client.off('error', onFault);
      client.release(broken);
    }
  };

  const transaction: Connections['transaction'] = (work, begin = BEGIN) => {
    if (closed) return Promise.reject(new StoreClosed('the store is closed'));
    const done = within(work, begin);
    running.add(done);
    const over = (): void => void running.delete(done);
    done.then(over, over);
    return done;
  };

  return {
    pool,
    transaction,
    waiting: () => pool.waitingCount,
    close: async () => {
      closed = true;
      const over = Promise.allSettled(running).then(() => pool.end());
      await Promise.race([over, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
};
