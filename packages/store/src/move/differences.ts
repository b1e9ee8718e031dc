// Compares two SQLite files row by row in key order: a moved deployment must be identical, to the last byte.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { query } from '../sqlite/typed-queries.ts';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Sentences; of each table, the first row that is not the same. */
export const differences = (here: DatabaseSync, there: DatabaseSync): readonly string[] =>
  query<{ name: string }>(here, `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .all()
    .flatMap(({ name }) => firstDifference(name, keyOf(here, name), here, there));

const keyOf = (database: DatabaseSync, table: string): readonly string[] =>
  query<{ name: string }>(database, 'SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .all(table)
    .map(({ name }) => name);

const firstDifference = (
  table: string,
  key: readonly string[],
  here: DatabaseSync,
  there: DatabaseSync,
): readonly string[] => {
  const ordered = `SELECT * FROM ${table} ORDER BY ${key.join(', ')}`;
  const others = query<Row>(there, ordered).iterate();
  const named = (row: Row): string => key.map((column) => row[column]).join(', ');
  for (const row of query<Row>(here, ordered).iterate()) {
    const other = others.next().value;
    if (!other) return [`row ${named(row)} of ${table} is missing at the other end`];
    if (!isDeepStrictEqual(row, other)) return [`row ${named(row)} of ${table} is not the same at both ends`];
  }
  const more = others.next().value;
  return more ? [`row ${named(more)} of ${table} is at the other end alone`] : [];
};
