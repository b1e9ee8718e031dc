// Mark left in a data folder by a move to another database: a server refuses to open the folder, because the deployment
// now runs elsewhere. To use the old copy anyway, remove the mark file.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { DeploymentMoved } from '../open-failure.ts';
import { syncPath } from '../shared/sync-path.ts';

export const MOVED_FILE = 'moved.json';

const MarkSchema = Type.Object({
  /** Id of the move, also stored in the database. */
  move: Type.String(),
  /** Where the deployment is now, without any secret. */
  to: Type.String(),
  /** Milliseconds since 1970. */
  at: Type.Integer(),
});
export type FolderMark = Static<typeof MarkSchema>;

/** `null`: this folder was not moved. Throws `DeploymentMoved` when the mark cannot be read. */
export const readMark = (folder: string): FolderMark | null => {
  const file = join(folder, MOVED_FILE);
  if (!existsSync(file)) return null;
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Value.Check(MarkSchema, read)) return read;
  } catch (cause) {
    throw new DeploymentMoved(
      `The deployment of this folder was moved, but ${file} cannot be read. Find the database or folder it was moved to, and start the server there.`,
      { cause },
    );
  }
  throw new DeploymentMoved(
    `The deployment of this folder was moved, but this release does not understand ${file}. Use the release that wrote it.`,
  );
};

/** The mark is flushed to disk when this returns. */
export const placeMark = (folder: string, mark: FolderMark): void => {
  const file = join(folder, MOVED_FILE);
  writeFileSync(`${file}.partial`, `${JSON.stringify(mark, null, 2)}\n`);
  syncPath(`${file}.partial`);
  renameSync(`${file}.partial`, file);
  syncPath(folder);
};

/** Throws `DeploymentMoved` when the folder has a mark. */
export const refuseMoved = (folder: string): void => {
  const mark = readMark(folder);
  if (mark === null) return;
  const when = new Date(mark.at).toISOString();
  throw new DeploymentMoved(
    `The deployment in ${folder} was moved to ${mark.to} at ${when} and runs there: set DATABASE_URL. To continue in this folder from its state at the move, remove ${join(folder, MOVED_FILE)}.`,
  );
};
