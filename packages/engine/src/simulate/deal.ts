// The kernel of the simulator: shuffles, burns and deals shoes to their cut card, and counts their coups by class. It is fast for two
// reasons. It has almost no branches that could be mispredicted: a coup is two lookups in tables. And it shuffles and deals four
// shoes at the same time: in one shoe each step depends on the step before, because a card may just have been exchanged and a
// coup starts where the last one ended, so the processor works on the other shoes in the meantime. Typed arrays are read
// within their bounds, hence `as number` in hot code. [S1] [S2]

import { SCORE_CLASSES } from '../odds/coup-class.ts';
import type { ShoeRules } from '../room.ts';
import { VALUE_BITS } from './card-code.ts';
import { choose, LANES, CHOICES as MADE_CHOICES, PLACES as PLACES_OF_LANE } from './choices.ts';
import { CLASS_BITS, ENTRIES, fillEntries, PAIR_CLASSES, PAIR_OF_DIFFERENCE } from './coup-class.ts';
import { bytesOf, halvesOf, wordsOf } from './kernel-memory.ts';
import { layoutOf, type ShoeLayout } from './shoe-layout.ts';

/** The number of dealt coups of each class. */
export type Counts = { readonly byScore: readonly number[]; readonly byPair: readonly number[] };

// Scratch memory, overwritten by each run, and tables; all constants of this file, see `kernel-memory.ts`.
const PLACES: number = PLACES_OF_LANE;
const PLACE_MASK = PLACES - 1;
const LANE_FROM_BIT = Math.log2(PLACES);
/** The shoe of each lane has its own part. */
const CARDS = bytesOf(LANES * PLACES);
/** The same cards, to read several at once. */
const CARDS_VIEW = new DataView(CARDS.buffer, CARDS.byteOffset, CARDS.length);
const CHOICES = MADE_CHOICES;
/** Where the next coup of each shoe starts. */
const NEXT = wordsOf(LANES);
const BY_SCORE = wordsOf(SCORE_CLASSES);
const BY_PAIR = wordsOf(PAIR_CLASSES);
/** A copy of `ENTRIES`, which are filled on first use. */
const ENTRY_OF = halvesOf(ENTRIES.length);
const CARDS_FROM_BIT: number = CLASS_BITS;
const CLASS_MASK = (1 << CLASS_BITS) - 1;

const readyEntries = (): void => {
  fillEntries();
  ENTRY_OF.set(ENTRIES);
};

/** Indexed by the difference of the first two cards of a hand: the part of the class of pairs that player's and banker's make. */
const PLAYER_PAIR = bytesOf(256);
const BANKER_PAIR = bytesOf(256);
PLAYER_PAIR.set(PAIR_OF_DIFFERENCE.map((pair) => 3 * pair));
BANKER_PAIR.set(PAIR_OF_DIFFERENCE);

/**
 * By the sum of player's first two values, and of banker's in the second byte: both scores as the table's key has
 * them. [R2]
 */
const SCORES = halvesOf((18 << 8) + 19);
for (let both = 0; both < SCORES.length; both += 1)
  SCORES[both] = ((both & 0xff) % 10) * 1000 + ((both >>> 8) % 10) * 100;

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
  const layout = layoutOf(rules);
  readyEntries();
  BY_SCORE.fill(0);
  BY_PAIR.fill(0);
  for (let shoe = 0; shoe < shoes; shoe += LANES) {
    const lanes = Math.min(LANES, shoes - shoe);
    for (const step of STEPS) step(layout, seed, firstShoe + shoe, lanes, pairs);
  }
  return { byScore: [...BY_SCORE], byPair: [...BY_PAIR] };
};

type Step = (layout: ShoeLayout, seed: number, firstShoe: number, lanes: number, pairs: boolean) => void;

/** Follows shoes coup by coup, where counts by class are not enough. */
export type ShoeVisitor = {
  /** A shoe begins with the card at `start`; the first coup with the one at `next`. */
  readonly shoe: (shoe: number, start: number, next: number) => void;
  /** A coup of `cards` cards from the one at `at` on; `key` is its index in `ENTRIES`. */
  readonly coup: (at: number, cards: number, key: number) => void;
  readonly end: () => void;
};

/** The cards by code, at the indices that a visitor gets. Overwritten every few shoes. */
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
  readyEntries();
  for (let shoe = 0; shoe < shoes; shoe += LANES) {
    shuffleFour(layout, seed, firstShoe + shoe);
    const lanes = Math.min(LANES, shoes - shoe);
    for (let lane = 0; lane < lanes; lane += 1)
      visitShoe(layout, firstShoe + shoe + lane, lane * PLACES, visitor);
  }
};

const visitShoe = (layout: ShoeLayout, shoe: number, start: number, visitor: ShoeVisitor) => {
  const last = start + layout.lastStart;
  let next = start + burntIn(layout, start);
  visitor.shoe(shoe, start, next);
  while (next <= last) next = visitCoup(next, visitor);
  if (layout.oneMore) visitCoup(next, visitor);
  visitor.end();
};

