// Checks the database and lock files before every write: writes to a removed or replaced database would be lost, and a
// missing lock file would let a second server open the folder. Files are identified by device and inode; a check costs
// some microseconds, a flush about a thousand. [T3]
import { statSync } from 'node:fs';

/** The file is missing or was replaced, so writes to it would be lost. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

/** Remembers the identity of the files; the returned check throws `FileGone` once one is missing or replaced. */
export const watchFileIdentity = (files: readonly string[]): (() => void) => {
  const known = files.map((file) => [file, identityOf(file)] as const);
  return () => {
    for (const [file, identity] of known) {
      const found = identityOf(file);
      if (found === identity) continue;
      const what = found === null ? 'is gone' : 'was replaced by another file';
      throw new FileGone(
        `${file} ${what} while the server runs, and the server has stopped writing. Put the file back in its place without stopping the server; or stop it and restore the newest backup.`,
      );
    }
  };
};

const identityOf = (file: string): string | null => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
};
