// Two hands of two cards each, counted by their scores in closed form: every pair of pairs, less those that share a
// card. Removing one card from the deck updates each count in a few steps, which makes the odds fast: the sums over
// all values are computed once. The counts are scratch memory, since the compiler knows the addresses of a file's own
// constant arrays: `countHands` begins a count, and one is finished before the next begins.

/** Counts by score, for the cards a deck holds. */
type TwoHands = {
  /** Indexed by `score · 10 + value`: the number of cards that make the score with a given card of the value. */
  readonly partners: Float64Array;
  /** Indexed by `score`: the number of ordered pairs of cards with that score. */
  readonly pairs: Float64Array;
  /**
   * At `player · 10 + banker`, banker not higher: the ways to choose one card, a partner that makes player's
   * score with it and one that makes banker's, where both partners may be one card.
   */
  readonly shared: Float64Array;
};

const WHOLE: TwoHands = {
  partners: new Float64Array(100),
  pairs: new Float64Array(10),
  shared: new Float64Array(100),
};

// The same for the deck from which at most one card has been removed.
const PARTNERS = new Float64Array(100);
const PAIRS = new Float64Array(10);
const SHARED = new Float64Array(100);

/** Begins with a deck that holds `counts[v]` cards of each value `v` from 0 to 9. */
export const countHands = (counts: Float64Array): void => {
  const { partners, pairs, shared } = WHOLE;
  for (let score = 0; score < 10; score += 1) {
    let ordered = 0;
    for (let value = 0; value < 10; value += 1) {
      const left = partnersOf(counts, value, score);
      partners[score * 10 + value] = left;
      ordered += at(counts, value) * left;
    }
    pairs[score] = ordered;
    for (let lower = 0; lower <= score; lower += 1) {
      let ways = 0;
      for (let value = 0; value < 10; value += 1)
        ways += at(counts, value) * at(partners, score * 10 + value) * at(partners, lower * 10 + value);
      shared[score * 10 + lower] = ways;
    }
  }
};

/** Leaves the whole deck. */
export const takeNone = (): void => {
  PARTNERS.set(WHOLE.partners);
  PAIRS.set(WHOLE.pairs);
  SHARED.set(WHOLE.shared);
};

/** Leaves the deck without one card of this value, which must be there, counted for scores below 8. */
export const takeOne = (value: number): void => {
  const { partners, pairs, shared } = WHOLE;
  PARTNERS.set(partners);
  for (let score = 0; score < 8; score += 1) {
    const own = at(partners, score * 10 + value);
    const partner = apart(score, value);
    PARTNERS[score * 10 + partner] = at(partners, score * 10 + partner) - 1;
    PAIRS[score] = at(pairs, score) - 2 * own;
    for (let lower = 0; lower <= score; lower += 1) {
      // The card was the one chosen, the partner of the one chosen for either score, or for both.
      const other = at(partners, lower * 10 + value);
      const chosen = own * other;
      const forScore = own * at(partners, lower * 10 + partner);
      const forLower = other * at(partners, score * 10 + apart(lower, value));
      const forBoth = score === lower ? own : 0;
      SHARED[score * 10 + lower] = at(shared, score * 10 + lower) - chosen - forScore - forLower + forBoth;
    }
  }
};

/**
 * Writes at `player · 10 + banker` the ordered draws of four cards of the whole deck that give the hands these scores.
 * A card can be shared in four ways, being first or second of either hand; hands that share two cards have been taken
 * off twice.
 */
export const writeJoint = (joint: Float64Array): void => {
  const { pairs, shared } = WHOLE;
  for (let score = 0; score < 10; score += 1) {
    const own = at(pairs, score);
    for (let lower = 0; lower <= score; lower += 1) {
      const twice = score === lower ? 2 * own : 0;
      const ways = own * at(pairs, lower) - 4 * at(shared, score * 10 + lower) + twice;
      joint[score * 10 + lower] = ways;
      joint[lower * 10 + score] = ways;
    }
  }
};

/**
 * The same of what is left of the deck, without one more card, of this value, which must be there: counts and joint
 * draws in one pass, since nothing in between is needed again. Only for the scores with which a hand draws: both
 * below 8, and one of them below 6. [R4] [R5]
 */
export const writeJointLess = (value: number, joint: Float64Array): void => {
  for (let score = 0; score < 8; score += 1) {
    const own = at(PARTNERS, score * 10 + value);
    const pairs = at(PAIRS, score) - 2 * own;
    OWN[score] = own;
    PAIRS_LEFT[score] = pairs;
    const partner = apart(score, value);
    const highestLower = Math.min(score, 5);
    for (let lower = 0; lower <= highestLower; lower += 1) {
      const other = at(OWN, lower);
      // As in `takeOne`: chosen or for `score`, and for `lower`.
      const taken =
        own * (other + at(PARTNERS, lower * 10 + partner)) +
        other * at(PARTNERS, score * 10 + apart(lower, value));
      const ways = pairs * at(PAIRS_LEFT, lower) - 4 * (at(SHARED, score * 10 + lower) - taken);
      joint[score * 10 + lower] = ways;
      joint[lower * 10 + score] = ways;
    }
    // For both, and the hands that share two cards.
    if (score === highestLower) joint[score * 11] = at(joint, score * 11) - 4 * own + 2 * pairs;
  }
};

/** For each score, the partners of the card that is taken out, and the pairs without it. */
const OWN = new Float64Array(8);
const PAIRS_LEFT = new Float64Array(8);

/** The number of cards that make this score with a given card of that value, which is not its own partner. */
export const partnersOf = (counts: Float64Array, value: number, score: number): number => {
  const partner = apart(score, value);
  return at(counts, partner) - (partner === value ? 1 : 0);
};

/** The value that makes this score with that one. */
export const apart = (score: number, value: number): number =>
  score < value ? score - value + 10 : score - value;

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
