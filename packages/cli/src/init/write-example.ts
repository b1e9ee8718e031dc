// Writes the example files of an `init` command, and prints which are new and which were kept.
import type { WrittenFiles } from '@punto/server/input/new-files';
import { Failure } from '../failure.ts';
import type { Shell } from '../shell.ts';

/** Throws a `Failure` when the folder cannot be written. */
export const writeExample = async (
  folder: string,
  write: (folder: string) => WrittenFiles,
  shell: Shell,
): Promise<void> => {
  const { written, kept } = attempted(folder, write);
  for (const name of written) await shell.write(`wrote ${name}\n`);
  for (const name of kept) await shell.write(`kept ${name}, which already existed\n`);
};

const attempted = (folder: string, write: (folder: string) => WrittenFiles): WrittenFiles => {
  try {
    return write(folder);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new Failure(`cannot write into ${folder}: ${error.message}`);
  }
};
