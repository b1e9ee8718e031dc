// On the real SQLite: a commit whose flush failed is invisible to other connections and is found by recovery.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitUnflushed } from './failed-flush.ts';
import { readStoredFiles, writeStoredFiles } from './power-cut-files.ts';

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-flush-'));
  const place = join(folder, 'one');
  mkdirSync(place);
  database = new DatabaseSync(join(place, DATABASE_FILE));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE lines (n INTEGER)');
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const linesIn = (from: DatabaseSync): readonly unknown[] =>
  from
    .prepare('SELECT n FROM lines ORDER BY n')
    .all()
    .map(({ n }) => n);
const begin = (n: number): void => database.exec(`BEGIN; INSERT INTO lines VALUES (${n})`);
const fail = (n: number): boolean => {
  begin(n);
  return commitUnflushed(join(folder, 'one'), () => database.exec('COMMIT'));
};
const recovered = (): readonly unknown[] => {
  const place = join(folder, `copy-${Math.random()}`);
  writeStoredFiles(place, readStoredFiles(join(folder, 'one')));
  const copy = new DatabaseSync(join(place, DATABASE_FILE));
  const lines = linesIn(copy);
  copy.close();
  return lines;
};

describe('a commit whose flush fails', () => {
  it('[T3] is undone for running connections, and brought back by a crash', () => {
    begin(1);
    database.exec('COMMIT');
    expect(fail(2)).toBe(true);
    expect([linesIn(database), recovered()]).toEqual([[1], [1, 2]]);
  });

  it('[T3] is overwritten by the next commit, and gone when the log was restarted', () => {
    expect(fail(2)).toBe(true);
    begin(3);
    database.exec('COMMIT');
    expect([linesIn(database), recovered()]).toEqual([[3], [3]]);
    expect(fail(4)).toBe(true);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    expect([linesIn(database), recovered()]).toEqual([[3], [3]]);
  });

  it('counts where the log was copied back meanwhile', () => {
    database.exec('PRAGMA wal_autocheckpoint = 1');
    expect(fail(2)).toBe(false);
    expect([linesIn(database), recovered()]).toEqual([[2], [2]]);
  });
});
