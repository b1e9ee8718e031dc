// A prepared statement typed with its rows, and a clause that several statements share. The types are asserted here and nowhere
// else; STRICT tables make them true.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export type Query<Row> = {
  readonly get: (...values: SQLInputValue[]) => Row | undefined;
  readonly all: (...values: SQLInputValue[]) => readonly Row[];
  /** One row at a time, for tables that do not fit into memory. */
  readonly iterate: (...values: SQLInputValue[]) => IterableIterator<Row>;
  /** Runs a change; returns the row id of the inserted row. */
  readonly run: (...values: SQLInputValue[]) => number;
  /** Runs a change; returns the number of changed rows. */
  readonly change: (...values: SQLInputValue[]) => number;
};

export const query = <Row = never>(database: DatabaseSync, sql: string): Query<Row> => {
  const statement = database.prepare(sql);
  return {
    get: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
    iterate: (...values) => statement.iterate(...values) as IterableIterator<Row>,
    run: (...values) => Number(statement.run(...values).lastInsertRowid),
    change: (...values) => Number(statement.run(...values).changes),
  };
};

/**
 * A clause `WITH` for the rows of one patron or account from the newest back: its table `walk` has the number of each row and its
 * step, 1 first. Each row names the row before it, so no index over all rows is needed. `end`: the query for the newest row of `?1`;
 * `previous`: the expression for the row before; `isOwn`: whether a row belongs to `?1`. Parameters: `?1` the patron or account,
 * `?2` the row after which the walk continues, `?3` whether `?2` is used instead of the newest row, `?4` the number of rows.
 */
export const walkBack = (
  table: 'records' | 'movements',
  { end, previous, isOwn }: { readonly end: string; readonly previous: string; readonly isOwn: string },
): string =>
  `WITH RECURSIVE walk (number, step) AS (
     SELECT iif(?3, (SELECT ${previous} FROM ${table} WHERE number = ?2 AND ${isOwn}), (${end})), 1
      UNION ALL
     SELECT (SELECT ${previous} FROM ${table} WHERE ${table}.number = walk.number), step + 1
       FROM walk WHERE number IS NOT NULL AND step < ?4)`;
