// The patron's own value for the next cut, made from a phrase: alone, so that anyone can reproduce it, or with fresh
// random bytes, so that it cannot be guessed. [F2]
import { bytesOf, hashOf, hexOf } from '@punto/engine/fairness/hash';
import type { Hex32 } from '@punto/engine/fairness/record';

/** SHA-256 of the phrase in UTF-8, as `sha256sum` prints it; with `fresh`, of the phrase followed by those 32 bytes. */
export const valueFrom = (phrase: string, fresh: Hex32 | null): Hex32 =>
  hexOf(fresh === null ? hashOf(phrase) : hashOf(phrase, bytesOf(fresh)));
