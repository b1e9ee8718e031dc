// Writes a PostgreSQL deployment into a new SQLite file, row by row as a stream, so that memory does not grow with
// its size.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { DATABASE_TABLES } from '../shared/database-tables.ts';
import { isDiskTrouble } from '../sqlite/sqlite-error.ts';
import type { CopyControl } from './copy-control.ts';
import type { SnapshotReader } from './postgres-snapshot.ts';
import { RefusedRow } from './refused-row.ts';
import { sourcesOf } from './sqlite-row-sources.ts';

const ROWS = 2_000;

/** The reader must see one snapshot, and the file must be new. Rejects with `RefusedRow`. */
export const copyFromPostgres = async (
  reader: SnapshotReader,
  database: DatabaseSync,
  { progress, stop }: CopyControl = {},
): Promise<void> => {
  database.exec('BEGIN');
  for (const [index, dbTable] of DATABASE_TABLES.entries()) {
    for (const [table, select] of sourcesOf(dbTable)) {
      for await (const rows of read(reader, select)) {
        stop?.throwIfAborted();
        write(database, table, rows);
      }
    }
    progress?.((index + 1) / DATABASE_TABLES.length);
  }
  database.exec('COMMIT');
};

type Row = Readonly<Record<string, SQLInputValue>>;

async function* read(reader: SnapshotReader, select: string): AsyncIterable<readonly Row[]> {
  await reader.query(`DECLARE rows_of_house NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await reader.query<Row>(`FETCH ${ROWS} FROM rows_of_house`);
    if (rows.length === 0) break;
    yield rows;
  }
  await reader.query('CLOSE rows_of_house');
}

const write = (database: DatabaseSync, table: string, rows: readonly Row[]): void => {
  const columns = Object.keys(rows[0] ?? {});
  const insert = database.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) {
    try {
      insert.run(...Object.values(row));
    } catch (cause) {
      throw isDiskTrouble(cause) ? cause : new RefusedRow(table, 'the embedded store', cause);
    }
  }
};
