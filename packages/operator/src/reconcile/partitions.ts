// Spreads the lines of two books over files by a hash of their transaction, so that both lines of a transaction meet in one part
// and a part fits into memory, however long the books are.
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookLine, LINE_STATES } from './book-line.ts';

export type BookSide = 'ours' | 'theirs';

/** About a megabyte a part up to a hundred million lines; each part is two open files. */
const PARTS = 128;
const FLUSH_CHARACTERS = 16 * 1024;

export type Partitions = {
  readonly parts: number;
  readonly add: (side: BookSide, lines: readonly BookLine[]) => Promise<void>;
  /** Call after the last line. */
  readonly finish: () => Promise<void>;
  readonly read: (side: BookSide, part: number) => Promise<readonly BookLine[]>;
  readonly remove: () => Promise<void>;
};

/** `file`: `null` before its first line. */
type Part = { readonly path: string; file: FileHandle | null; waiting: string };

const flush = async (part: Part): Promise<void> => {
  const { waiting } = part;
  if (waiting === '') return;
  part.waiting = '';
  part.file ??= await open(part.path, 'w');
  await part.file.writeFile(waiting);
};

/** `folder`: where the parts are kept until `remove`. */
export const createPartitions = async (folder: string = tmpdir()): Promise<Partitions> => {
  const own = await mkdtemp(join(folder, 'punto-reconcile-'));
  const pathOf = (side: BookSide, part: number): string => join(own, `${side}-${part}`);
  const empty = (side: BookSide): readonly Part[] =>
    Array.from({ length: PARTS }, (_, part) => ({ path: pathOf(side, part), file: null, waiting: '' }));
  const sides = { ours: empty('ours'), theirs: empty('theirs') };

  return {
    parts: PARTS,
    add: async (side, lines) => {
      const full = new Set<Part>();
      for (const line of lines) {
        const part = sides[side][hashOf(line.transaction) % PARTS];
        if (!part) throw new Error('a hash leads to no part');
        part.waiting += written(line);
        if (part.waiting.length >= FLUSH_CHARACTERS) full.add(part);
      }
      for (const part of full) await flush(part);
    },
    finish: async () => {
      for (const part of Object.values(sides).flat()) await flush(part);
    },
    read: async (side, part) => {
      const { path, file } = sides[side][part] ?? {};
      if (path === undefined || !file) return [];
      return (await readFile(path, 'utf8')).split('\n').slice(0, -1).map(readBack);
    },
    remove: async () => {
      for (const { file } of Object.values(sides).flat()) await file?.close();
      await rm(own, { recursive: true, force: true });
    },
  };
};

const written = ({ transaction, currency, amount, state, at }: BookLine): string =>
  `${transaction}\t${currency}\t${amount}\t${LINE_STATES.indexOf(state)}\t${at}\n`;

const readBack = (text: string): BookLine => {
  const [transaction = '', currency = '', amount, state, at] = text.split('\t');
  const named = LINE_STATES[Number(state)];
  if (named === undefined) throw new Error(`a part has a line without a state: ${text}`);
  return { transaction, currency, amount: Number(amount), state: named, at: Number(at) };
};

/** FNV-1a of 32 bits over UTF-16 units. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};
