// The kernel: shoes shuffled, burnt and dealt to their cut card, their coups counted by class. Fast because next to
// nothing in it is a branch that could be mispredicted: a word gives two exact 16-bit choices, and a coup is one look
// into a table. And fast because two shoes are shuffled and dealt side by side: in one shoe each step waits for the one
// before, as a card may just have been exchanged, and a coup starts where the last one ended; meanwhile the processor
// works on the other shoe. Typed arrays are read within their bounds, hence `as number`. [S1] [S2]

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
/** Two shoes, the second from `MOST_CARDS` on. */
const CARDS = new Uint8Array(2 * MOST_CARDS);
/** The same cards, to read several at once. */
const CARDS_VIEW = new DataView(CARDS.buffer);
const WORDS_OF_SHOE = (MOST_CARDS + SPARE) / 2;
const WORDS = new Int32Array(2 * WORDS_OF_SHOE);
const WORDS_OF_FIRST = WORDS.subarray(0, WORDS_OF_SHOE);
const WORDS_OF_SECOND = WORDS.subarray(WORDS_OF_SHOE);
/** The same words by halves, the lower first, as little-endian machines have them. */
const HALVES = new Uint16Array(WORDS.buffer);
const HALVES_OF_SHOE = 2 * WORDS_OF_SHOE;
/** Of either shoe, the next half that is used where one was rejected. */
const SPARES = new Int32Array(2);
const BY_SCORE = new Int32Array(SCORE_CLASSES);
const BY_PAIR = new Int32Array(PAIR_CLASSES);

// Names of this file, since the compiler takes its own constants for known, and what is imported it does not.
const ENTRY_OF = ENTRIES;
const PAIR_OF = PAIR_OF_DIFFERENCE;
const CARDS_FROM_BIT: number = CLASS_BITS;
const CLASS_MASK = (1 << CLASS_BITS) - 1;

/**
 * By the sum of player's first two values, and of banker's in the second byte: both scores as the table's key has
 * them. [R2]
 */
const SCORES = Uint16Array.from(
  { length: (18 << 8) + 19 },
  (_, sums) => ((sums & 0xff) % 10) * 1000 + ((sums >>> 8) % 10) * 100,
);

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
  const { ordered, reach, burnt, lastStart, oneMore } = layoutOf(rules);
  fillEntries();
  BY_SCORE.fill(0);
  BY_PAIR.fill(0);
  for (let shoe = 0; shoe < shoes; shoe += 2) {
    CARDS.set(ordered);
    CARDS.set(ordered, MOST_CARDS);
    fillWords(WORDS_OF_FIRST, seed, firstShoe + shoe);
    fillWords(WORDS_OF_SECOND, seed, firstShoe + shoe + 1);
    shuffleTwo(ordered.length, reach);
    const first = burnt[cardAt(0)] ?? 0;
    const second = MOST_CARDS + (burnt[cardAt(MOST_CARDS)] ?? 0);
    if (shoe + 1 < shoes) dealTwo(first, second, lastStart, oneMore, pairs);
    else dealOne(first, lastStart, oneMore, pairs);
  }
  return { byScore: [...BY_SCORE], byPair: [...BY_PAIR] };
};

/** Where the shoes of these rules are shuffled to, and where their coups may start. */
type Layout = {
  readonly ordered: Uint8Array;
  /** No coup needs more cards, so only these are shuffled. */
  readonly reach: number;
  /** Cards gone before the first coup, by the code of the one drawn face up. */
  readonly burnt: Uint8Array;
  readonly lastStart: number;
  readonly oneMore: boolean;
};

const layoutOf = (rules: ShoeRules): Layout => {
  // Without a cut card each shoe is one coup: as if the card lay before the first. [V5]
  const cutIndex = cutIndexOf(rules) ?? 0;
  const reach = cutIndex + LEAST_CUT_DEPTH[rules.afterCut];
  const ordered = Uint8Array.from(orderedCards(rules.decks), codeOf);
  if (cutIndex < MOST_BURNT[rules.burn] || reach > ordered.length) {
    throw new RangeError(`a cut card ${rules.cutDepth} from the end does not fit ${rules.decks} decks`);
  }
  const oneMore = rules.afterCut === 'finish-plus-one';
  const lastStart = oneMore ? cutIndex - 1 : cutIndex;
  return { ordered, reach, burnt: burntByCode(rules), lastStart, oneMore };
};

/** Follows shoes coup by coup, where counts by class are not enough. */
export type ShoeVisitor = {
  /** A shoe begins with the card at `start`; the first coup with the one at `next`. */
  readonly shoe: (shoe: number, start: number, next: number) => void;
  /** A coup of so many cards from the one at `at` on; `key` is its place in `ENTRIES`. */
  readonly coup: (at: number, cards: number, key: number) => void;
  readonly end: () => void;
};

/** The cards that a visitor is given the places of, by code. Written anew for every two shoes. */
export const VISITED_CARDS: Readonly<Uint8Array> = CARDS;

/** The same shoes as `dealShoes`, in order and coup by coup. Throws as it does. */
export const visitShoes = (
  rules: ShoeRules,
  seed: number,
  firstShoe: number,
  shoes: number,
  visitor: ShoeVisitor,
): void => {
  const layout = layoutOf(rules);
  fillEntries();
  for (let shoe = 0; shoe < shoes; shoe += 2) {
    CARDS.set(layout.ordered);
    CARDS.set(layout.ordered, MOST_CARDS);
    fillWords(WORDS_OF_FIRST, seed, firstShoe + shoe);
    fillWords(WORDS_OF_SECOND, seed, firstShoe + shoe + 1);
    shuffleTwo(layout.ordered.length, layout.reach);
    visitShoe(layout, firstShoe + shoe, 0, visitor);
    if (shoe + 1 < shoes) visitShoe(layout, firstShoe + shoe + 1, MOST_CARDS, visitor);
  }
};

