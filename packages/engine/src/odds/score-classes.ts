// Coups by both scores and both numbers of cards: all that options other than pairs depend on. Third cards are
// chosen first, two values at a time, and the first cards are counted in closed form from what is left: 66
// small tables in the place of some 100,000 ways to deal by value. [B21]
import { orderedDraws } from './composition.ts';
import { add, SCORE_CLASSES, type Ways } from './coup-class.ts';
import { firstCards } from './first-cards.ts';
import { PATH_STARTS, PATHS_FROM, PATHS_TO, STANDS, thirdsPlace } from './third-cards.ts';

/**
 * Adds to `ways`, by class, the ordered draws of the cards that make six with the `known` first ones (none to
 * three, by value and in dealing order); `counts` are the cards left, by value.
 */
export const countScores = (counts: Float64Array, known: readonly number[], ways: Ways): void => {
  const firsts = firstCards(counts, known);
  // With three first cards known only the scores of one player's hand are written.
  JOINT.fill(0);
  BY_CLASS.fill(0);
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
      afterOne(other, JOINT);
      follow(one, other, each);
      if (one !== other) follow(other, one, each);
    }
  }
  for (let at = 0; at < SCORE_CLASSES; at += 1) add(ways, at, BY_CLASS[at] ?? 0);
};

/** Leads every path with these third cards to its class, `each` times. */
const follow = (playerThird: number, bankerThird: number, each: number): void => {
  const thirds = thirdsPlace(playerThird, bankerThird);
  const end = STARTS[thirds + 1] ?? 0;
  for (let i = STARTS[thirds] ?? 0; i < end; i += 1) {
    const to = TO[i] ?? 0;
    BY_CLASS[to] = (BY_CLASS[to] ?? 0) + each * (JOINT[FROM[i] ?? 0] ?? 0);
  }
};

// Scratch memory, written anew by each count, and the paths by names of this file: the compiler knows the addresses of
// a file's own constant arrays, but not of those it is given or imports.
const JOINT = new Float64Array(100);
const BY_CLASS = new Float64Array(SCORE_CLASSES);
const STARTS = PATH_STARTS;
const FROM = PATHS_FROM;
const TO = PATHS_TO;
