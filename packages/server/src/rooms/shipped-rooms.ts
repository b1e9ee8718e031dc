// The rooms shipped with Punto, one file each: used by a first start, and copied by operators to begin with.
import { constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldOf } from '@punto/engine/keyed';

export const SHIPPED_FOLDER = fileURLToPath(new URL('../../../../rooms', import.meta.url));
export const SCHEMA_FILE = 'room.schema.json';

export type Copied = { readonly written: readonly string[]; readonly kept: readonly string[] };

/** Copies every file into the folder, which is created if missing. Existing files are kept. */
export const copyShippedRooms = (folder: string): Copied => {
  mkdirSync(folder, { recursive: true });
  const copied = readdirSync(SHIPPED_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, written: copyNew(join(SHIPPED_FOLDER, name), join(folder, name)) }));
  const names = (written: boolean) => copied.filter((one) => one.written === written).map(({ name }) => name);
  return { written: names(true), kept: names(false) };
};

const copyNew = (from: string, to: string): boolean => {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (fieldOf(error, 'code') === 'EEXIST') return false;
    throw error;
  }
};
