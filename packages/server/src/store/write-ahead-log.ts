// SQLite ends its recovery at the first frame of the write-ahead log that does not check out, and takes what lies behind
// it for a write that was cut short. Behind the last flushed commit that is right; anywhere else it would lose facts that
// were told, without a word. The two are told apart here, before the database is opened: only one transaction at a time
// is ever unflushed, so whatever lies behind a commit that follows a broken frame proves that the frame had been whole.
// The format: https://sqlite.org/fileformat2.html#the_write_ahead_log
import { readFileSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The low bit of the magic number says which end of a word the sums begin at. */
const MAGIC = 0x377f0682;

/** What is wrong with the log, in words that follow its name; `null`: nothing that can be told. */
export const logDamage = (file: string): string | null => {
  const log = read(file);
  if (log === null || log.length === 0) return null;
  const bigEndian = (word(log, 0) & 1) === 1;
  const isWhole =
    log.length >= HEADER_BYTES &&
    (word(log, 0) & ~1) >>> 0 === MAGIC &&
    isEqual([word(log, 24), word(log, 28)], sum(log.subarray(0, 24), [0, 0], bigEndian));
  // It is written and flushed before the first frame.
  if (!isWhole) return log.length > HEADER_BYTES ? 'has a broken beginning' : null;

  const frameBytes = FRAME_HEADER_BYTES + word(log, 8);
  let before: Sum = [word(log, 24), word(log, 28)];
  let broken: number | null = null;
  let committedSince = false;
  for (let at = HEADER_BYTES, frame = 1; at + frameBytes <= log.length; at += frameBytes, frame += 1) {
    const own: Sum = [word(log, at + 16), word(log, at + 20)];
    // Frames of an earlier round of the log are still there behind those of this one, under another salt.
    const isOfThis = word(log, at + 8) === word(log, 16) && word(log, at + 12) === word(log, 20);
    const fits = isOfThis && isEqual(own, sumOfFrame(log.subarray(at, at + frameBytes), before, bigEndian));
    if (fits && committedSince) return `is broken in frame ${broken}, and later commits lie behind it`;
    if (fits && broken !== null) committedSince = word(log, at + 4) !== 0;
    if (!fits) broken ??= frame;
    // A frame whose content is broken still says how the next one begins.
    before = own;
  }
  return null;
};

type Sum = readonly [number, number];

const read = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
};

const word = (bytes: Buffer, at: number): number => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0);

/** Over the head of a frame as far as its salt, and its page. */
const sumOfFrame = (frame: Buffer, before: Sum, bigEndian: boolean): Sum =>
  sum(frame.subarray(FRAME_HEADER_BYTES), sum(frame.subarray(0, 8), before, bigEndian), bigEndian);

/** The running sum over pairs of words, as SQLite keeps it. */
const sum = (bytes: Buffer, [first, second]: Sum, bigEndian: boolean): Sum => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let a = first;
  let b = second;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    a = (a + view.getUint32(at, !bigEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !bigEndian) + a) >>> 0;
  }
  return [a, b];
};

const isEqual = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];
