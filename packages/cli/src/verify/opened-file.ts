// An opened shoe or round from a file. One that is none is a wrong call, with its first fault and where it stands: a
// file that cannot be read must never be taken for one that was found false.
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { Misuse } from '../failure.ts';
import type { Shell } from '../shell.ts';

/** Throws a `Misuse` for what is no such file. */
export const readOpening = async (path: string, shell: Shell): Promise<OpenedShoe | OpenedRound> => {
  const name = path === '-' ? 'standard input' : path;
  const parsed = parseOpening(readJson(await shell.readFile(path), name));
  if (parsed.ok) return parsed.file;
  const { path: place, says } = parsed.fault;
  throw new Misuse(`${name} is no opened shoe or round: ${place} ${says}`);
};

const readJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Misuse(`${name} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
};
