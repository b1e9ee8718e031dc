// Runs the commands in a document again and returns the page with the present outputs. A fenced block `console` has commands
// after `$ ` and their outputs; `console slow` is run in soak only. A block whose info is `json NAME.json` is a file that later
// commands of the page read.
import { punto } from '../captured.ts';

export type FilledPage = {
  /** The page with fresh outputs; blocks that were not run stay as they are. */
  readonly text: string;
  readonly ran: number;
  readonly left: number;
  /** Those of the page, and those that its commands have written. */
  readonly files: Readonly<Record<string, string>>;
};

type Files = Record<string, string>;

const FENCE = /^```(\S+)?(?: (.*))?$/;

/** Throws when a command fails or is not allowed on a page. `given`: further files that its commands read, by path. */
export const fillPage = async (page: string, slowToo: boolean, given: Files = {}): Promise<FilledPage> => {
  const files: Files = { ...given };
  const filled: string[] = [];
  let [ran, left] = [0, 0];
  const lines = page.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    filled.push(line);
    const [, kind, info] = FENCE.exec(line) ?? [];
    if (kind === undefined) continue;
    const end = lines.indexOf('```', at + 1);
    const block = lines.slice(at + 1, end);
    const commands = block.filter((each) => each.startsWith('$ '));
    const run = kind === 'console' && (slowToo || info !== 'slow');
    if (kind === 'json' && info?.endsWith('.json')) files[info] = `${block.join('\n')}\n`;
    if (kind === 'console' && !run) left += commands.length;
    if (run) ran += commands.length;
    filled.push(...(run ? await freshBlock(commands, files) : block), '```');
    at = end;
  }
  return { text: filled.join('\n'), ran, left, files };
};

const freshBlock = async (commands: readonly string[], files: Files): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const command of commands) {
    const printed = await printedBy(command.slice(2), files);
    lines.push(command, ...printed.replace(/\n$/, '').split('\n'));
    if (printed === '') lines.pop();
    if (command !== commands.at(-1) && printed !== '') lines.push('');
  }
  return lines;
};

const printedBy = async (command: string, files: Files): Promise<string> => {
  const words = wordsOf(command);
  if (words[0] === 'head') {
    const [, count = '', file = ''] = words;
    const text = files[file] ?? '';
    return `${text
      .split('\n')
      .slice(0, Number(count.slice(1)))
      .join('\n')}\n`;
  }
  if (words[0] !== 'npx' || words[1] !== 'punto')
    throw new Error(`a page runs npx punto or head, not: ${command}`);
  const { code, err, both } = await punto(words.slice(2), { files });
  if (code !== 0) throw new Error(`${command}\n${err}`);
  return both;
};

/** Splits a command like a shell; only double quotes are supported. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
