// The key that shoes are sealed with: given from outside, or made once and kept beside the data. Beside the
// data it guards copies of the database; only a key from outside guards the whole folder. [F3]
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

export const SHOE_KEY_FILE = 'shoe.key';
const KEY = /^[0-9a-f]{64}$/i;
const ANYONE_ELSE = 0o077;

export class UnsafeShoeKey extends Error {
  override readonly name = 'UnsafeShoeKey';
}

/** 32 bytes: `given` (64 hex digits, from PUNTO_SHOE_KEY) or the folder's own, made on first use. */
export const shoeKey = (folder: string, given: string | undefined): Uint8Array =>
  knownShoeKey(folder, given) ?? makeKey(join(folder, SHOE_KEY_FILE), folder);

/** As `shoeKey`, but makes none. */
export const knownShoeKey = (folder: string, given: string | undefined): Uint8Array | null =>
  given === undefined ? readKey(join(folder, SHOE_KEY_FILE)) : parseKey(given, 'PUNTO_SHOE_KEY');

/** Leaves this key in a folder that has none. */
export const placeShoeKey = (folder: string, key: Uint8Array): void =>
  void writeKey(join(folder, SHOE_KEY_FILE), folder, key);

/** Tells keys apart and gives nothing away of them. */
export const fingerprintOf = (key: Uint8Array): string =>
  hash('sha256', `punto shoe key\n${Buffer.from(key).toString('hex')}`, 'hex').slice(0, 16);

const readKey = (file: string): Uint8Array | null => {
  const handle = openExisting(file);
  if (handle === null) return null;
  try {
    // Windows has no such mode bits: there the folder's own permissions have to do.
    const { mode } = fstatSync(handle);
    if (process.platform !== 'win32' && (mode & ANYONE_ELSE) !== 0) {
      throw new UnsafeShoeKey(`${file} can be read by others. Run: chmod 600 ${file}`);
    }
    return parseKey(readFileSync(handle, 'utf8').trim(), file);
  } finally {
    closeSync(handle);
  }
};

const openExisting = (file: string): number | null => {
  try {
    return openSync(file, 'r');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
};

/** On disk before it is used: a shoe sealed with a lost key could never be dealt again. Whole, or not there at all. */
const makeKey = (file: string, folder: string): Uint8Array => writeKey(file, folder, randomBytes(32));

const writeKey = (file: string, folder: string, key: Uint8Array): Uint8Array => {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  const handle = openSync(partial, 'wx', 0o600);
  try {
    writeFileSync(handle, `${Buffer.from(key).toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(partial, file);
  syncFolder(folder);
  return key;
};

const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const parseKey = (text: string, source: string): Uint8Array => {
  if (!KEY.test(text))
    throw new UnsafeShoeKey(
      `${source} is not a key: 64 hexadecimal digits are expected. Put the right one there.`,
    );
  return Buffer.from(text, 'hex');
};
