// One file, one connection, one owner. The lock is taken at opening and held for life, so two servers on one
// file are impossible; it also spares the shared-memory index that WAL needs when processes share a file.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migration.ts';
import { DamagedDatabase, DatabaseInUse, NewerDatabase, UnwritableFolder } from './open-failure.ts';
import { isDamage, isLocked, isUnwritable } from './sqlite-error.ts';

export const DATABASE_FILE = 'punto.db';
/** Written into the file's header, so that another program's database is never mistaken for ours: "PUNT". */
const APPLICATION_ID = 0x50554e54;
const BUSY_MS = 100;

/** Opens the database of a data folder, creating and migrating it as needed; throws an open failure. */
export const openDatabase = (folder: string): DatabaseSync => {
  prepareFolder(folder);
  const file = join(folder, DATABASE_FILE);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    own(database, file);
    migrate(database, file);
    return database;
  } catch (cause) {
    database?.close();
    throw explain(file, folder, cause);
  }
};

const prepareFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new UnwritableFolder(folder, cause);
  }
};

const own = (database: DatabaseSync, file: string): void => {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // Told apart before anything is changed: the journal's mode alone would be a change to the file.
  const empty = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (header(database, 'application_id') !== APPLICATION_ID && !empty)
    throw new DamagedDatabase(file, 'it belongs to another program');
  database.exec('PRAGMA journal_mode = WAL');
  // FULL syncs the log at every commit: what has been told survives a power cut. On macOS alone the system's
  // fsync stops at the drive's cache, hence the stronger one there.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  database.exec(`PRAGMA journal_size_limit = ${64 * 1024 * 1024}`);
  // The first write takes the lock.
  database.exec(`BEGIN IMMEDIATE; PRAGMA application_id = ${APPLICATION_ID}; COMMIT`);
};

const header = (database: DatabaseSync, field: string): unknown =>
  database.prepare(`PRAGMA ${field}`).get()?.[field];

const explain = (file: string, folder: string, cause: unknown): unknown => {
  if (cause instanceof NewerDatabase || cause instanceof DamagedDatabase) return cause;
  if (isLocked(cause)) return new DatabaseInUse(file, cause);
  if (isDamage(cause)) return new DamagedDatabase(file, cause);
  if (isUnwritable(cause)) return new UnwritableFolder(folder, cause);
  return cause;
};
