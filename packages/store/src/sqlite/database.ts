// One file, one writer. A lock beside it is taken at opening and held for life, so two servers on one file are
// impossible; it lies in a file of its own, so that an audit may read beside a server that plays on.
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  BrokenLog,
  DamagedDatabase,
  DatabaseInUse,
  DiskTrouble,
  isOpenFailure,
  LostDatabase,
  NewerDatabase,
  NoDatabase,
  OlderDatabase,
  UnwritableFolder,
} from '../open-failure.ts';
import { makeFolder } from '../shared/make-folder.ts';
import { syncPath } from '../shared/sync-path.ts';
import { SHOE_KEY_FILE } from '../shoes/shoe-key.ts';
import { refuseMoved } from './folder-mark.ts';
import { LAST_BACKUP_FILE } from './last-backup.ts';
import { renewLog } from './log/failed-commit.ts';
import { watchOwnFiles } from './log/own-files.ts';
import { logDamage } from './log/write-ahead-log.ts';
import { latestSchema, migrate, schemaVersion } from './migration.ts';
import { isDamage, isDiskTrouble, isLocked, isUnwritable } from './sqlite-error.ts';

export const DATABASE_FILE = 'punto.db';
const LOCK_FILE = 'punto.lock';
/** Written into the file's header, so that another program's database is never mistaken for ours: "PUNT". */
export const APPLICATION_ID = 0x50554e54;
const BUSY_MS = 100;
/** What the largest settlement changes fits in. */
const CACHE_KIB = 128 * 1024;
/** 64 MiB, beyond which the writer copies the log back itself. In a served house a thread has done so before. */
const LOG_PAGES = 16 * 1024;

export type OwnedDatabase = {
  readonly database: DatabaseSync;
  /** The version of its schema as it was found; 0: there was none. */
  readonly found: number;
  /** Where both files were copied to before a broken log was recovered; `null`: it was whole. */
  readonly keptAside: string | null;
  /** Throws `FileGone` once the database or its lock was removed or replaced. */
  readonly refuseIfGone: () => void;
  /** Closes it and lets go of the lock. */
  readonly close: () => void;
};

/** What becomes of a log that is broken before commits that were told. */
export type OnBrokenLog = 'refuse' | 'recover';

/** Opens the database of a data folder, creating and migrating it as needed; throws an open failure. */
export const openDatabase = (folder: string, onBrokenLog: OnBrokenLog = 'refuse'): OwnedDatabase => {
  prepareFolder(folder);
  refuseMoved(folder);
  return holding(folder, onBrokenLog, (file) => {
    const database = open(file);
    try {
      own(database, file);
      const found = schemaVersion(database);
      migrate(database, file);
      return { database, found };
    } catch (cause) {
      database.close();
      throw cause;
    }
  });
};

/** Opens it for reading alone while nobody else can have it, and changes nothing; throws an open failure. */
export const openStill = (folder: string): Omit<OwnedDatabase, 'found'> => {
  if (!existsSync(join(folder, DATABASE_FILE))) throw new NoDatabase(folder);
  return holding(folder, 'refuse', () => ({ database: openForReading(folder) }));
};

/** Takes the lock, looks at the log and opens the file; `close` lets go of all. */
const holding = <Opened extends { readonly database: DatabaseSync }>(
  folder: string,
  onBrokenLog: OnBrokenLog,
  openFile: (file: string) => Opened,
): Opened & Omit<OwnedDatabase, 'database' | 'found'> => {
  const [file, lockFile] = [join(folder, DATABASE_FILE), join(folder, LOCK_FILE)];
  const left = leftOfHouse(folder);
  let lock: DatabaseSync | undefined;
  try {
    lock = open(lockFile);
    // An open transaction on a file that holds nothing: the system lets go of it when the process dies.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    if (left.length > 0 && !existsSync(file)) throw new LostDatabase(folder, left);
    // Read before SQLite does, which would go on with what is left of it.
    const damage = logDamage(`${file}-wal`);
    if (damage !== null && onBrokenLog === 'refuse') throw new BrokenLog(file, damage);
    const keptAside = damage === null ? null : keepAside(folder);
    const opened = openFile(file);
    const close = (): void => {
      opened.database.close();
      lock?.close();
    };
    return { ...opened, keptAside, refuseIfGone: watchOwnFiles([file, lockFile]), close };
  } catch (cause) {
    lock?.close();
    // Made by this attempt: the next one is not to find it.
    if (cause instanceof LostDatabase && !left.includes(LOCK_FILE)) rmSync(lockFile, { force: true });
    throw explain(file, folder, cause);
  }
};