/** Gives the place of the card after the coup's last. */
const visitCoup = (at: number, visitor: ShoeVisitor): number => {
  const key = keyAt(at);
  const cards = (ENTRY_OF[key] ?? 0) >>> CARDS_FROM_BIT;
  visitor.coup(at, cards, key);
  return (at + cards) | 0;
};

/** How many cards of the shoe that starts there are gone before its first coup. */
const burntIn = ({ burnt }: ShoeLayout, start: number): number => burnt[cardAt(start)] ?? 0;

/** The shoes from this number on, one in each lane, by Fisher and Yates, from the first card on, as far as cards are dealt. */
const shuffleFour = ({ ordered, cards, reach }: ShoeLayout, seed: number, firstShoe: number): void => {
  CARDS.set(ordered);
  for (let lane = 0; lane < LANES; lane += 1) choose(lane, seed, firstShoe + lane, cards, reach);
  exchange(reach);
};

/** Swaps each card before `reach` with the chosen one of its own shoe. */
const exchange = (reach: number): void => {
  for (let place = 0; place < reach; place += 1) {
    exchangeAt(place);
    exchangeAt(place + PLACES);
    exchangeAt(place + 2 * PLACES);
    exchangeAt(place + 3 * PLACES);
  }
};

const exchangeAt = (place: number): void => {
  const other = (place + (CHOICES[place] as number)) | 0;
  const card = cardAt(other);
  CARDS[other] = cardAt(place);
  CARDS[place] = card;
};

/** Places all shoes behind their burnt cards. */
const burn: Step = (layout) => {
  for (let lane = 0; lane < LANES; lane += 1) NEXT[lane] = lane * PLACES + burntIn(layout, lane * PLACES);
};

/** Deals coups of the four shoes in turn, from the places in `NEXT` on and to those left there, until one shoe has ended. */
const dealFour: Step = ({ lastStart }, _seed, _firstShoe, lanes, pairs) => {
  if (lanes < LANES) return;
  let a = NEXT[0] ?? 0;
  let b = NEXT[1] ?? 0;
  let c = NEXT[2] ?? 0;
  let d = NEXT[3] ?? 0;
  while ((a & PLACE_MASK) <= lastStart) {
    const after = dealCoup(a, pairs);
    a = b;
    b = c;
    c = d;
    d = after;
  }
  for (const place of [a, b, c, d]) NEXT[place >>> LANE_FROM_BIT] = place;
};

/** Deals what is left of each shoe: coups as long as one starts at or before the last start, and one more by some rules. */
const dealRests: Step = ({ lastStart, oneMore }, _seed, _firstShoe, lanes, pairs) => {
  for (let lane = 0; lane < lanes; lane += 1) {
    let next = NEXT[lane] ?? 0;
    while ((next & PLACE_MASK) <= lastStart) next = dealCoup(next, pairs);
    if (oneMore) dealCoup(next, pairs);
  }
};

/** Where the table has the coup that starts with the card at `next`. */
const keyAt = (next: number): number =>
  scoresOf(sums(firstValues(next))) + tensAndOnes(thirdValues(next + 4));

/** Counts the coup that starts with the card at `next`; gives the place of the card after its last. */
const dealCoup = (next: number, pairs: boolean): number => {
  if (pairs) countPairs(next);
  const entry = ENTRY_OF[keyAt(next)] as number;
  (BY_SCORE[entry & CLASS_MASK] as number)++;
  return (next + (entry >>> CARDS_FROM_BIT)) | 0;
};

/** Counts its pairs: how the first cards of both hands differ from the second ones. */
const countPairs = (next: number): void => {
  const differences = differencesOf(CARDS_VIEW.getInt32(next, true));
  (BY_PAIR[playerPair(differences) + bankerPair(differences)] as number)++;
};

const VALUES_OF_TWO = VALUE_BITS | (VALUE_BITS << 8);
const VALUES_OF_FOUR = VALUES_OF_TWO | (VALUES_OF_TWO << 16);

const firstValues = (place: number): number => CARDS_VIEW.getInt32(place, true) & VALUES_OF_FOUR;
const thirdValues = (place: number): number => CARDS_VIEW.getInt16(place, true) & VALUES_OF_TWO;

/** Player's first two values added up, and banker's in the second byte. */
const sums = (values: number): number => (values + (values >>> 16)) & 0xffff;
const scoresOf = (bothSums: number): number => SCORES[bothSums] as number;

/** Ten times the value in the first byte and the one in the second: the product has the sum in its second byte. */
const tensAndOnes = (values: number): number => ((values * 2561) >>> 8) & 0xff;

/** Player's two first cards in the first byte, banker's in the second, by exclusive or. */
const differencesOf = (four: number): number => four ^ (four >>> 16);
const playerPair = (differences: number): number => PLAYER_PAIR[differences & 0xff] as number;
const bankerPair = (differences: number): number => BANKER_PAIR[(differences >>> 8) & 0xff] as number;

const cardAt = (place: number): number => CARDS[place] as number;

/** Called from one place, so that the compiler compiles each for itself: put together they would be too long for it. */
const STEPS: readonly Step[] = [shuffleFour, burn, dealFour, dealRests];
