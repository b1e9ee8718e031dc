// fsync of a file, or of a folder with its names; Windows cannot sync a folder.
import { closeSync, fsyncSync, openSync } from 'node:fs';

export const syncPath = (path: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
