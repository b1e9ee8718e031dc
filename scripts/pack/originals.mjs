// Keeps the manifest and README of the tree while a package is packed, and restores them afterwards, or at the next packing
// when one was interrupted.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = '.unpacked';
const FILES = ['package.json', 'README.md'];
/** Written by `prepack.mjs`; none of them is in git. */
const MADE = ['dist', 'shipped', 'LICENSE'];

export const keepOriginals = (folder) => {
  mkdirSync(join(folder, KEPT));
  for (const file of FILES) cpSync(join(folder, file), join(folder, KEPT, file));
};

/** Does nothing when no packing was begun. */
export const restore = (folder) => {
  if (!existsSync(join(folder, KEPT))) return;
  // An interruption while they were copied leaves fewer, and the tree's own in their place.
  for (const file of FILES)
    if (existsSync(join(folder, KEPT, file))) cpSync(join(folder, KEPT, file), join(folder, file));
  for (const made of [...MADE, KEPT]) rmSync(join(folder, made), { recursive: true, force: true });
};
