// An empty database of the current schema, copied into the folder of a test. A new database is migrated through every
// version, four fifths of the processor time of opening a store; tests of other things need that done once in a process.
// Tests of opening, of migrations and of new deployments start from an empty folder.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE, openDatabase } from '../../src/sqlite/database.ts';

let bytes: Buffer | undefined;

const emptyDatabase = (): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-empty-'));
  try {
    openDatabase(folder).close();
    return readFileSync(join(folder, DATABASE_FILE));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A new temporary folder with the database in it; `name` is part of its name. */
export const folderWithDatabase = (name: string): string => {
  bytes ??= emptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), `punto-${name}-`));
  writeFileSync(join(folder, DATABASE_FILE), bytes, { mode: 0o600 });
  return folder;
};
