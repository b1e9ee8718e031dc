// Creates a folder and its missing parents. `mkdirSync` with `recursive` does the same, except where the system
// answers ENOENT for a name whose parent exists, as below /proc: there it loops forever.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Mode 0700 for new folders; existing ones keep theirs. Throws as `mkdirSync` does. */
export const makeFolder = (path: string): void => {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  for (const folder of missing) make(folder);
};

/** Another process may make it at the same time. */
const make = (folder: string): void => {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  }
};

/** The error of the file system as a sentence. */
export const folderTrouble = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return WORDS[code] ?? (cause instanceof Error ? cause.message : String(cause));
};

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'no permission to write there',
  EDQUOT: 'the quota is used up',
  EIO: 'the disk fails',
  ENOENT: 'no file or folder can be made there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EPERM: 'no permission to write there',
  EROFS: 'the file system is read-only',
};
