// Reads a revealed shoe or round from a file. A file with another content is misuse (exit code 2), with its first fault and
// the position: an unreadable file must never be taken for one that failed the verification.
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { Misuse } from '../failure.ts';
import type { Shell } from '../shell.ts';

/** Throws a `Misuse` if the file is neither. */
export const readOpening = async (path: string, shell: Shell): Promise<OpenedShoe | OpenedRound> => {
  const name = path === '-' ? 'standard input' : path;
  const parsed = parseOpening(readJson(await shell.readFile(path), name));
  if (parsed.ok) return parsed.file;
  const { path: place, says } = parsed.fault;
  throw new Misuse(`${name} is not the proof of a shoe or round: ${place} ${says}`);
};

const readJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Misuse(`${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};
