// A prepared statement with the shape of its rows. STRICT tables make the declared shape true, so this is the
// one place where it is taken on trust.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export type Query<Row> = {
  readonly get: (...values: SQLInputValue[]) => Row | undefined;
  readonly all: (...values: SQLInputValue[]) => readonly Row[];
  /** Runs a change and gives the row id of what it inserted. */
  readonly run: (...values: SQLInputValue[]) => number;
  /** Runs a change and gives how many rows it changed. */
  readonly change: (...values: SQLInputValue[]) => number;
};

export const query = <Row = never>(database: DatabaseSync, sql: string): Query<Row> => {
  const statement = database.prepare(sql);
  return {
    get: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
    run: (...values) => Number(statement.run(...values).lastInsertRowid),
    change: (...values) => Number(statement.run(...values).changes),
  };
};
