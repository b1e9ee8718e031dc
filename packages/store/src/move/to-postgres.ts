// Writes the rows of SQLite into PostgreSQL, in batches within one transaction of the caller: memory does not grow
// with the size, and an interrupted copy leaves nothing.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { codeOf } from '../postgres/postgres-error.ts';
import { DATABASE_TABLES, type DatabaseTable } from '../shared/database-tables.ts';
import { query } from '../sqlite/typed-queries.ts';
import type { CopyControl } from './copy-control.ts';
import { RefusedRow } from './refused-row.ts';

type Row = Readonly<Record<string, SQLOutputValue>>;

const ROWS = 2_000;
/** Shoes and snapshots are long: this length of text ends a batch sooner. */
const CHARACTERS = 1_000_000;
/** Codes of SQL: a value that is none, or a rule of the schema that is broken. */
const DATA = /^2[23]/;

/**
 * The other end must hold no row; `database` is in a transaction, so that all is of one moment. Rejects with `RefusedRow`.
 */
export const copyToPostgres = async (
  database: DatabaseSync,
  client: ClientBase,
  { progress, stop }: CopyControl = {},
): Promise<void> => {
  const all = DATABASE_TABLES.map(({ table }) => rowsIn(database, table)).reduce(
    (sum, rows) => sum + rows,
    0,
  );
  let done = 0;
  for (const dbTable of DATABASE_TABLES) {
    const insert = insertOf(dbTable);
    const columns = Object.keys(dbTable.columns);
    for (const batch of batches(query<Row>(database, dbTable.read).iterate())) {
      stop?.throwIfAborted();
      const values = columns.map((column) => batch.map((row) => row[column]));
      await client.query({ text: insert, values }).catch((cause: unknown) => {
        throw DATA.test(codeOf(cause) ?? '') ? new RefusedRow(dbTable.table, 'PostgreSQL', cause) : cause;
      });
      done += batch.length;
      progress?.(done / all);
      // Immediate answers would never yield to the event loop, and signals would not be handled.
      await setImmediate();
    }
    await numberOn(client, dbTable);
  }
};

const rowsIn = (database: DatabaseSync, table: string): number =>
  query<{ rows: number }>(database, `SELECT count(*) AS rows FROM ${table}`).get()?.rows ?? 0;

const insertOf = ({ table, columns }: DatabaseTable): string => {
  const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`);
  return `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`;
};

function* batches(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let batch: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    for (const value of Object.values(row)) characters += lengthOf(value);
    if (batch.length < ROWS && characters < CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

const lengthOf = (value: SQLOutputValue | undefined): number =>
  typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;

/** Sequences continue after the copied numbers. */
const numberOn = async (client: ClientBase, { table, sequence }: DatabaseTable): Promise<void> => {
  if (sequence === undefined) return;
  await client.query(
    `SELECT setval('${sequence}', coalesce(max(number), 1), max(number) IS NOT NULL) FROM ${table}`,
  );
};
