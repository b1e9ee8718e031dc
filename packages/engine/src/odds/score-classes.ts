// Coups by both scores and both numbers of cards: all that options other than pairs depend on. Third cards are
// chosen first, two values at a time, and the first cards are counted in closed form from what is left: 66
// small tables in the place of some 100,000 ways to deal by value. [B21]
import { orderedDraws } from './composition.ts';
import { add, type Ways } from './coup-class.ts';
import { firstCards } from './first-cards.ts';
import { pathsOf, STANDS } from './third-cards.ts';

/**
 * Adds to `ways`, by class, the ordered draws of the cards that make six with the `known` first ones (none to
 * three, by value and in dealing order); `counts` are the cards left, by value.
 */
export const countScores = (counts: Float64Array, known: readonly number[], ways: Ways): void => {
  const firsts = firstCards(counts, known);
  const joint = new Float64Array(100);
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
      const each = thirds * orderedDraws(undealt + standing, standing);
      afterOne(other, joint);
      follow(one, other, joint, each, ways);
      if (one !== other) follow(other, one, joint, each, ways);
    }
  }
};

/** Leads every path with these third cards to its class, `each` times. */
const follow = (
  playerThird: number,
  bankerThird: number,
  joint: Float64Array,
  each: number,
  ways: Ways,
): void => {
  const { from, to } = pathsOf(playerThird, bankerThird);
  for (let i = 0; i < from.length; i += 1) add(ways, to[i] ?? 0, each * (joint[from[i] ?? 0] ?? 0));
};
