// The pairs of third cards that some cards allow, each with the ordered draws of the first four cards that remain possible
// with it. Third cards are chosen first, two values at a time, since the first four can then be counted in closed form:
// 66 small tables in the place of some 100,000 ways to deal by value. [B21]
import { orderedDraws } from './composition.ts';
import { firstCards } from './first-cards.ts';
import { STANDS } from './third-cards.ts';

/**
 * Calls `follow` for every pair of third cards, by value or `STANDS`, with the ordered draws of the pair and of the cards
 * that are not dealt. Before the call, `joint` has the ordered draws of the first four cards by both totals, the player's
 * times ten. `counts`: the cards left, by value; `known`: first cards that are out, none to three, in dealing order.
 */
export const eachThirdPair = (
  counts: Float64Array,
  known: readonly number[],
  joint: Float64Array,
  follow: (playerThird: number, bankerThird: number, draws: number) => void,
): void => {
  const firsts = firstCards(counts, known);
  // With three first cards known only the scores of one player's hand are written.
  joint.fill(0);
  let undealt = known.length - 6;
  for (const count of counts) undealt += count;
  const countOf = (third: number): number => (third === STANDS ? 1 : (counts[third] ?? 0));
  for (let one = STANDS; one < 10; one += 1) {
    if (countOf(one) === 0) continue;
    const afterOne = firsts(one);
    for (let other = one; other < 10; other += 1) {
      const thirds = countOf(one) * (one === other && one !== STANDS ? countOf(other) - 1 : countOf(other));
      if (thirds === 0) continue;
      const standing = (one === STANDS ? 1 : 0) + (other === STANDS ? 1 : 0);
      const draws = thirds * orderedDraws(undealt + standing, standing);
      afterOne(other, joint);
      follow(one, other, draws);
      if (one !== other) follow(other, one, draws);
    }
  }
};
