// Commits whose flush failed: their frames are in the log all the same, each overwriting the beginning of the one
// before. They are made here from copies of one folder that all continue at the same place of the same log.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGroupCommit } from '../group-commit.ts';
import { CommitInDoubt, LogNotRenewed } from './failed-commit.ts';
import { logDamage } from './write-ahead-log.ts';

const HEADER = 32;
const FRAME = 4096 + 24;

let scratch: string;
let folders = 0;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'punto-failed-commit-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));

const newFile = (): string => {
  folders += 1;
  return join(scratch, `${folders}.db`);
};
const open = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
  return database;
};
const put = (database: DatabaseSync, rows: number): void => {
  database.exec('BEGIN IMMEDIATE');
  for (let row = 0; row < rows; row += 1) database.exec('INSERT INTO lines (body) VALUES (zeroblob(3000))');
  database.exec('COMMIT');
};
const rowsOf = (database: DatabaseSync): unknown =>
  database.prepare('SELECT count(*) AS count FROM lines').get()?.count;
const logOf = (file: string): Buffer => readFileSync(`${file}-wal`);
const copyOf = (file: string): string => {
  const copy = newFile();
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`);
  return copy;
};

/** A database with three flushed commits, as a killed process leaves it. */
const told = (): string => {
  const file = newFile();
  const database = open(file);
  database.exec('CREATE TABLE lines (id INTEGER PRIMARY KEY, body BLOB)');
  for (let commit = 0; commit < 3; commit += 1) put(database, 3);
  const killed = copyOf(file);
  database.close();
  return killed;
};

/** The log with one more commit of `rows` rows. */
const logWith = (file: string, rows: number): Buffer => {
  const copy = copyOf(file);
  const database = open(copy);
  put(database, rows);
  const log = logOf(copy);
  database.close();
  return log;
};

/** The log after commits of these numbers of rows, whose flushes all failed. */
const logAfterFailures = (file: string, sizes: readonly number[]): Buffer =>
  sizes
    .map((rows) => logWith(file, rows))
    .reduce((log, next) => Buffer.concat([next, log.subarray(next.length)]));

const flip = (log: Buffer, at: number): Buffer => {
  const flipped = Buffer.from(log);
  flipped[at] = (flipped[at] ?? 0) ^ 0x10;
  return flipped;
};

const damageOf = (log: Buffer): string | null => {
  const file = join(scratch, 'some-wal');
  writeFileSync(file, log);
  return logDamage(file);
};

it.each([[[40, 20, 4]], [[40, 39, 38, 37]], [[9]], [[30, 3, 30, 3]]])(
  '[T3] frames of failed commits of %j rows are not taken for damage, and no flushed commit is lost',
  (sizes) => {
    const file = told();
    const log = logAfterFailures(file, sizes);
    expect(damageOf(log)).toBeNull();
    writeFileSync(`${file}-wal`, log);
    const database = open(file);
    // SQLite takes the newest failed commit as complete: that is allowed, since it is based on all flushed ones.
    expect(rowsOf(database)).toBe(9 + (sizes.at(-1) ?? 0));
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
  },
);

it('[T3] a log broken before flushed commits is damaged, also with failed commits behind them', () => {
  const file = told();
  const log = logAfterFailures(file, [40, 20, 4]);
  const firstOfLastTwo = logOf(file).length - 8 * FRAME;
  let found = 0;
  for (let at = HEADER; at < firstOfLastTwo; at += 1_009) {
    expect(damageOf(flip(log, at))).toMatch(/^is damaged in frame \d+, and later commits follow it$/);
    found += 1;
  }
  expect(found).toBeGreaterThan(10);
});

/** A disk that takes every frame of the next commit and then fails to flush it. */
const failing = (file: string) => {
  const database = open(file);
  const lost = logWith(file, 40);
  let isFailing = true;
  const commit = database.prepare('COMMIT');
  const run = (): ReturnType<StatementSync['run']> => {
    if (!isFailing) return commit.run();
    isFailing = false;
    database.exec('ROLLBACK');
    const at = logOf(file).length;
    writeSync(openSync(`${file}-wal`, 'r+'), lost, at, lost.length - at, at);
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
  };
  const shown = new Proxy(database, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (name === 'prepare') return (sql: string) => (sql === 'COMMIT' ? { run } : target.prepare(sql));
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database, group: createGroupCommit(shown), lost };
};

it('[T3] the log restarts after a failed commit, before anything else is written', async () => {
  const file = told();
  const salt = logOf(file).toString('hex', 16, 24);
  const { database, group } = failing(file);
  const add = () => database.exec('INSERT INTO lines (body) VALUES (zeroblob(3000))');
  await expect(group.run(add)).rejects.toBeInstanceOf(CommitInDoubt);
  expect(logOf(file)).toHaveLength(0);
  await group.run(add);
  expect(logOf(file).toString('hex', 16, 24)).not.toBe(salt);
  // No frame of the failed commit is left behind it; that commit had more than 40 frames.
  expect(logOf(file).length).toBeLessThan(HEADER + 10 * FRAME);
  expect(rowsOf(database)).toBe(10);
  database.close();
});

it('[T3] nothing is written while a reader keeps the log of a failed commit; afterwards writing continues', async () => {
  const file = told();
  const { database, group, lost } = failing(file);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('BEGIN');
  expect(rowsOf(reader)).toBe(9);
  const add = () => database.exec('INSERT INTO lines (body) VALUES (zeroblob(3000))');
  await expect(group.run(add)).rejects.toBeInstanceOf(CommitInDoubt);
  await expect(group.run(add)).rejects.toBeInstanceOf(LogNotRenewed);
  expect(logOf(file)).toEqual(lost);
  reader.exec('COMMIT');
  await group.run(add);
  expect(rowsOf(database)).toBe(10);
  expect(existsSync(`${file}-wal`) && logOf(file).length < lost.length).toBe(true);
  reader.close();
  database.close();
});

it('a violated constraint is not a failed commit: nothing was written', async () => {
  const database = open(newFile());
  database.exec('CREATE TABLE parents (id INTEGER PRIMARY KEY)');
  database.exec(
    'CREATE TABLE children (id INTEGER PRIMARY KEY REFERENCES parents DEFERRABLE INITIALLY DEFERRED)',
  );
  const group = createGroupCommit(database);
  const fault = await group
    .run(() => database.exec('INSERT INTO children VALUES (1)'))
    .catch((cause: unknown) => cause);
  expect(fault).not.toBeInstanceOf(CommitInDoubt);
  database.close();
});
