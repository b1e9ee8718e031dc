// Fast path for updates: nine in ten messages, and the same for all patrons at a table. For each patron only the two
// versions at the front are parsed; a message with another layout is parsed as JSON.
const COMMA = 0x2c;
const ZERO = 0x30;
const NINE = 0x39;
const VERSION = Buffer.from('"version":');

/** How an update of this table begins, up to its first number. */
export const updateHead = (table: string): Buffer =>
  Buffer.from(`{"type":"update","table":${JSON.stringify(table)},"from":`);

export type UpdateVersions = { from: number; version: number };

/** Writes into `versions`; false if the text is not an update with this layout. */
export const parseUpdateVersions = (
  head: Buffer,
  bytes: Buffer,
  start: number,
  end: number,
  versions: UpdateVersions,
): boolean => {
  const first = start + head.length;
  if (first >= end || bytes.compare(head, 0, head.length, start, first) !== 0) return false;
  const comma = endOfNumber(bytes, first, end);
  const second = comma + 1 + VERSION.length;
  if (comma === first || second >= end || bytes[comma] !== COMMA) return false;
  if (bytes.compare(VERSION, 0, VERSION.length, comma + 1, second) !== 0) return false;
  const last = endOfNumber(bytes, second, end);
  if (last === second || bytes[last] !== COMMA) return false;
  versions.from = numberAt(bytes, first, comma);
  versions.version = numberAt(bytes, second, last);
  return true;
};

const endOfNumber = (bytes: Buffer, start: number, end: number): number => {
  let at = start;
  for (; at < end; at += 1) {
    const digit = bytes[at] ?? 0;
    if (digit < ZERO || digit > NINE) break;
  }
  return at;
};

const numberAt = (bytes: Buffer, start: number, end: number): number => {
  let number = 0;
  for (let at = start; at < end; at += 1) number = number * 10 + ((bytes[at] ?? ZERO) - ZERO);
  return number;
};
