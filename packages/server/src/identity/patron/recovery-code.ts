// Recovery codes: 125 random bits in five groups of five letters. Stored as plain SHA-256: a slow hash protects passwords that
// people choose, and 2^125 codes cannot be tried. A code is found by its hash alone, so a sign-in asks for no name, and a wrong
// code takes as long as a used one.
import { hash, randomBytes } from 'node:crypto';

export const CODES = 10;
const GROUPS = 5;
const LETTERS_OF_GROUP = 5;
/** Thirty-two letters and digits that do not look alike: no i, l, o, u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Letters that people read in place of another [Crockford]. */
const MISREAD: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0' };

/** A new code: `k7m2q-0x4fd-…`. */
export const newCode = (groups = GROUPS): string => {
  // 256 is a multiple of 32, so all letters are equally likely. [F1]
  const letters = Array.from(randomBytes(groups * LETTERS_OF_GROUP), (byte) => ALPHABET[byte % 32]);
  const grouped = Array.from({ length: groups }, (_, at) =>
    letters.slice(at * LETTERS_OF_GROUP, (at + 1) * LETTERS_OF_GROUP).join(''),
  );
  return grouped.join('-');
};

export const newCodes = (): readonly string[] => Array.from({ length: CODES }, () => newCode());

/** The hash of a code as typed: capitals, spaces and missing hyphens make no difference. */
export const codeHash = (typed: string): string =>
  hash(
    'sha256',
    typed
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .replace(/[ilo]/g, (letter) => MISREAD[letter] ?? letter),
  );
