// A prepared statement typed with its rows. The types are asserted here and nowhere else; STRICT tables make them true.
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
