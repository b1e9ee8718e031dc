// Connection pool of the PostgreSQL store: bigints as numbers, pipelined statements, and timeouts. The server ends a
// session that idles inside a transaction and so releases its locks, so that a frozen or disconnected node does not
// block the node that takes over its tables.
import { setTimeout } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';
import { StoreClosed } from '../store-unavailable.ts';

const INT8 = 20;
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too great a number`);
  return value;
});

/** `idle_in_transaction_session_timeout`: the server rolls back a transaction that waits this long for its client. */
export const STANDSTILL_MS = 1_000;
/** Timeout of a statement; only one that waits for a lock takes this long. */
const STATEMENT_MS = 8_000;
/** A connection without an answer for this long is closed: the server would have cancelled the statement by then. */
export const PATIENCE_MS = STATEMENT_MS + 1_000;
const CONNECT_MS = 5_000;
/** Stated in every BEGIN, because a database may have another default. */
const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';

/**
 * The body of a transaction. Promises of statements it does not await are passed to `unawaited`; COMMIT is sent right
 * behind them, and fails if one of them failed.
 */
export type Work<T> = (client: PoolClient, unawaited: (sent: Promise<unknown>) => void) => Promise<T>;

export type Connections = {
  readonly pool: Pool;
  /** Runs `work` in one transaction; rolls back when it throws. A failed connection is not reused. */
  readonly transaction: <T>(work: Work<T>, begin?: string) => Promise<T>;
  /** Transactions that wait for a connection. */
  readonly waiting: () => number;
  /** Refuses further transactions and waits for the running ones. */
  readonly close: () => Promise<void>;
};

/**
 * `most`: connections open at the same time. `patienceMs`: longest wait for an answer; 0 waits without limit, for
 * callers that also lift the server's timeouts.
 */
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
    // Statements are sent without waiting for the previous answer.
    pipeline: true,
  });
  // An idle connection broke: the pool opens another.
  pool.on('error', (fault) => {
    // The pool attaches the whole client, which does not belong in a log.
    Reflect.deleteProperty(fault, 'client');
    onFault(fault);
  });

  const running = new Set<Promise<unknown>>();
  let closed = false;

  const within = async <T>(work: Work<T>, begin: string): Promise<T> => {
    const client = await pool.connect();
    // The waiting query rejects too; without this listener the event would end the process.
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
      // A statement that could not be sent must not be missing from what is committed.
      if (failed) throw failed.cause;
      const commit = client.query('COMMIT');
      const [{ command }] = await Promise.all([commit, ...sent]);
      if (command !== 'COMMIT') throw new Error('the transaction was undone');
      return value;
    } catch (cause) {
      // If the rollback fails too, the connection is closed, which also rolls back.
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
