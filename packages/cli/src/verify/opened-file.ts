// Reads a revealed shoe or round, or a play record, from a file. A file with another content is misuse (exit code 2), with its first fault and
// the position: an unreadable file must never look like one that failed the verification.
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { isRecordFile, parseRecordFile } from '@punto/engine/play-record/parse-record-file';
import type { RecordFile } from '@punto/engine/play-record/record-file';
import { Misuse } from '../failure.ts';
import type { Shell } from '../shell.ts';

/** Throws a `Misuse` if the file is none of these. */
export const readProof = async (
  path: string,
  shell: Shell,
): Promise<OpenedShoe | OpenedRound | RecordFile> => {
  const name = path === '-' ? 'standard input' : path;
  const read = readJson(await shell.readFile(path), name);
  const parsed = isRecordFile(read) ? parseRecordFile(read) : parseOpening(read);
  if (parsed.ok) return parsed.file;
  const { path: place, says } = parsed.fault;
  throw new Misuse(`${name} is no proof of a shoe or round and no play record: ${place} ${says}`);
};

const readJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misuse(
      `${name} is not JSON: give a proof as it was downloaded from a table, or a play record in the format JSON`,
    );
  }
};
