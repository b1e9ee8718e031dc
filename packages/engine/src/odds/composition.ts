// The cards a shoe holds, counted. The odds depend on nothing else about it.
import { type Card, cardValue, DECK, RANKS, rankOf } from '../card.ts';

/** How many of each card of `DECK` are left, in its order. */
export type Composition = readonly number[];

/** The 52 counts of `decks` whole decks, in the order of `DECK`. [R1] */
export const fullShoe = (decks: number): Composition => DECK.map(() => decks);

/** These cards and no others. */
export const compositionOf = (cards: readonly Card[]): Composition => {
  const counts = DECK.map(() => 0);
  for (const card of cards) counts[DECK.indexOf(card)] = (counts[DECK.indexOf(card)] ?? 0) + 1;
  return counts;
};

/** The composition without these cards. Throws a `RangeError` that names the first card that is not in it. */
export const without = (composition: Composition, cards: readonly Card[]): Composition => {
  const left = [...composition];
  for (const card of cards) {
    const count = left[DECK.indexOf(card)] ?? 0;
    if (count < 1) throw new RangeError(`no ${card} is left to take out`);
    left[DECK.indexOf(card)] = count - 1;
  }
  return left;
};

/** Divides a number of cards into parts as evenly as possible: the first parts have the rest. */
export const spreadEvenly = (count: number, parts: number): readonly number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(count / parts) + (i < count % parts ? 1 : 0));

/** How many cards there are. Throws a `RangeError` when the counts are not 52 whole numbers from 0. */
export const cardsIn = (composition: Composition): number => {
  let cards = 0;
  for (const count of composition) {
    if (!(Number.isInteger(count) && count >= 0)) throw new RangeError(`not a count of cards: ${count}`);
    cards += count;
  }
  if (composition.length !== DECK.length) {
    throw new RangeError(`a composition has ${DECK.length} counts, this one ${composition.length}`);
  }
  return cards;
};

/** How many cards count 0, 1, … 9. */
export const byValue = (composition: Composition): Float64Array => grouped(composition, 10, VALUES);

/** How many cards of each rank of `RANKS`. */
export const byRank = (composition: Composition): Float64Array =>
  grouped(composition, RANKS.length, RANK_PLACES);

const VALUES = DECK.map(cardValue);

/** For each card of `DECK` the index of its rank in `RANKS`. */
export const RANK_PLACES: readonly number[] = DECK.map((card) => RANKS.indexOf(rankOf(card)));

const grouped = (composition: Composition, groups: number, groupOf: readonly number[]): Float64Array => {
  const counts = new Float64Array(groups);
  for (let i = 0; i < DECK.length; i += 1) {
    const group = groupOf[i] ?? 0;
    counts[group] = (counts[group] ?? 0) + (composition[i] ?? 0);
  }
  return counts;
};

/**
 * The ways to draw so many cards in order: the one total that every count of the odds is taken of. A coup that
 * takes fewer leaves the rest undealt. At most 4,998,398,275,503,360 for six, which a double holds exactly.
 * Throws a `RangeError` when there are fewer cards than that, or more than eight decks.
 */
export const drawsOf = (composition: Composition, toCome: number): number => {
  const cards = cardsIn(composition);
  if (cards > MOST_CARDS) throw new RangeError(`odds are for at most ${MOST_CARDS} cards, not ${cards}`);
  if (cards < toCome) {
    throw new RangeError(`too few cards: ${cards} left, and the coup may take ${toCome} more`);
  }
  return orderedDraws(cards, toCome);
};

const MOST_CARDS = 8 * DECK.length;

/** `n (n − 1) … (n − k + 1)`. */
export const orderedDraws = (n: number, k: number): number => {
  let ways = 1;
  for (let drawn = 0; drawn < k; drawn += 1) ways *= Math.max(0, n - drawn);
  return ways;
};
