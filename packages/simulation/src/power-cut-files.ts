// Files as a power cut leaves them: each sector that differs from the last flushed state may have arrived or not, and
// there may be anything behind the end of the log. What SQLite flushed is there: the log before a commit is
// confirmed, and before the log's pages are copied into the database.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@punto/server/test/support/chance';
import { DATABASE_FILE } from '@punto/store/sqlite/database';

export type StoredFiles = { readonly database: Buffer; readonly log: Buffer };

const LOG_FILE = `${DATABASE_FILE}-wal`;
const SECTOR = 512;
export const LOG_HEADER_BYTES = 32;

/** The present files of the folder. */
export const readStoredFiles = (folder: string): StoredFiles => ({
  database: contents(join(folder, DATABASE_FILE)),
  log: contents(join(folder, LOG_FILE)),
});

const contents = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

/** The log's index is excluded: it is memory that looks like a file, and is rebuilt. */
export const writeStoredFiles = (folder: string, { database, log }: StoredFiles): void => {
  mkdirSync(folder, { recursive: true });
  if (database.length > 0) writeFileSync(join(folder, DATABASE_FILE), database);
  if (log.length > 0) writeFileSync(join(folder, LOG_FILE), log);
};

/** `before` was waited for, `after` was on its way. */
export const torn = (before: StoredFiles, after: StoredFiles, chance: Chance): StoredFiles => {
  // The log is waited for before a page of it goes into the database.
  if (!before.database.equals(after.database))
    return { database: scattered(before.database, after.database, chance), log: after.log };
  const arrive = chance.pick([whole, cutOff, scattered]);
  // An empty log has no pending writes, and nothing behind its end.
  if (after.log.length === 0) return after;
  const log = arrive(withHeader(before.log, after.log), after.log, chance);
  return { database: after.database, log: chance.once(2) ? withTail(log, chance) : log };
};

/** When the log restarts, its header is synced before the first frame is written. */
const withHeader = (before: Buffer, after: Buffer): Buffer =>
  Buffer.concat([after.subarray(0, LOG_HEADER_BYTES), before.subarray(LOG_HEADER_BYTES)]);

const whole = (_: Buffer, after: Buffer): Buffer => after;

/** Everything up to some byte has arrived. */
const cutOff = (before: Buffer, after: Buffer, chance: Chance): Buffer => {
  const first = firstDifference(before, after);
  const arrived = first + chance.below(after.length - first + 1);
  // Where the log is written from its beginning again, what was there before is behind the cut.
  return Buffer.concat([after.subarray(0, arrived), before.subarray(arrived)]);
};

const firstDifference = (before: Buffer, after: Buffer): number => {
  let at = 0;
  while (at < Math.min(before.length, after.length) && before[at] === after[at]) at += 1;
  return at;
};

/** Any of the sectors may have arrived. */
const scattered = (before: Buffer, after: Buffer, chance: Chance): Buffer => {
  const left = Buffer.alloc(Math.max(before.length, after.length));
  before.copy(left);
  for (let at = 0; at < after.length; at += SECTOR)
    if (chance.once(2)) after.copy(left, at, at, Math.min(at + SECTOR, after.length));
  return left;
};

/** A file that had grown for more to come. */
const withTail = (log: Buffer, chance: Chance): Buffer => {
  const tail = Buffer.alloc(chance.below(3 * SECTOR));
  for (let at = 0; at < tail.length; at += 1) tail[at] = chance.below(256);
  return Buffer.concat([log, tail]);
};
