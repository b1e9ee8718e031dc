// The choices of a shuffle: for each place of a shoe, how far behind it the card comes from that is put there. A word of the
// generator gives two, exactly fair ones. They are made before any card is moved, one shoe after the other, since each word waits
// for the one before, and the products meanwhile cost nothing. [F1] [S1]
import { beginWords, STATE as GENERATOR, nextWord } from './generator.ts';
import { wordsOf } from './kernel-memory.ts';

/** Shoes are shuffled and dealt so many side by side. */
export const LANES = 4;
/** The places of each lane: a power of two, so that a place tells its lane. More than nine decks would not fit. */
export const PLACES = 512;

/** Two choices in each, the lower half for the first. */
const PAIRS = wordsOf((LANES * PLACES) / 2);

/** Choices by lane and place, as little-endian machines have the halves of words. */
export const CHOICES = new Uint16Array(PAIRS.buffer, PAIRS.byteOffset, LANES * PLACES);

/** Pairs of which a choice may have to be rejected: the number of the pair, and its word. */
const DOUBTS = wordsOf(PLACES);

// A name of this file, for the compiler.
const STATE = GENERATOR;

/** Makes the choices of one shoe for its first `reach` places. Seed and shoe as in `beginWords`. */
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
 * Makes so many pairs of choices from `at` on, the first among so many cards, as if none was rejected; gives how many words of
 * `DOUBTS` it has written. The generator's step is written here again, with its state in locals, which are registers.
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
 * One of so many, 0 to `left` − 1. The choice is Lemire's, exact: the upper half of the product, unless the lower one
 * shows that it came up too often. Then the next half decides that no place has used.
 */
const chosenBy = (half: number, left: number): number => {
  let product = Math.imul(half, left);
  while ((product & 0xffff) < 65_536 % left) product = Math.imul(nextHalf(), left);
  return product >>> 16;
};

const NONE = -1;
/** The upper half of the last word, until it is used. */
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
