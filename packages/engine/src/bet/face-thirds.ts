// Counts the third cards of a bet on faces once the first four cards are known: ordered draws by result. The count first includes
// the cards that are gone and then subtracts each of them, so that hands share one count.
import type { FaceEndings } from './face-endings.ts';
import { NO_CARD } from './face-endings.ts';

/** The ordered draws of two more cards, by result; a card that the rules do not deal may be any card. */
export type ThirdWays = {
  readonly ways: Float64Array;
  /** Indexed by `kind · results + result`: the draws to subtract for each gone card of the kind, as either third card. */
  readonly taken: Float64Array;
};

/** Counts with `thirds`, the cards by kind including those that are gone; `undealt` is the number of cards really left. */
export const thirdWays = (
  { results: resultOf, width, playerDraws, bankerDraws }: FaceEndings,
  thirds: Float64Array,
  undealt: number,
  results: number,
): ThirdWays => {
  const ways = new Float64Array(results);
  const taken = new Float64Array(thirds.length * results);
  const take = (third: number, result: number, more: number): void => {
    const place = (third - 1) * results + result;
    taken[place] = at(taken, place) + more;
  };
  for (let one = playerDraws ? 1 : NO_CARD; one < (playerDraws ? width : 1); one += 1) {
    const row = one * width;
    if (bankerDraws[one] !== 1) {
      const result = resultOf[row] ?? 0;
      const each = playerDraws ? undealt - 1 : undealt * (undealt - 1);
      ways[result] = at(ways, result) + (playerDraws ? at(thirds, one - 1) : 1) * each;
      if (playerDraws) take(one, result, each);
      continue;
    }
    const each = playerDraws ? at(thirds, one - 1) : undealt - 1;
    for (let other = 1; other < width; other += 1) {
      const result = resultOf[row + other] ?? 0;
      const count = at(thirds, other - 1);
      ways[result] = at(ways, result) + each * (other === one ? count - 1 : count);
      take(other, result, each);
      if (playerDraws) take(one, result, count);
    }
  }
  return { ways, taken };
};

/** Subtracts a card that is gone. After the last one `returnTwice` must be called for all of them. */
export const takeCard = (weights: Float64Array, { taken }: ThirdWays, third: number): void => {
  const from = third * weights.length;
  for (let result = 0; result < weights.length; result += 1)
    weights[result] = at(weights, result) - at(taken, from + result);
};

/**
 * Adds back the draws that `takeCard` subtracted twice: those of two third cards that are both gone, and of a card drawn with
 * itself. `gone`: its first `count` entries are kinds of third cards.
 */
export const returnTwice = (
  weights: Float64Array,
  { results, width, playerDraws, bankerDraws }: FaceEndings,
  gone: ArrayLike<number>,
  count: number,
): void => {
  if (!playerDraws) return;
  for (let i = 0; i < count; i += 1) {
    const one = (gone[i] ?? 0) + 1;
    if (bankerDraws[one] !== 1) continue;
    const row = one * width;
    const same = results[row + one] ?? 0;
    weights[same] = at(weights, same) + 1;
    for (let j = 0; j < count; j += 1) {
      const result = results[row + (gone[j] ?? 0) + 1] ?? 0;
      weights[result] = at(weights, result) + 1;
    }
  }
};

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
