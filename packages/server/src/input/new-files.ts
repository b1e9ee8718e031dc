// Writes files into a folder of the house and keeps those that exist, for `init` commands.
import { constants, copyFileSync } from 'node:fs';
import { fieldOf } from '@punto/engine/object-keys';

/** The names of the files, in order. */
export type WrittenFiles = { readonly written: readonly string[]; readonly kept: readonly string[] };

/** `write` fails with `EEXIST` when its file exists, which is then kept. */
export type NewFile = { readonly name: string; readonly write: () => void };

export const writeNewFiles = (files: readonly NewFile[]): WrittenFiles => {
  const done = files.map(({ name, write }) => ({ name, isNew: isNewFile(write) }));
  const names = (isNew: boolean) => done.filter((file) => file.isNew === isNew).map(({ name }) => name);
  return { written: names(true), kept: names(false) };
};

export const copyNew = (from: string, to: string): void => copyFileSync(from, to, constants.COPYFILE_EXCL);

const isNewFile = (write: () => void): boolean => {
  try {
    write();
    return true;
  } catch (error) {
    if (fieldOf(error, 'code') === 'EEXIST') return false;
    throw error;
  }
};
