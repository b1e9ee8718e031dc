// The betting correlation of a count: how closely its tags follow the effects of removal of a bet.
import { over, times, toNumber } from '../odds/fraction.ts';
import { effectSums } from './effect-sums.ts';
import type { Removal } from './removal.ts';
import type { CountTags } from './tags.ts';

/**
 * With the tag `t` and the effect `e` of every card of the shoe, and `m` the mean of the tags,
 *
 *     ρ = Σ t·e / √( Σ (t − m)² · Σ e² )
 *
 * so that ten and courts count four times in a full shoe. 1 is a count that follows the bet as well as any can that adds up
 * cards; balanced tags have `m` = 0. P. A. Griffin, The Theory of Blackjack, chapter 4, "Betting Correlation". The sums are
 * exact, the root is a float. Throws a `RangeError` when all tags or all effects are equal: there is no correlation then.
 */
export const bettingCorrelation = (tags: CountTags, removal: Removal): number => {
  const { tagsAndEffects, squaredEffects, squaredTags } = effectSums(tags, removal);
  if (squaredTags.numerator === 0n)
    throw new RangeError('all tags are the same, which counts nothing: change some');
  if (squaredEffects.numerator === 0n)
    throw new RangeError('no card changes the bet more than another, which leaves nothing to count');
  const squared = over(times(tagsAndEffects, tagsAndEffects), times(squaredEffects, squaredTags));
  return (tagsAndEffects.numerator < 0n ? -1 : 1) * Math.sqrt(toNumber(squared));
};
