// A new SQLite file as the target of a copy. An interrupted copy is thrown away, so it needs no journal, and is
// flushed once.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { APPLICATION_ID } from '../sqlite/database.ts';
import { migrate } from '../sqlite/migration.ts';

const CACHE_KIB = 64 * 1024;

/** Its owner's alone; it must not be there yet. */
export const createFile = (file: string): DatabaseSync => {
  closeSync(openSync(file, 'wx', 0o600));
  return prepared(new DatabaseSync(file, { enableForeignKeyConstraints: true }));
};

/** Unnamed, so that nothing is left if the process ends. Takes rows that violate constraints too. */
export const createScratch = (): DatabaseSync => {
  const database = prepared(new DatabaseSync('', { enableForeignKeyConstraints: false }));
  database.exec('PRAGMA ignore_check_constraints = ON');
  return database;
};

const prepared = (database: DatabaseSync): DatabaseSync => {
  database.exec(
    `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
     PRAGMA cache_size = -${CACHE_KIB}`,
  );
  migrate(database, 'a new file');
  return database;
};
