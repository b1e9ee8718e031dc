// Coups by both scores and both numbers of cards: all that options other than pairs depend on. [B21]
import { add, SCORE_CLASSES, type Ways } from './coup-class.ts';
import { PATH_STARTS, PATHS_FROM, PATHS_TO, thirdsPlace } from './third-cards.ts';
import { eachThirdPair } from './third-pairs.ts';

/**
 * Adds to `ways`, by class, the ordered draws of the cards that make six with the `known` first ones (none to
 * three, by value and in dealing order); `counts` are the cards left, by value.
 */
export const countScores = (counts: Float64Array, known: readonly number[], ways: Ways): void => {
  BY_CLASS.fill(0);
  eachThirdPair(counts, known, JOINT, follow);
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
