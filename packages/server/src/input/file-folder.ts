// Finds and reads the files of a folder of the house: rooms or brands. An unreadable file or folder is a fault like those inside a
// file.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf } from '@punto/engine/object-keys';
import type { FileFault } from './file-fault.ts';

/** A fault of a file or folder as a whole. */
export const wholeFault = (file: string, says: string): FileFault => ({
  file,
  line: 0,
  column: 0,
  path: '',
  says,
});

/** The JSON files sorted by name, or the reason why there are none. `none`: a folder without files; `advice`: the change to make. */
export const filesIn = (
  where: string,
  { none, advice }: { readonly none: string; readonly advice: string },
): readonly string[] | string => {
  try {
    if (!statSync(where).isDirectory()) return [where];
    const names = readdirSync(where).filter(
      (name) => /\.jsonc?$/.test(name) && !/\.schema\.json$/.test(name),
    );
    return names.length > 0 ? names.sort().map((name) => join(where, name)) : `${none}; ${advice}`;
  } catch (error) {
    if (fieldOf(error, 'code') === 'ENOENT') return `does not exist; ${advice}`;
    return `cannot be read: ${fieldOf(error, 'message')}`;
  }
};

export type TextRead =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: FileFault };

export const readTextFile = (file: string): TextRead => {
  try {
    return { ok: true, text: readFileSync(file, 'utf8') };
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return { ok: false, fault: wholeFault(file, `cannot be read: ${error.message}`) };
  }
};
