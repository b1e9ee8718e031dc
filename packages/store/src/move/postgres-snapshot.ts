// A long read of one PostgreSQL snapshot while the nodes play on, without the timeouts that keep the nodes
// responsive.
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { Connections } from '../postgres/connection.ts';

const LONGEST_MS = 24 * 60 * 60_000;

export type SnapshotReader = {
  readonly query: <Row extends QueryResultRow>(sql: string) => Promise<QueryResult<Row>>;
};

export const inSnapshot = <T>(
  { transaction }: Pick<Connections, 'transaction'>,
  look: (reader: SnapshotReader) => Promise<T>,
): Promise<T> =>
  transaction(async (client) => {
    await withoutTimeouts(client);
    return look({ query: (sql) => client.query(patiently(sql)) });
  }, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');

const patiently = (text: string) => ({ text, query_timeout: LONGEST_MS });

/** For the rest of the transaction. */
export const withoutTimeouts = async (client: PoolClient): Promise<void> => {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
};
