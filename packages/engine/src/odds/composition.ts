// The cards a shoe holds, counted. The odds depend on nothing else about it.
import { type Card, cardValue, DECK, RANKS, rankOf } from '../card.ts';

/** How many of each card of `DECK` are left, in its order. */
export type Composition = readonly number[];

export const fullShoe = (decks: number): Composition => DECK.map(() => decks);

export const cardsIn = (composition: Composition): number =>
  composition.reduce((sum, count) => sum + count, 0);

/** How many cards count 0, 1, … 9. */
export const byValue = (composition: Composition): readonly number[] =>
  grouped(composition, 10, (card) => cardValue(card));

/** How many cards of each rank of `RANKS`. */
export const byRank = (composition: Composition): readonly number[] =>
  grouped(composition, RANKS.length, (card) => RANKS.indexOf(rankOf(card)));

const grouped = (
  composition: Composition,
  groups: number,
  groupOf: (card: Card) => number,
): readonly number[] => {
  const counts = Array.from({ length: groups }, () => 0);
  DECK.forEach((card, i) => {
    const group = groupOf(card);
    counts[group] = (counts[group] ?? 0) + (composition[i] ?? 0);
  });
  return counts;
};

/**
 * The ways to draw six cards in order: the one total that every count of the odds is taken of. A coup that
 * takes four or five leaves the rest undealt. At most 4,998,398,275,503,360, which a double holds exactly.
 */
export const sixCardDraws = (composition: Composition): number => {
  const total = orderedDraws(cardsIn(composition), 6);
  if (!(total > 0 && Number.isSafeInteger(total))) throw new Error('odds are for 6 to 416 cards');
  return total;
};

/** `n (n − 1) … (n − k + 1)`. */
export const orderedDraws = (n: number, k: number): number => {
  let ways = 1;
  for (let drawn = 0; drawn < k; drawn += 1) ways *= Math.max(0, n - drawn);
  return ways;
};
