// The files that a running server took are looked at before every write: a database that was removed or replaced would take
// everything that is told from now on with it, and a lock that is gone lets a second server onto the folder. What a name
// leads to is known by device and inode; one look costs some microseconds beside a flush that takes a thousand. [T3]
import { statSync } from 'node:fs';

/** Nothing is written to a file that nobody would find again. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

/** Remembers the files as they are now; the answer throws `FileGone` once one of them is missing or is another. */
export const watchOwnFiles = (files: readonly string[]): (() => void) => {
  const known = files.map((file) => [file, identityOf(file)] as const);
  return () => {
    for (const [file, identity] of known) {
      const found = identityOf(file);
      if (found === identity) continue;
      const what = found === null ? 'is gone' : 'was replaced by another file';
      throw new FileGone(
        `${file} ${what} while the server runs, and nothing is written any more. Put the file back in its place without stopping the server; or stop it and restore the newest backup.`,
      );
    }
  };
};

const identityOf = (file: string): string | null => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
};
