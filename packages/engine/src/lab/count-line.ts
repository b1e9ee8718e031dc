// The expected value of a bet at a true count, by a straight line through the effects of removal: an estimate, because the odds of a
// composition are not linear in its cards. `trigger.ts` gives the exact odds beside it.
import { cardsIn } from '../odds/composition.ts';
import { type Fraction, fraction, over, times, toNumber } from '../odds/fraction.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { effectSums } from './effect-sums.ts';
import type { Removal } from './removal.ts';
import { type CountTags, sumOfDeck } from './tags.ts';

export type CountLine = {
  /** The expected value of a stake of one at a true count of 0. */
  readonly start: Fraction;
  /** The slope: the change with each true count. */
  readonly perCount: Fraction;
};

/**
 * With `N` cards in the shoe, the effect `e` and the tag `t` of each, the line of least squares rises by
 *
 *     (N − 1) / 52 · Σ t·e / Σ t²
 *
 * with each true count, at any depth of the shoe. P. A. Griffin, The Theory of Blackjack, chapters 3 and 4. Throws a
 * `RangeError` on tags that do not add up to 0 over a deck, and on those with which the value does not rise.
 */
export const countLine = (tags: CountTags, removal: Removal): CountLine => {
  const sum = sumOfDeck(tags);
  if (sum !== 0)
    throw new RangeError(
      `the tags add up to ${sum} over a deck: a true count needs balanced tags, which add up to 0 (T counts 16 times, the others 4 times)`,
    );
  const { tagsAndEffects, squaredTags } = effectSums(tags, removal);
  if (tagsAndEffects.numerator === 0n)
    throw new RangeError('the bet does not change with these tags: there is no count to bet at');
  if (tagsAndEffects.numerator < 0n)
    throw new RangeError('the bet gets worse as this count rises: turn the signs of all tags');
  const perDeck = fraction(BigInt(cardsIn(removal.composition) - 1), BigInt(CARDS_IN_DECK));
  return { start: removal.expected, perCount: times(perDeck, over(tagsAndEffects, squaredTags)) };
};

/** The true count at which the line crosses 0, a float. */
export const breakEvenCount = ({ start, perCount }: CountLine): number =>
  toNumber(over({ ...start, numerator: -start.numerator }, perCount));

/** The value on the line, a float. */
export const valueOnLine = ({ start, perCount }: CountLine, count: number): number =>
  toNumber(start) + count * toNumber(perCount);
