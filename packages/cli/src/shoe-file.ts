// Reads a file in shoe notation for a command. Faults are printed as compilers do (file:line:column), so that an editor
// can jump to them.

import { Option } from '@commander-js/extra-typings';
import { type NotedShoe, parseShoe } from '@punto/engine/notation';
import { failureOf } from './failure.ts';
import type { Shell } from './shell.ts';

export const shoeOption = (what: string) =>
  new Option('-s, --shoe <file>', `${what} of a file in shoe notation, - for standard input`);

/** Throws a `Failure` with every fault of the file. */
export const readShoe = async (path: string, shell: Shell): Promise<NotedShoe> => {
  const parsed = parseShoe(await shell.readFile(path));
  if (parsed.ok) return parsed.shoe;
  const name = path === '-' ? 'standard input' : path;
  const faults = parsed.faults.map(({ line, column, says }) => `${name}:${line}:${column}: ${says}`);
  throw failureOf(faults);
};
