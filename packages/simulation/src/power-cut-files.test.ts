// What a power cut may leave, on the real SQLite: a transaction under way is complete or absent, and earlier ones are
// complete.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chanceOf } from '@punto/server/test/support/chance';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStoredFiles, type StoredFiles, torn, writeStoredFiles } from './power-cut-files.ts';

const LINES = 40;
const CUTS = 16;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-power-cut-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database in which transactions of forty lines each were committed, the last one cut off at a commit. */
const commits = (many: number): { readonly before: StoredFiles; readonly after: StoredFiles } => {
  const place = join(folder, 'written');
  writeStoredFiles(place, { database: Buffer.alloc(0), log: Buffer.alloc(0) });
  const database = new DatabaseSync(join(place, DATABASE_FILE));
  database.exec(
    'PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 20; CREATE TABLE lines (text TEXT)',
  );
  let before = readStoredFiles(place);
  for (let n = 0; n < many; n += 1) {
    before = readStoredFiles(place);
    const insert = database.prepare('INSERT INTO lines VALUES (?)');
    database.exec('BEGIN');
    for (let line = 0; line < LINES; line += 1) insert.run('x'.repeat(300));
    database.exec('COMMIT');
  }
  const after = readStoredFiles(place);
  database.close();
  return { before, after };
};

const linesIn = (storedFiles: StoredFiles, name: string): number => {
  const place = join(folder, name);
  writeStoredFiles(place, storedFiles);
  const database = new DatabaseSync(join(place, DATABASE_FILE));
  database.exec('PRAGMA synchronous = OFF');
  const { lines } = database.prepare('SELECT count(*) AS lines FROM lines').get() as { lines: number };
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  return lines;
};

describe('a power cut in a commit', () => {
  // In the first nothing is copied from the log, in the second it is, in the third the log is restarted.
  it.each([2, 3, 4])('[T3] leaves all of it or nothing, and everything before: commit %i', (many) => {
    const { before, after } = commits(many);
    const chance = chanceOf(many);
    const found = new Set<number>();
    for (let cut = 0; cut < CUTS; cut += 1)
      found.add(linesIn(torn(before, after, chance), `cut-${many}-${cut}`));
    const possible = [(many - 1) * LINES, many * LINES];
    expect([...found].filter((lines) => !possible.includes(lines))).toEqual([]);
    expect(found.has(many * LINES)).toBe(true);
    if (many === 2) expect(found.size).toBe(2);
  });
});
