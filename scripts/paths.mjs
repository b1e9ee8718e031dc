// Paths in the tree, independent of the current directory.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export const inTree = (...parts) => join(ROOT, ...parts);

export const readJson = (...parts) => JSON.parse(readFileSync(inTree(...parts), 'utf8'));

/** The script of an installed command, to be run through Node, which needs no shell on any system. */
export const commandOf = (packageName, command) =>
  inTree('node_modules', packageName, readJson('node_modules', packageName, 'package.json').bin[command]);
