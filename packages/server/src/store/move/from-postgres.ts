// A house on PostgreSQL written into a new file of the embedded store, row by row as it comes: a house of any size takes the
// same memory.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { APPLICATION_ID } from '../database.ts';
import { migrate } from '../migration.ts';
import { isDiskTrouble } from '../sqlite-error.ts';
import { syncPath } from '../sync-path.ts';
import { INVENTORY } from './inventory.ts';
import type { Journey } from './journey.ts';
import type { Reader } from './moment.ts';
import { sourcesOf } from './sources.ts';
import { UnfitRow } from './unfit-row.ts';

const ROWS = 2_000;
const CACHE_KIB = 64 * 1024;

export type Copy = Journey & {
  /** Takes rows that break the rules of the schema too, for whoever looks for such rows. */
  readonly asItIs?: boolean;
};

/**
 * What the reader sees must be of one moment. The file must not be there yet; it is the owner's alone, and
 * on disk at the end. Rejects with `UnfitRow`.
 */
export const copyFromPostgres = async (
  reader: Reader,
  file: string,
  { progress, stop, asItIs = false }: Copy = {},
): Promise<void> => {
  const database = createFile(file, asItIs);
  try {
    database.exec('BEGIN');
    for (const [index, shelf] of INVENTORY.entries()) {
      for (const [table, select] of sourcesOf(shelf)) {
        for await (const rows of read(reader, select)) {
          stop?.throwIfAborted();
          write(database, table, rows);
        }
      }
      progress?.((index + 1) / INVENTORY.length);
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
  syncPath(file);
};

/** Whoever is interrupted throws the file away: so it needs no journal, and reaches the disk once. */
const createFile = (file: string, asItIs: boolean): DatabaseSync => {
  closeSync(openSync(file, 'wx', 0o600));
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: !asItIs });
  database.exec(
    `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
     PRAGMA cache_size = -${CACHE_KIB}; PRAGMA temp_store = MEMORY`,
  );
  migrate(database, file);
  if (asItIs) database.exec('PRAGMA ignore_check_constraints = ON');
  return database;
};

type Row = Readonly<Record<string, SQLInputValue>>;

async function* read(reader: Reader, select: string): AsyncIterable<readonly Row[]> {
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
      if (isDiskTrouble(cause)) throw cause;
      throw new UnfitRow(table, 'the embedded store', cause);
    }
  }
};
