// A store that cannot be opened throws an error class for its reason, and the file stays unchanged.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DamagedDatabase,
  DatabaseInUse,
  NewerDatabase,
  NoDatabase,
  OlderDatabase,
  UnwritableFolder,
} from '../open-failure.ts';
import { DATABASE_FILE, openDatabase, openForReading } from './database.ts';
import { schemaVersion } from './migration.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-open-'));
  file = join(folder, DATABASE_FILE);
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads settings of the file without our code. */
const withFile = <T>(work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
};

it('[T3] flushes every commit to disk', () => {
  const { database, close } = openDatabase(folder);
  const read = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
  expect([read('journal_mode'), read('synchronous'), read('foreign_keys'), read('locking_mode')]).toEqual([
    'wal',
    2,
    1,
    'normal',
  ]);
  close();
});

it('creates a missing folder', async () => {
  const missing = join(folder, 'deeper', 'still');
  openDatabase(missing).close();
  expect(await readdir(missing)).toContain(DATABASE_FILE);
  openDatabase(missing).close();
});

it('refuses a folder that is not writable', async () => {
  const notFolder = join(folder, 'taken');
  await writeFile(notFolder, '');
  expect(() => openDatabase(join(notFolder, 'data'))).toThrow(UnwritableFolder);
});

it.skipIf(process.getuid?.() === 0)('refuses a folder of another user', async () => {
  await chmod(folder, 0o500);
  expect(() => openDatabase(folder)).toThrow(UnwritableFolder);
  await chmod(folder, 0o700);
});

it('lets one server open the file', () => {
  const first = openDatabase(folder);
  expect(() => openDatabase(folder)).toThrow(DatabaseInUse);
  first.close();
  openDatabase(folder).close();
});

it('[T3] lets an audit read while a server writes, at one moment, and write nothing', () => {
  const { database, close } = openDatabase(folder);
  const reader = openForReading(folder);
  const chains = (): unknown => reader.prepare('SELECT count(*) AS rows FROM chains').get();
  reader.exec('BEGIN');
  expect(chains()).toEqual({ rows: 0 });
  database.exec(`INSERT INTO chains VALUES ('a', 1, '${'0'.repeat(64)}')`);
  expect(chains()).toEqual({ rows: 0 });
  reader.exec('COMMIT');
  expect(chains()).toEqual({ rows: 1 });
  expect(() => reader.exec('DELETE FROM chains')).toThrow('readonly');
  reader.close();
  close();
});

it('reads the data of a stopped server, or names why it cannot', () => {
  expect(() => openForReading(folder)).toThrow(NoDatabase);
  openDatabase(folder).close();
  openForReading(folder).close();
  withFile((database) => database.exec('PRAGMA user_version = 1'));
  expect(() => openForReading(folder)).toThrow(OlderDatabase);
  withFile((database) => database.exec('PRAGMA user_version = 4711'));
  expect(() => openForReading(folder)).toThrow(NewerDatabase);
  withFile((database) => database.exec('PRAGMA application_id = 1'));
  expect(() => openForReading(folder)).toThrow(DamagedDatabase);
});

it('refuses a schema of a newer release, naming both versions, without changing it', () => {
  openDatabase(folder).close();
  const known = withFile(schemaVersion);
  withFile((database) => database.exec('PRAGMA user_version = 4711'));
  expect(() => openDatabase(folder)).toThrow(NewerDatabase);
  expect(() => openDatabase(folder)).toThrow(new RegExp(`version 4711.* up to ${known}`));
  expect(withFile(schemaVersion)).toBe(4711);
});

it('refuses a file that is not a database', async () => {
  await writeFile(file, 'a letter to the house, not a database. '.repeat(200));
  const before = await readFile(file);
  expect(() => openDatabase(folder)).toThrow(DamagedDatabase);
  expect(await readFile(file)).toEqual(before);
});

it('refuses the database of another program without changing it', async () => {
  withFile((database) => database.exec('CREATE TABLE recipes (name TEXT)'));
  const before = await readFile(file);
  expect(() => openDatabase(folder)).toThrow('belongs to another program');
  expect(await readFile(file)).toEqual(before);
});

it('refuses a file whose first page is damaged', async () => {
  openDatabase(folder).close();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xab, 100, 3000));
  expect(() => openDatabase(folder)).toThrow(DamagedDatabase);
});

it('uses an empty file as a new database', async () => {
  await writeFile(file, '');
  openDatabase(folder).close();
  expect(await readFile(file, 'latin1')).toMatch(/^SQLite format 3/);
});
