// A commit whose WAL frames were written, commit mark included, and whose flush failed: SQLite reports a failed
// commit, and the frames stay behind the end of the WAL, where a crash right after would bring them back. Simulated
// by carrying out the commit and then restoring the WAL index, a file shared by all connections.
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { LOG_HEADER_BYTES, readStoredFiles } from './power-cut-files.ts';

const INDEX_FILE = `${DATABASE_FILE}-shm`;

/** Gives whether the frames were left behind; `false`: the log was copied back meanwhile, and the commit counts. */
export const commitUnflushed = (folder: string, commit: () => unknown): boolean => {
  const file = join(folder, INDEX_FILE);
  if (!existsSync(file)) {
    commit();
    return false;
  }
  const before = readStoredFiles(folder);
  const index = readFileSync(file);
  commit();
  const after = readStoredFiles(folder);
  const isSameLog =
    before.log.length === 0 ||
    before.log.subarray(0, LOG_HEADER_BYTES).equals(after.log.subarray(0, LOG_HEADER_BYTES));
  if (!isSameLog || !before.database.equals(after.database)) return false;
  putBack(file, index);
  return true;
};

/** The part by which the index grew is zeroed: a mapped file must not be truncated. */
const putBack = (file: string, index: Buffer): void => {
  const grown = readFileSync(file).length - index.length;
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.concat([index, Buffer.alloc(Math.max(0, grown))]), 0, undefined, 0);
  closeSync(open);
};
