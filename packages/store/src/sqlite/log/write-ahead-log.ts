// Detects a broken write-ahead log before SQLite opens the database. SQLite ends recovery at the first frame with a
// wrong checksum and takes the rest for an interrupted write. After the last flushed commit that is right; anywhere
// else it would silently lose facts that were already sent. Behind a break there may be the end of an interrupted
// commit, and of failed commits: each of those began at the same place and was overwritten by the next, and none was
// followed by another commit of the same chain, because only a flushed commit is built upon. So two commits that follow
// each other behind a break prove that the broken frame had been complete.
// The format: https://sqlite.org/fileformat2.html#the_write_ahead_log
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** Its low bit gives the byte order of the checksums. */
const MAGIC = 0x377f0682;

/** Frames read at a time: the log may be larger than memory when a reader has kept it from being restarted. */
const SOME = 256;

/** The damage as a phrase that follows the file name; `null`: none found. */
export const logDamage = (file: string): string | null => {
  const log = opened(file);
  if (log === null) return null;
  try {
    return damageOf(log, fstatSync(log).size);
  } finally {
    closeSync(log);
  }
};

const opened = (file: string): number | null => {
  try {
    return openSync(file, 'r');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
};

const damageOf = (log: number, bytes: number): string | null => {
  if (bytes === 0) return null;
  const head = readAt(log, 0, HEADER_BYTES);
  const bigEndian = (word(head, 0) & 1) === 1;
  const isWhole =
    (word(head, 0) & ~1) >>> 0 === MAGIC &&
    isEqual([word(head, 24), word(head, 28)], sum(head.subarray(0, 24), [0, 0], bigEndian));
  // The header is written and flushed before the first frame.
  if (!isWhole) return bytes > HEADER_BYTES ? 'has a damaged header' : null;

  let before: Sum = [word(head, 24), word(head, 28)];
  let number = 0;
  let broken: number | null = null;
  let isBehindCommit = false;
  for (const frame of framesOf(log, FRAME_HEADER_BYTES + word(head, 8))) {
    number += 1;
    const own: Sum = [word(frame, 16), word(frame, 20)];
    // Behind the frames of this run of the log there are still frames of an earlier one, with another salt.
    const isOfThis = word(frame, 8) === word(head, 16) && word(frame, 12) === word(head, 20);
    const fits = isOfThis && isEqual(own, sumOfFrame(frame, before, bigEndian));
    if (fits && broken !== null && isBehindCommit)
      return `is damaged in frame ${broken}, and later commits follow it`;
    if (!fits) broken ??= number;
    isBehindCommit = isOfThis && word(frame, 4) !== 0;
    // The checksum stored in a damaged frame is still the seed of the next one.
    before = own;
  }
  return null;
};

function* framesOf(log: number, frameBytes: number): Iterable<Buffer> {
  for (let at = HEADER_BYTES; ; at += SOME * frameBytes) {
    const some = readAt(log, at, SOME * frameBytes);
    for (let frame = 0; frame + frameBytes <= some.length; frame += frameBytes)
      yield some.subarray(frame, frame + frameBytes);
    if (some.length < SOME * frameBytes) return;
  }
}

/** May return fewer bytes than `length` at the end of the file. */
const readAt = (log: number, at: number, length: number): Buffer => {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(log, bytes, 0, length, at));
};

type Sum = readonly [number, number];

const word = (bytes: Buffer, at: number): number => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0);

/** Checksum of a frame: its header up to the salt, and its page. */
const sumOfFrame = (frame: Buffer, before: Sum, bigEndian: boolean): Sum =>
  sum(frame.subarray(FRAME_HEADER_BYTES), sum(frame.subarray(0, 8), before, bigEndian), bigEndian);

/** Running checksum over pairs of 32-bit words, as SQLite defines it. */
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
