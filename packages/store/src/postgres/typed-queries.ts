// Queries typed with their rows, on the pool or inside a transaction. The types are asserted here and nowhere else; the
// schema makes them true.
import type { QueryResult, QueryResultRow } from 'pg';

/** The pool, or the client of a transaction. */
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

/** Runs a change; returns the number of changed rows. */
export const change = async (
  asked: Queryable,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> => (await asked.query(sql, values.map(sendable))).rowCount ?? 0;

/** PostgreSQL text cannot contain NUL. It is replaced, so that a search for it finds nothing instead of failing. */
const sendable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sendable);
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
};
