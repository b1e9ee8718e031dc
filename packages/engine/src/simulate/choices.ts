// The random choices of a shuffle: for each index of a shoe, the distance to the card that is swapped into it. A word of the
// generator gives two exactly uniform choices. All choices of a shoe are made before any card moves: each word depends on the one
// before, and the processor multiplies while it waits. [F1] [S1]
import { beginWords, STATE as GENERATOR, nextWord } from './generator.ts';
import { wordsOf } from './kernel-memory.ts';

/** The number of shoes that are shuffled and dealt side by side. */
export const LANES = 4;
/** Card indices of each lane: a power of two, so that an index gives its lane. Nine decks fit, more do not. */
export const PLACES = 512;

/** Two choices in each word, the first in the lower half. */
const PAIRS = wordsOf((LANES * PLACES) / 2);

/** The choices by lane and index: the halves of the words of `PAIRS` on a little-endian machine. */
export const CHOICES = new Uint16Array(PAIRS.buffer, PAIRS.byteOffset, LANES * PLACES);

/** Pairs with a choice that may have to be rejected: the number of the pair, then its word. */
const DOUBTS = wordsOf(PLACES);

// A constant of this file, see `kernel-memory.ts`.
const STATE = GENERATOR;

/** Makes the choices of one shoe for its first `reach` indices. `seed` and `shoe` are as in `beginWords`. */
export const choose = (lane: number, seed: number, shoe: number, cards: number, reach: number): void => {
  beginWords(seed, shoe);
  const doubts = makePairs((lane * PLACES) / 2, reach >>> 1, cards);
  const isOdd = reach % 2 === 1;
  if (doubts === 0 && !isOdd) return;
  halfLeft = NONE;
  const first = lane * PLACES;
  const lastHalf = isOdd ? nextHalf() : 0;
  for (let i = 0; i < doubts; i += 2) {
    const place = 2 * (DOUBTS[i] ?? 0);
    const word = DOUBTS[i + 1] ?? 0;
    CHOICES[first + place] = chosenBy(word & 0xffff, cards - place);
    CHOICES[first + place + 1] = chosenBy(word >>> 16, cards - place - 1);
  }
  if (isOdd) CHOICES[first + reach - 1] = chosenBy(lastHalf, cards - reach + 1);
};

/**
 * Makes `pairs` pairs of choices from `at` on, the first among `cards` cards, as if none was rejected; returns how many words of
 * `DOUBTS` it wrote. The generator's step is repeated here with its state in local variables, which the compiler keeps in
 * registers.
 */
const makePairs = (at: number, pairs: number, cards: number): number => {
  let sum = STATE[0] ?? 0;
  let b = STATE[1] ?? 0;
  let c = STATE[2] ?? 0;
  const toCounter = ((STATE[3] ?? 0) - at) | 0;
  const end = (at + pairs) | 0;
  let left = cards | 0;
  let doubts = 0;
  for (let pair = at | 0; pair < end; pair = (pair + 1) | 0) {
    const word = (sum + ((pair + toCounter) | 0)) | 0;
    const nextB = (c + (c << 3)) | 0;
    sum = ((b ^ (b >>> 9)) + nextB) | 0;
    b = nextB;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    const first = Math.imul(word & 0xffff, left);
    left = (left - 1) | 0;
    const second = Math.imul(word >>> 16, left);
    PAIRS[pair] = (first >>> 16) | (second & 0xffff0000);
    if ((first & 0xffff) <= left || (second & 0xffff) < left) {
      DOUBTS[doubts] = pair - at;
      DOUBTS[doubts + 1] = word;
      doubts = (doubts + 2) | 0;
    }
    left = (left - 1) | 0;
  }
  STATE[0] = sum;
  STATE[1] = b;
  STATE[2] = c;
  STATE[3] = end + toCounter;
  return doubts;
};

/**
 * Returns a uniform number from 0 to `left` − 1 by Lemire's exact method: the upper half of the product, unless the lower half
 * shows that the value would come up too often. Then the next unused half word decides.
 */
const chosenBy = (half: number, left: number): number => {
  let product = Math.imul(half, left);
  while ((product & 0xffff) < 65_536 % left) product = Math.imul(nextHalf(), left);
  return product >>> 16;
};

const NONE = -1;
/** The upper half of the last word until it is used. */
let halfLeft = NONE;

const nextHalf = (): number => {
  if (halfLeft !== NONE) {
    const half = halfLeft;
    halfLeft = NONE;
    return half;
  }
  const word = nextWord();
  halfLeft = word >>> 16;
  return word & 0xffff;
};
