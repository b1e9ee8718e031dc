// Opens the database file, for one writer. A lock file beside it is taken at opening and kept until closing, so that
// two servers cannot open the same file. The lock is a separate file, so that an audit can read while a server writes.
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
import { watchFileIdentity } from './log/file-identity.ts';
import { logDamage } from './log/write-ahead-log.ts';
import { latestSchema, migrate, schemaVersion } from './migration.ts';
import { isDamage, isDiskTrouble, isLocked, isUnwritable } from './sqlite-error.ts';

export const DATABASE_FILE = 'punto.db';
const LOCK_FILE = 'punto.lock';
/** SQLite `application_id`, "PUNT": identifies our databases among those of other programs. */
export const APPLICATION_ID = 0x50554e54;
const BUSY_MS = 100;
/** Large enough for all pages that the largest settlement changes. */
const CACHE_KIB = 128 * 1024;
/**
 * Log size of 64 MiB, above which the writer copies the log back itself. In a running server a thread usually has done
 * so before (`checkpointer.ts`).
 */
const LOG_PAGES = 16 * 1024;

export type OwnedDatabase = {
  readonly database: DatabaseSync;
  /** Schema version found on opening; 0: a new database. */
  readonly found: number;
  /** Folder with copies of both files, made before a broken log was recovered; `null`: the log was intact. */
  readonly keptAside: string | null;
  /** Throws `FileGone` when the database or its lock was removed or replaced. */
  readonly refuseIfGone: () => void;
  /** Closes the database and releases the lock. */
  readonly close: () => void;
};

/** What to do with a log that is broken in front of flushed commits. */
export type OnBrokenLog = 'refuse' | 'recover';

/** Opens the database of a data folder; creates and migrates it if needed. Throws an open failure. */
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

/** Opens the database read-only under the lock, without changing it; throws an open failure. */
export const openStill = (folder: string): Omit<OwnedDatabase, 'found'> => {
  if (!existsSync(join(folder, DATABASE_FILE))) throw new NoDatabase(folder);
  return holding(folder, 'refuse', () => ({ database: openForReading(folder) }));
};

/** Takes the lock, checks the log and opens the file; `close` releases all of it. */
const holding = <Opened extends { readonly database: DatabaseSync }>(
  folder: string,
  onBrokenLog: OnBrokenLog,
  openFile: (file: string) => Opened,
): Opened & Omit<OwnedDatabase, 'database' | 'found'> => {
  const [file, lockFile] = [join(folder, DATABASE_FILE), join(folder, LOCK_FILE)];
  const left = filesLeft(folder);
  let lock: DatabaseSync | undefined;
  try {
    lock = open(lockFile);
    // An open transaction on an empty file: the operating system releases the lock when the process dies.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    if (left.length > 0 && !existsSync(file)) throw new LostDatabase(folder, left);
    // Before SQLite opens the file, because it would silently drop everything after the break.
    const damage = logDamage(`${file}-wal`);
    if (damage !== null && onBrokenLog === 'refuse') throw new BrokenLog(file, damage);
    const keptAside = damage === null ? null : keepAside(folder);
    const opened = openFile(file);
    const close = (): void => {
      opened.database.close();
      lock?.close();
    };
    return { ...opened, keptAside, refuseIfGone: watchFileIdentity([file, lockFile]), close };
  } catch (cause) {
    lock?.close();
    // Created by this attempt; the next attempt must not take it for the remains of a deployment.
    if (cause instanceof LostDatabase && !left.includes(LOCK_FILE)) rmSync(lockFile, { force: true });
    throw explain(file, folder, cause);
  }
};

/**
 * Files that only a deployment leaves in a folder. While one server is opening its database, another finds the lock
 * taken.
 */
const filesLeft = (folder: string): readonly string[] =>
  [`${DATABASE_FILE}-wal`, SHOE_KEY_FILE, LAST_BACKUP_FILE, LOCK_FILE].filter((name) =>
    existsSync(join(folder, name)),
  );

/** Recovery by SQLite cannot be undone, so both files are copied first. Returns the folder of the copies. */
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
 * Opens the database read-only, also while a server uses it; throws an open failure. All reads of one transaction see
 * the same moment.
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

/**
 * Creates the file readable by its owner only; SQLite gives its log the same mode. The mode of an existing file is not
 * changed.
 */
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
  // Checked before any change: setting the journal mode already changes the file.
  const empty = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (header(database, 'application_id') !== APPLICATION_ID && !empty)
    throw new DamagedDatabase(file, 'it belongs to another program');
  database.exec('PRAGMA journal_mode = WAL');
  // FULL flushes the log at every commit, so that sent facts survive a power cut. On macOS fsync stops at the drive's
  // cache, hence the two stronger settings.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  // A transaction larger than the cache is written twice; a large log copies each page back less often; savepoint data
  // is needed only during the request, so it stays in memory.
  database.exec(
    `PRAGMA cache_size = -${CACHE_KIB}; PRAGMA wal_autocheckpoint = ${LOG_PAGES}; PRAGMA temp_store = MEMORY`,
  );
  database.exec(`PRAGMA journal_size_limit = ${64 * 1024 * 1024}`);
  // Copies what an earlier process left in the log, including commits whose flush failed, into the database before
  // anything is written on top. If an audit is reading, the log stays, with the same content.
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
