// The kernel: shoes shuffled, burnt and dealt to their cut card, their coups counted by class. Fast because next
// to nothing in it is a branch that could be mispredicted: a word gives two exact 16-bit choices, and a coup is
// one look into a table. Typed arrays are read within their bounds, hence `as number`. [S1] [S2]

import { SCORE_CLASSES } from '../odds/coup-class.ts';
import type { ShoeRules } from '../room.ts';
import { burnCount, CARDS_IN_DECK, cutIndexOf, LEAST_CUT_DEPTH, MOST_BURNT, orderedCards } from '../shoe.ts';
import { codeOf, VALUE_BITS } from './card-code.ts';
import { CLASS_BITS, ENTRIES, fillEntries, PAIR_CLASSES, PAIR_OF_DIFFERENCE } from './coup-class.ts';
import { fillWords } from './generator.ts';

/** How many coups were dealt of each class. */
export type Counts = { readonly byScore: readonly number[]; readonly byPair: readonly number[] };

// Scratch memory, written anew by each run. The compiler knows its addresses, which is worth a quarter of the
// speed; more than eight decks would not fit.
const MOST_CARDS = 8 * CARDS_IN_DECK;
/** For choices that are rejected: about one in a shoe, and more than these in one shoe of 10^22. */
const SPARE = 24;
const CARDS = new Uint8Array(MOST_CARDS);
const WORDS = new Int32Array((MOST_CARDS + SPARE) / 2);
/** The same words by halves, the lower first, as little-endian machines have them. */
const HALVES = new Uint16Array(WORDS.buffer);
const BY_SCORE = new Int32Array(SCORE_CLASSES);
const BY_PAIR = new Int32Array(PAIR_CLASSES);

/**
 * Deals the shoes with these numbers from burn to last coup; pairs are counted when asked for, and else left 0.
 * Throws on a cut card that could be burnt, or behind which a last round could run out of cards.
 */
export const dealShoes = (
  rules: ShoeRules,
  pairs: boolean,
  seed: number,
  firstShoe: number,
  shoes: number,
): Counts => {
  // Without a cut card each shoe is one coup: as if the card lay before the first. [V5]
  const cutIndex = cutIndexOf(rules) ?? 0;
  // No coup needs more cards, so only these are shuffled.
  const reach = cutIndex + LEAST_CUT_DEPTH[rules.afterCut];
  const ordered = Uint8Array.from(orderedCards(rules.decks), codeOf);
  if (cutIndex < MOST_BURNT[rules.burn] || reach > ordered.length) {
    throw new Error(`a cut card ${rules.cutDepth} from the end does not fit ${rules.decks} decks`);
  }
  const burnt = burntByCode(rules);
  const oneMore = rules.afterCut === 'finish-plus-one';
  const lastStart = oneMore ? cutIndex - 1 : cutIndex;
  fillEntries();
  BY_SCORE.fill(0);
  BY_PAIR.fill(0);
  for (let shoe = firstShoe; shoe < firstShoe + shoes; shoe += 1) {
    CARDS.set(ordered);
    fillWords(WORDS, seed, shoe);
    shuffle(ordered.length, reach);
    const first = burnt[cardAt(0)] ?? 0;
    const next = dealCoups(first, lastStart, pairs);
    if (oneMore) dealCoups(next, next, pairs);
  }
  return { byScore: [...BY_SCORE], byPair: [...BY_PAIR] };
};

/** How many cards are gone before the first coup, by the code of the one drawn face up. [S1] */
const burntByCode = ({ burn }: ShoeRules): Uint8Array => {
  const burnt = new Uint8Array(256);
  for (const card of orderedCards(1)) {
    const more = burnCount(card, burn);
    burnt[codeOf(card)] = more === 0 ? 0 : more + 1;
  }
  return burnt;
};

/**
 * By Fisher and Yates, from the first card on, as far as cards are dealt. The choice is Lemire's, exact: the
 * upper half of the product, unless the lower one shows that it came up too often.
 */
const shuffle = (cards: number, reach: number): void => {
  let spare = reach;
  for (let place = 0; place < reach; place += 1) {
    const left = (cards - place) | 0;
    let product = Math.imul(halfAt(place), left);
    while ((product & 0xffff) < left && (product & 0xffff) < 65_536 % left) {
      product = Math.imul(halfAt(spare), left);
      spare += 1;
    }
    const chosen = (place + (product >>> 16)) | 0;
    const card = cardAt(chosen);
    CARDS[chosen] = cardAt(place);
    CARDS[place] = card;
  }
  if (spare > HALVES.length) throw new Error('too many choices were rejected');
};

/** Deals coups as long as one starts at or before the card `lastStart`; gives the card after the last. */
const dealCoups = (first: number, lastStart: number, pairs: boolean): number => {
  let next = first;
  while (next <= lastStart) {
    const a = cardAt(next);
    const b = cardAt(next + 1);
    const c = cardAt(next + 2);
    const d = cardAt(next + 3);
    const player = THOUSANDS[(a & VALUE_BITS) + (c & VALUE_BITS)] as number;
    const banker = HUNDREDS[(b & VALUE_BITS) + (d & VALUE_BITS)] as number;
    const fifth = cardAt(next + 4) & VALUE_BITS;
    const sixth = cardAt(next + 5) & VALUE_BITS;
    const entry = ENTRIES[player + banker + fifth * 10 + sixth] as number;
    const scoreClass = entry & CLASS_MASK;
    BY_SCORE[scoreClass] = (BY_SCORE[scoreClass] as number) + 1;
    if (pairs) {
      const pairClass = pairOf(a ^ c) * 3 + pairOf(b ^ d);
      BY_PAIR[pairClass] = (BY_PAIR[pairClass] as number) + 1;
    }
    next += entry >>> CLASS_BITS;
  }
  return next;
};

const CLASS_MASK = (1 << CLASS_BITS) - 1;

// Every index is within its array; a function each keeps the reads of one kind for the compiler.
const cardAt = (place: number): number => CARDS[place] as number;
const halfAt = (place: number): number => HALVES[place] as number;
const pairOf = (difference: number): number => PAIR_OF_DIFFERENCE[difference] as number;

/** By the sum of two values: its last digit, as the table's key has it. [R2] */
const THOUSANDS = Uint16Array.from({ length: 19 }, (_, sum) => (sum % 10) * 1000);
const HUNDREDS = Uint16Array.from({ length: 19 }, (_, sum) => (sum % 10) * 100);
