// The kernel: one shoe shuffled, burnt and dealt to its cut card, its coups counted by class. Fast because next
// to nothing in it is a branch that could be mispredicted: a word gives two exact 16-bit choices, and a coup is
// one look into a table. Typed arrays are read within their bounds, hence `as number`. [S1] [S2]
import type { ShoeRules } from '../room.ts';
import { burnCount, cutIndexOf, LEAST_CUT_DEPTH, MOST_BURNT, orderedCards } from '../shoe.ts';
import { codeOf, VALUE_BITS } from './card-code.ts';
import { CLASS_BITS, coupTable, PAIR_CLASSES, PAIR_OF_DIFFERENCE, SCORE_CLASSES } from './coup-class.ts';
import { newGenerator, startShoe } from './generator.ts';

export type ShoeDealer = {
  /** Deals the shoe of that number from its burn to its last coup. */
  readonly deal: (seed: number, shoe: number) => void;
  readonly counts: Counts;
};

/** How many coups were dealt of each class. */
export type Counts = {
  readonly byScore: Int32Array;
  /** `null` where no one asked about pairs. */
  readonly byPair: Int32Array | null;
};

/** For choices that are rejected: about one in a shoe, and more than these in one shoe of 10^22. */
const SPARE_WORDS = 24;

/** Throws on a cut card that could be burnt, or behind which a last round could run out of cards. */
export const newShoeDealer = (rules: ShoeRules, pairs: boolean): ShoeDealer => {
  const cutIndex = cutIndexOf(rules);
  // No coup reaches further, and cards that nobody sees need no shuffling.
  const reach = cutIndex + LEAST_CUT_DEPTH[rules.afterCut];
  const ordered = Uint8Array.from(orderedCards(rules.decks), codeOf);
  if (cutIndex < MOST_BURNT[rules.burn] || reach > ordered.length) {
    throw new Error(`a cut card ${rules.cutDepth} from the end does not fit ${rules.decks} decks`);
  }
  const burnt = burntByCode(rules);
  const cards = new Uint8Array(ordered.length);
  const generator = newGenerator(Math.ceil(reach / 2) + SPARE_WORDS);
  const counts = {
    byScore: new Int32Array(SCORE_CLASSES),
    byPair: pairs ? new Int32Array(PAIR_CLASSES) : null,
  };
  const deal = (seed: number, shoe: number): void => {
    cards.set(ordered);
    startShoe(generator, seed, shoe);
    shuffle(cards, reach, generator.words);
    const first = burnt[cards[0] as number] as number;
    if (rules.afterCut === 'finish') {
      dealCoups(cards, first, cutIndex, counts);
    } else {
      const last = dealCoups(cards, first, cutIndex - 1, counts);
      dealCoups(cards, last, last, counts);
    }
  };
  return { deal, counts };
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
 * By Fisher and Yates, from the first card on, as far as cards are dealt: two with each word. The choice is
 * Lemire's, exact: the product's upper half, unless its lower half shows that it came up too often.
 */
const shuffle = (cards: Uint8Array, reach: number, words: Int32Array): void => {
  const pairs = (reach + 1) >> 1;
  let spare = pairs;
  for (let pair = 0; pair < pairs; pair += 1) {
    const word = words[pair] as number;
    const even = pair << 1;
    const left = (cards.length - even) | 0;
    let product = Math.imul(word & 0xffff, left);
    while ((product & 0xffff) < left && (product & 0xffff) < 65_536 % left) {
      product = Math.imul((words[spare] as number) & 0xffff, left);
      spare += 1;
    }
    swap(cards, even, (even + (product >>> 16)) | 0);
    const odd = even | 1;
    const leftThen = (left - 1) | 0;
    product = Math.imul(word >>> 16, leftThen);
    while ((product & 0xffff) < leftThen && (product & 0xffff) < 65_536 % leftThen) {
      product = Math.imul((words[spare] as number) & 0xffff, leftThen);
      spare += 1;
    }
    swap(cards, odd, (odd + (product >>> 16)) | 0);
  }
  if (spare > words.length) throw new Error('too many choices were rejected');
};

const swap = (cards: Uint8Array, place: number, chosen: number): void => {
  const card = cards[chosen] as number;
  cards[chosen] = cards[place] as number;
  cards[place] = card;
};

/** Deals coups as long as one starts at or before the card `lastStart`; gives the card after the last. */
const dealCoups = (cards: Uint8Array, first: number, lastStart: number, counts: Counts): number => {
  const { byScore, byPair } = counts;
  const { entries } = coupTable();
  let next = first;
  while (next <= lastStart) {
    const a = cards[next] as number;
    const b = cards[next + 1] as number;
    const c = cards[next + 2] as number;
    const d = cards[next + 3] as number;
    const player = SCORE[(a & VALUE_BITS) + (c & VALUE_BITS)] as number;
    const banker = SCORE[(b & VALUE_BITS) + (d & VALUE_BITS)] as number;
    const fifth = (cards[next + 4] as number) & VALUE_BITS;
    const sixth = (cards[next + 5] as number) & VALUE_BITS;
    const entry = entries[player * 1000 + banker * 100 + fifth * 10 + sixth] as number;
    const scoreClass = entry & CLASS_MASK;
    byScore[scoreClass] = (byScore[scoreClass] as number) + 1;
    if (byPair !== null) {
      const pairClass = (PAIR_OF_DIFFERENCE[a ^ c] as number) * 3 + (PAIR_OF_DIFFERENCE[b ^ d] as number);
      byPair[pairClass] = (byPair[pairClass] as number) + 1;
    }
    next += entry >>> CLASS_BITS;
  }
  return next;
};

const CLASS_MASK = (1 << CLASS_BITS) - 1;

/** The last digit of the sum of two values. [R2] */
const SCORE = Uint8Array.from({ length: 19 }, (_, sum) => sum % 10);