const visitShoe = (
  { burnt, lastStart, oneMore }: Layout,
  shoe: number,
  start: number,
  visitor: ShoeVisitor,
) => {
  const last = start + lastStart;
  let next = start + (burnt[cardAt(start)] ?? 0);
  visitor.shoe(shoe, start, next);
  while (next <= last) next = visitCoup(next, visitor);
  if (oneMore) visitCoup(next, visitor);
  visitor.end();
};

/** Gives the place of the card after the coup's last. */
const visitCoup = (at: number, visitor: ShoeVisitor): number => {
  const key = keyAt(at, CARDS_VIEW.getInt32(at, true));
  const cards = (ENTRY_OF[key] ?? 0) >>> CARDS_FROM_BIT;
  visitor.coup(at, cards, key);
  return (at + cards) | 0;
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

/** Both, by Fisher and Yates, from the first card on, as far as cards are dealt. */
const shuffleTwo = (cards: number, reach: number): void => {
  SPARES[0] = reach;
  SPARES[1] = HALVES_OF_SHOE + reach;
  for (let place = 0; place < reach; place += 1) {
    const left = (cards - place) | 0;
    swap(place, (place + chosenBy(halfAt(place), left, 0)) | 0);
    const second = (MOST_CARDS + place) | 0;
    swap(second, (second + chosenBy(halfAt((HALVES_OF_SHOE + place) | 0), left, 1)) | 0);
  }
};

/**
 * One of so many, 0 to `left` − 1. The choice is Lemire's, exact: the upper half of the product, unless the lower one
 * shows that it came up too often.
 */
const chosenBy = (half: number, left: number, shoe: number): number => {
  const product = Math.imul(half, left);
  return (isRejected(product, left) ? productOfSpare(left, shoe) : product) >>> 16;
};

const isRejected = (product: number, left: number): boolean =>
  (product & 0xffff) < left && (product & 0xffff) < 65_536 % left;

const productOfSpare = (left: number, shoe: number): number => {
  const lastSpare = (shoe + 1) * HALVES_OF_SHOE - 1;
  for (;;) {
    const spare = SPARES[shoe] as number;
    if (spare > lastSpare) throw new Error('too many choices were rejected');
    SPARES[shoe] = spare + 1;
    const product = Math.imul(halfAt(spare), left);
    if (!isRejected(product, left)) return product;
  }
};

const swap = (one: number, other: number): void => {
  const card = cardAt(other);
  CARDS[other] = cardAt(one);
  CARDS[one] = card;
};

/** Deals both, a coup of one and a coup of the other in turn, until one has ended. */
const dealTwo = (
  first: number,
  second: number,
  lastStart: number,
  oneMore: boolean,
  pairs: boolean,
): void => {
  const secondLastStart = MOST_CARDS + lastStart;
  let one = first;
  let other = second;
  while (one <= lastStart && other <= secondLastStart) {
    one = dealCoup(one, pairs);
    other = dealCoup(other, pairs);
  }
  dealOne(one, lastStart, oneMore, pairs);
  dealOne(other, secondLastStart, oneMore, pairs);
};

/** Deals coups as long as one starts at or before the card `lastStart`, and then one more if asked to. */
const dealOne = (first: number, lastStart: number, oneMore: boolean, pairs: boolean): void => {
  let next = first;
  while (next <= lastStart) next = dealCoup(next, pairs);
  if (oneMore) dealCoup(next, pairs);
};

/** Counts the coup that starts with the card at `next`; gives the place of the card after its last. */
const dealCoup = (next: number, pairs: boolean): number => {
  const four = CARDS_VIEW.getInt32(next, true);
  const entry = ENTRY_OF[keyAt(next, four)] as number;
  const scoreClass = entry & CLASS_MASK;
  BY_SCORE[scoreClass] = (BY_SCORE[scoreClass] as number) + 1;
  if (pairs) {
    const differences = four ^ (four >>> 16);
    const pairClass = pairOf(differences & 0xff) * 3 + pairOf((differences >>> 8) & 0xff);
    BY_PAIR[pairClass] = (BY_PAIR[pairClass] as number) + 1;
  }
  return (next + (entry >>> CARDS_FROM_BIT)) | 0;
};

/** Where the table has the coup that starts with the card at `next`; `four` are its first four. */
const keyAt = (next: number, four: number): number => {
  const values = four & VALUES_OF_FOUR;
  const scores = SCORES[(values + (values >>> 16)) & 0xffff] as number;
  const thirds = CARDS_VIEW.getInt16(next + 4, true) & VALUES_OF_TWO;
  return scores + (thirds & 0xff) * 10 + (thirds >>> 8);
};

const VALUES_OF_TWO = VALUE_BITS | (VALUE_BITS << 8);
const VALUES_OF_FOUR = VALUES_OF_TWO | (VALUES_OF_TWO << 16);

// Every index is within its array; a function each keeps the reads of one kind for the compiler.
const cardAt = (place: number): number => CARDS[place] as number;
const halfAt = (place: number): number => HALVES[place] as number;
const pairOf = (difference: number): number => PAIR_OF[difference] as number;
