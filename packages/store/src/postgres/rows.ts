// A query with the shape of its rows, asked of the pool or within a transaction. The schema makes the declared shape
// true, so this is the one place where it is taken on trust.
import type { QueryResult, QueryResultRow } from 'pg';

/** A pool, or the client of a transaction. */
export type Queryable = {
  readonly query: <Row extends QueryResultRow>(sql: string, values: unknown[]) => Promise<QueryResult<Row>>;
};

export const rows = async <Row extends QueryResultRow>(
  asked: Queryable,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => (await asked.query<Row>(sql, values.map(sendable))).rows;

export const row = async <Row extends QueryResultRow>(
  asked: Queryable,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> => (await rows<Row>(asked, sql, values))[0];

/** Runs a change and gives how many rows it changed. */
export const change = async (
  asked: Queryable,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> => (await asked.query(sql, values.map(sendable))).rowCount ?? 0;

/** No text in PostgreSQL holds a NUL: who looks for one finds what is not there, and not a fault. */
const sendable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sendable);
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
};