/** What only a house leaves in a folder. Where a server is opening its database, another finds the lock taken. */
const leftOfHouse = (folder: string): readonly string[] =>
  [`${DATABASE_FILE}-wal`, SHOE_KEY_FILE, LAST_BACKUP_FILE, LOCK_FILE].filter((name) =>
    existsSync(join(folder, name)),
  );

/** What SQLite makes of a broken log, it makes for good: the files as they were are kept. */
const keepAside = (folder: string): string => {
  const aside = join(folder, `broken-log-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of [DATABASE_FILE, `${DATABASE_FILE}-wal`]) {
    copyFileSync(join(folder, name), join(aside, name), constants.COPYFILE_FICLONE);
    syncPath(join(aside, name));
  }
  syncPath(aside);
  syncPath(folder);
  return aside;
};

const open = (path: string): DatabaseSync => {
  makePrivate(path);
  return new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
};

/**
 * Opens it for reading alone, whether a server has it or not; throws an open failure. All that is read in one
 * transaction is as it stood at one moment.
 */
export const openForReading = (folder: string): DatabaseSync => {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) throw new NoDatabase(folder);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true });
    if (header(database, 'application_id') !== APPLICATION_ID)
      throw new DamagedDatabase(file, 'it belongs to another program');
    const found = schemaVersion(database);
    if (found > latestSchema()) throw new NewerDatabase(file, found, latestSchema());
    if (found < latestSchema()) throw new OlderDatabase(file, found, latestSchema());
    return database;
  } catch (cause) {
    database?.close();
    throw explain(file, folder, cause);
  }
};

/** The owner's alone from the first byte; its log takes after it. What is there already is left as the house set it. */
const makePrivate = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
};

const prepareFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new UnwritableFolder(folder, cause);
  }
};

const own = (database: DatabaseSync, file: string): void => {
  // Told apart before anything is changed: the journal's mode alone would be a change to the file.
  const empty = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (header(database, 'application_id') !== APPLICATION_ID && !empty)
    throw new DamagedDatabase(file, 'it belongs to another program');
  database.exec('PRAGMA journal_mode = WAL');
  // FULL syncs the log at every commit: what has been told survives a power cut. On macOS alone the system's
  // fsync stops at the drive's cache, hence the stronger one there.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  // A transaction that outgrows the cache is written twice; a log that is copied back seldom copies a page once; and
  // what a request would be undone by is kept in memory, since it is needed no longer than the request.
  database.exec(
    `PRAGMA cache_size = -${CACHE_KIB}; PRAGMA wal_autocheckpoint = ${LOG_PAGES}; PRAGMA temp_store = MEMORY`,
  );
  database.exec(`PRAGMA journal_size_limit = ${64 * 1024 * 1024}`);
  // What a process that died left in the log, commits whose flush had failed among it, comes into the database before
  // anything is built upon it. Where an audit reads meanwhile it stays, and is what it was.
  renewLog(database);
  database.exec(`BEGIN IMMEDIATE; PRAGMA application_id = ${APPLICATION_ID}; COMMIT`);
};

const header = (database: DatabaseSync, field: string): unknown =>
  database.prepare(`PRAGMA ${field}`).get()?.[field];

const explain = (file: string, folder: string, cause: unknown): unknown => {
  if (isOpenFailure(cause)) return cause;
  if (isLocked(cause)) return new DatabaseInUse(file, cause);
  if (isDamage(cause)) return new DamagedDatabase(file, cause);
  if (isUnwritable(cause)) return new UnwritableFolder(folder, cause);
  if (isDiskTrouble(cause)) return new DiskTrouble(folder, cause);
  return cause;
};
