// The keys that encrypt shoes: given from outside, or generated once and kept in the data folder. A key in the data
// folder protects copies of the database; only a key from outside protects the whole folder. The first key encrypts
// and all of them decrypt, so a key is rotated by putting a new one first. [F3]

import { hash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncPath } from '../shared/sync-path.ts';

export const SHOE_KEY_FILE = 'shoe.key';
const KEY = /^[0-9a-f]{64}$/i;
/** Between two keys, in a file as in a variable. */
const GAP = /[\s,]+/;
const ANYONE_ELSE = 0o077;

export class UnsafeShoeKey extends Error {
  override readonly name = 'UnsafeShoeKey';
}

/** 32 bytes each; new shoes are encrypted with the first. */
export type ShoeKeys = readonly [newest: Uint8Array, ...older: Uint8Array[]];

/** A key for another purpose from each, in the same order. */
export const derivedKeys = (
  [newest, ...older]: ShoeKeys,
  derive: (key: Uint8Array) => Uint8Array,
): ShoeKeys => [derive(newest), ...older.map((key) => derive(key))];

/** `given` (64 hex digits each, from PUNTO_SHOE_KEY) or the folder's own, made on first use. */
export const shoeKeys = (folder: string, given: string | undefined): ShoeKeys =>
  knownShoeKeys(folder, given) ?? makeKey(folder);

/** Like `shoeKeys`, but makes none. */
export const knownShoeKeys = (folder: string, given: string | undefined): ShoeKeys | null =>
  given === undefined ? readKeys(join(folder, SHOE_KEY_FILE)) : parseKeys(given, 'PUNTO_SHOE_KEY');

/** Leaves these keys in a folder that has none. */
export const placeShoeKeys = (folder: string, keys: ShoeKeys): void =>
  writeKeys(join(folder, SHOE_KEY_FILE), folder, keys);

/** Identifies a key without revealing it. */
export const fingerprintOf = (key: Uint8Array): string =>
  hash('sha256', `punto shoe key\n${Buffer.from(key).toString('hex')}`, 'hex').slice(0, 16);

const readKeys = (file: string): ShoeKeys | null => {
  const handle = openExisting(file);
  if (handle === null) return null;
  try {
    // Windows has no such mode bits: there the folder's own permissions have to do.
    const { mode } = fstatSync(handle);
    if (process.platform !== 'win32' && (mode & ANYONE_ELSE) !== 0) {
      throw new UnsafeShoeKey(`The key file ${file} can be read by other users. Run: chmod 600 ${file}`);
    }
    return parseKeys(readFileSync(handle, 'utf8'), file);
  } finally {
    closeSync(handle);
  }
};

const openExisting = (file: string): number | null => {
  try {
    return openSync(file, 'r');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && ['ENOENT', 'ENOTDIR'].includes(String(cause.code)))
      return null;
    throw cause;
  }
};

/**
 * Written to disk before its first use: a shoe encrypted with a lost key could never be dealt again. Either the whole file exists
 * or none.
 */
const makeKey = (folder: string): ShoeKeys => {
  const keys: ShoeKeys = [randomBytes(32)];
  placeShoeKeys(folder, keys);
  return keys;
};

const writeKeys = (file: string, folder: string, keys: ShoeKeys): void => {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  const handle = openSync(partial, 'wx', 0o600);
  try {
    writeFileSync(handle, keys.map((key) => `${Buffer.from(key).toString('hex')}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(partial, file);
  syncPath(folder);
};

const parseKeys = (text: string, source: string): ShoeKeys => {
  const [newest = '', ...older] = text.trim().split(GAP);
  return [parseKey(newest, source), ...older.map((key) => parseKey(key, source))];
};

const parseKey = (text: string, source: string): Uint8Array => {
  if (!KEY.test(text))
    throw new UnsafeShoeKey(
      `${source} is not a valid shoe key: it must be 64 hexadecimal digits, or several such keys, the newest first. Correct it.`,
    );
  return Buffer.from(text, 'hex');
};
