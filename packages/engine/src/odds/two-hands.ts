// Two hands of two cards each, counted by their scores in closed form: every pair of pairs, less those that
// share a card. Taking one card out of the deck mends each count in a few steps, which is what makes the odds
// fast: the sums over all values are taken once.

/** Counts by score, for the cards a deck holds. */
export type TwoHands = {
  /** At `score · 10 + value`: the cards that come to the score with a given card of the value. */
  readonly partners: Float64Array;
  /** At `score`: the ordered pairs of cards that come to it. */
  readonly pairs: Float64Array;
  /**
   * At `player · 10 + banker`, banker not higher: the ways to choose one card, a partner that makes player's
   * score with it and one that makes banker's, where both partners may be one card.
   */
  readonly shared: Float64Array;
};

/** Zero for every count, to write into. */
export const emptyHands = (): TwoHands => ({
  partners: new Float64Array(100),
  pairs: new Float64Array(10),
  shared: new Float64Array(100),
});

/** Counts over a deck that holds `counts[v]` cards of each value `v` from 0 to 9. */
export const twoHands = (counts: Float64Array): TwoHands => {
  const { partners, pairs, shared } = emptyHands();
  for (let score = 0; score < 10; score += 1) {
    for (let value = 0; value < 10; value += 1) {
      const left = partnersOf(counts, value, score);
      partners[score * 10 + value] = left;
      pairs[score] = at(pairs, score) + at(counts, value) * left;
    }
    for (let lower = 0; lower <= score; lower += 1) {
      let ways = 0;
      for (let value = 0; value < 10; value += 1)
        ways += at(counts, value) * at(partners, score * 10 + value) * at(partners, lower * 10 + value);
      shared[score * 10 + lower] = ways;
    }
  }
  return { partners, pairs, shared };
};

/** Writes into `less` the counts without one card of this value, which must be there, for scores below `most`. */
export const takeOut = (hands: TwoHands, value: number, most: number, less: TwoHands): void => {
  const { partners, pairs, shared } = hands;
  less.partners.set(partners);
  for (let score = 0; score < most; score += 1) {
    const own = at(partners, score * 10 + value);
    const partner = apart(score, value);
    less.partners[score * 10 + partner] = at(partners, score * 10 + partner) - 1;
    less.pairs[score] = at(pairs, score) - 2 * own;
    for (let lower = 0; lower <= score; lower += 1) {
      // The card was the one chosen, the partner of the one chosen for either score, or for both.
      const other = at(partners, lower * 10 + value);
      const chosen = own * other;
      const forScore = own * at(partners, lower * 10 + partner);
      const forLower = other * at(partners, score * 10 + apart(lower, value));
      const forBoth = score === lower ? own : 0;
      less.shared[score * 10 + lower] =
        at(shared, score * 10 + lower) - chosen - forScore - forLower + forBoth;
    }
  }
};

/**
 * Writes at `player · 10 + banker` the ordered draws of four cards that give the hands these scores, both
 * below `most`. A card can be shared in four ways, being first or second of either hand; hands that share two
 * cards have been taken off twice.
 */
export const writeJoint = ({ pairs, shared }: TwoHands, most: number, joint: Float64Array): void => {
  for (let score = 0; score < most; score += 1) {
    const own = at(pairs, score);
    for (let lower = 0; lower <= score; lower += 1) {
      const twice = score === lower ? 2 * own : 0;
      const ways = own * at(pairs, lower) - 4 * at(shared, score * 10 + lower) + twice;
      joint[score * 10 + lower] = ways;
      joint[lower * 10 + score] = ways;
    }
  }
};

/** The cards that come to this score with a given card of that value, which is not its own partner. */
export const partnersOf = (counts: Float64Array, value: number, score: number): number => {
  const partner = apart(score, value);
  return at(counts, partner) - (partner === value ? 1 : 0);
};

/** The value that makes this score with that one. */
export const apart = (score: number, value: number): number =>
  score < value ? score - value + 10 : score - value;

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
