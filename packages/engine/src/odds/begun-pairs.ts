// Pairs when one to three of the first four cards are known: player's second card is tried card by card, and
// banker's hand is counted by how many of each rank and each card are left. [B4]–[B7]
import { type Card, DECK } from '../card.ts';
import { byRank, type Composition, orderedDraws, RANK_PLACES } from './composition.ts';
import { add, type PairKind, pairClass, type Ways } from './coup-class.ts';

/**
 * Adds to `ways`, by class, the ordered draws of the cards that make six with the `known` first ones (one to
 * three, in dealing order); `composition` is the rest of the shoe.
 */
export const countBegunPairs = (composition: Composition, known: readonly Card[], ways: Ways): void => {
  const [playerFirst = 0, bankerFirst, playerSecond] = known.map((card) => DECK.indexOf(card));
  const counts = [...composition];
  const cards = counts.reduce((sum, count) => sum + count, 0);
  const undealt = orderedDraws(cards - (4 - known.length), 2);

  const countBanker = (player: PairKind, drawn: number): void => {
    const kinds = bankerFirst === undefined ? twoCards(counts) : oneCard(counts, bankerFirst);
    kinds.forEach((count, banker) => {
      add(ways, pairClass(player, banker), drawn * count * undealt);
    });
  };

  if (playerSecond !== undefined) {
    countBanker(kindOf(playerFirst, playerSecond), 1);
    return;
  }
  for (let second = 0; second < counts.length; second += 1) {
    const drawn = counts[second] ?? 0;
    if (drawn === 0) continue;
    counts[second] = drawn - 1;
    countBanker(kindOf(playerFirst, second), drawn);
    counts[second] = drawn;
  }
};

/** The pair that two cards make, given by their places in `DECK`. */
export const kindOf = (first: number, second: number): PairKind => {
  if (first === second) return 2;
  return RANK_PLACES[first] === RANK_PLACES[second] ? 1 : 0;
};

/** The ordered ways to draw two cards, by the kind of pair they make. */
const twoCards = (counts: Composition): readonly number[] => {
  let [cards, ofRank, ofCard] = [0, 0, 0];
  for (const count of byRank(counts)) ofRank += orderedDraws(count, 2);
  for (const count of counts) {
    cards += count;
    ofCard += orderedDraws(count, 2);
  }
  return [orderedDraws(cards, 2) - ofRank, ofRank - ofCard, ofCard];
};

/** The ways to draw one card to a known one, by the kind of pair they make. */
const oneCard = (counts: Composition, known: number): readonly number[] => {
  const kinds = [0, 0, 0];
  counts.forEach((count, card) => {
    kinds[kindOf(known, card)] = (kinds[kindOf(known, card)] ?? 0) + count;
  });
  return kinds;
};
