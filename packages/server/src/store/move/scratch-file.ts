// A file that only its owner may read and that is gone afterwards, even when the process is ended in the middle of it: it
// holds a whole house.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `use` is given the path of a file that is not there yet, in a folder of its own. */
export const withScratchFile = async <T>(use: (file: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-copy-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await use(join(folder, 'punto.db'));
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
};
