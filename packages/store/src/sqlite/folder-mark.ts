// The mark a move leaves in the data folder it moved out of: a server that opened it would play on with a house that plays
// elsewhere. Who wants the old copy all the same removes the mark.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { HouseMoved } from '../open-failure.ts';
import { syncPath } from '../shared/sync-path.ts';

export const MOVED_FILE = 'moved.json';

const MarkSchema = Type.Object({
  /** The move, by the name that the database knows it by as well. */
  move: Type.String(),
  /** Where the house is now, without any secret. */
  to: Type.String(),
  /** Milliseconds since 1970. */
  at: Type.Integer(),
});
export type FolderMark = Static<typeof MarkSchema>;

/** `null`: the house of this folder has not moved. Throws `HouseMoved` when the mark cannot be read. */
export const readMark = (folder: string): FolderMark | null => {
  const file = join(folder, MOVED_FILE);
  if (!existsSync(file)) return null;
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Value.Check(MarkSchema, read)) return read;
  } catch (cause) {
    throw new HouseMoved(`${file} says that this house has moved, and cannot be read.`, { cause });
  }
  throw new HouseMoved(`${file} says that this house has moved, and this release does not understand where.`);
};

/** On disk when it returns. */
export const placeMark = (folder: string, mark: FolderMark): void => {
  const file = join(folder, MOVED_FILE);
  writeFileSync(`${file}.partial`, `${JSON.stringify(mark, null, 2)}\n`);
  syncPath(`${file}.partial`);
  renameSync(`${file}.partial`, file);
  syncPath(folder);
};

/** Throws `HouseMoved`. */
export const refuseMoved = (folder: string): void => {
  const mark = readMark(folder);
  if (mark === null) return;
  const when = new Date(mark.at).toISOString();
  throw new HouseMoved(
    `The house in ${folder} was moved to ${mark.to} at ${when} and plays there: set DATABASE_URL. To play on here with what was there then, remove ${join(folder, MOVED_FILE)}.`,
  );
};
