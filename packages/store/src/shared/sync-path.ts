// On disk before anything is said of it: a file, or a folder with the names in it, which Windows cannot sync.
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
