// Reads files of bets, or bets that come with Punto by their ids, for a command. Faults are printed as compilers do (file:line:column), in the text that room files are
// read by too: JSON with comments.
import { readFile } from 'node:fs/promises';
import type { BetDefinition } from '@punto/engine/bet/definition';
import { parseBet } from '@punto/engine/bet/parse-bet';
import type { Fault } from '@punto/engine/reader';
import { type FileFault, faultLine, parseFieldPath } from '@punto/server/input/file-fault';
import { type FileText, parseFileText } from '@punto/server/input/file-text';
import { Failure, failureOf } from './failure.ts';
import type { Shell } from './shell.ts';
import { shippedBets, unknownBet } from './shipped-bets.ts';

type FileReader = Pick<Shell, 'readFile'>;

export type BetFile = {
  readonly file: string;
  readonly bet: BetDefinition;
  /** A fault or remark as a line, at its place in the file. */
  readonly lineOf: (fault: Fault) => string;
};

/** Names are files or ids. Throws a `Failure` with every fault of every file; an id that occurs twice is a fault. */
export const readBets = async (files: readonly string[], shell: FileReader): Promise<readonly BetFile[]> => {
  const shipped = await shippedBets();
  const faults: string[] = [];
  const read: BetFile[] = [];
  for (const file of files) {
    const name = file === '-' ? 'standard input' : file;
    const text = parseFileText(name, await betText(file, shipped, shell));
    const lineOf = (fault: Fault): string => faultLine(placed(text, fault));
    const parsed = text.faults.length === 0 ? parseBet(text.data) : null;
    faults.push(...text.faults.map(faultLine));
    if (parsed === null) continue;
    if (!parsed.ok) {
      faults.push(...parsed.faults.map(lineOf));
      continue;
    }
    const { bet } = parsed;
    const first = read.find((other) => other.bet.id === bet.id);
    if (first !== undefined)
      faults.push(lineOf({ path: 'id', says: `"${bet.id}" is already the id of the bet in ${first.file}` }));
    read.push({ file: name, bet, lineOf });
  }
  if (faults.length > 0) throw failureOf(faults);
  return read;
};

const betText = async (
  name: string,
  shipped: ReadonlyMap<string, URL>,
  shell: FileReader,
): Promise<string> => {
  const at = shipped.get(name);
  if (at !== undefined) return await readFile(at, 'utf8');
  try {
    return await shell.readFile(name);
  } catch (error) {
    const says = error instanceof Failure ? unknownBet(name, shipped.keys()) : null;
    throw says === null ? error : new Failure(says);
  }
};

const placed = (text: FileText, { path, says, at = 'value' }: Fault): FileFault =>
  text.fault(parseFieldPath(path), says, at);
