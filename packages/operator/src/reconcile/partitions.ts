// Spreads the lines of a book over parts of one file by a hash of their transaction, so that both lines of a transaction meet in one
// part, and a part fits into memory however long the books are. Files are written and read synchronously: a reconciliation is work
// of its own thread or process.
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { BookFileFault, type BookLine, LINE_STATES } from './book-line.ts';

/** Some two thousand lines a part for a million. */
const PARTS = 512;
/** The lines of a part that wait to be written; all together 4 MiB. */
const CHUNK_BYTES = 8 * 1024;
/** The intended size of a part: a book of four gibibytes has parts of this size; only the lines of a single transaction can make a part larger. */
const MOST_PART_BYTES = 8 * 1024 * 1024;
/** A line: an id of 128 characters of at most three bytes, and its other fields. */
const LONGEST_LINE_BYTES = 512;

export type Partitions = {
  readonly parts: number;
  readonly add: (lines: readonly BookLine[]) => void;
  /** Call after the last line. */
  readonly finish: () => void;
  readonly read: (part: number) => readonly BookLine[];
  readonly close: () => void;
};

/** `waiting`: how many bytes of its chunk wait; `written`: where its chunks are in the file, and how long they are. */
type Part = { waiting: number; readonly written: { readonly at: number; readonly bytes: number }[] };

/** `path`: a file that does not exist yet. */
export const createPartitions = (path: string): Partitions => {
  const file = openSync(path, 'wx+', 0o600);
  const parts: readonly Part[] = Array.from({ length: PARTS }, () => ({ waiting: 0, written: [] }));
  let chunks: Buffer | null = Buffer.allocUnsafeSlow(PARTS * CHUNK_BYTES);
  let end = 0;

  const flush = (part: Part, from: number): void => {
    if (!chunks || part.waiting === 0) return;
    writeAll(file, chunks, { from, bytes: part.waiting, at: end });
    part.written.push({ at: end, bytes: part.waiting });
    end += part.waiting;
    part.waiting = 0;
  };

  return {
    parts: PARTS,
    add: (lines) => {
      if (!chunks) throw new Error('the partitions are finished');
      for (const line of lines) {
        const number = hashOf(line.transaction) % PARTS;
        const part = parts[number];
        if (!part) throw new Error('a hash leads to no part');
        const from = number * CHUNK_BYTES;
        if (part.waiting > CHUNK_BYTES - LONGEST_LINE_BYTES) flush(part, from);
        part.waiting += chunks.write(written(line), from + part.waiting);
      }
    },
    finish: () => {
      parts.forEach((part, number) => {
        flush(part, number * CHUNK_BYTES);
      });
      chunks = null;
    },
    read: (part) => {
      const { written: pieces } = parts[part] ?? { written: [] };
      const size = pieces.reduce((sum, { bytes }) => sum + bytes, 0);
      if (size > MOST_PART_BYTES)
        throw new BookFileFault('too many lines of one transaction: write a line for each');
      const text = Buffer.allocUnsafeSlow(size);
      let place = 0;
      for (const piece of pieces) place += readAll(file, text, { ...piece, from: place });
      return text.toString().split('\n').slice(0, -1).map(readBack);
    },
    close: () => closeSync(file),
  };
};

type Stretch = { readonly from: number; readonly bytes: number; readonly at: number };

const writeAll = (file: number, buffer: Buffer, { from, bytes, at }: Stretch): void => {
  for (let done = 0; done < bytes; ) done += writeSync(file, buffer, from + done, bytes - done, at + done);
};

const readAll = (file: number, buffer: Buffer, { from, bytes, at }: Stretch): number => {
  for (let done = 0; done < bytes; ) {
    const count = readSync(file, buffer, from + done, bytes - done, at + done);
    if (count === 0) throw new Error('a part is shorter than it was written');
    done += count;
  }
  return bytes;
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
