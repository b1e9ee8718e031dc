// Sums over the cards of a shoe that relate the tags of a count to the effects of removal. Exact.
import { type Fraction, fraction, plus, times, whole } from '../odds/fraction.ts';
import type { Removal } from './removal.ts';
import { type CountTags, tagsOfDeck } from './tags.ts';

export type EffectSums = {
  /** The sum of tag and effect of each card, multiplied. */
  readonly tagsAndEffects: Fraction;
  /** The sum of the squared effects, whose mean is 0. */
  readonly squaredEffects: Fraction;
  /** The sum of the squares of the tags minus their mean. */
  readonly squaredTags: Fraction;
};

/** Each card counts as often as it is left. */
export const effectSums = (tags: CountTags, { composition, byCard }: Removal): EffectSums => {
  const ofCard = tagsOfDeck(tags);
  let [tagsAndEffects, squaredEffects] = [whole(0), whole(0)];
  let [cards, sum, squares] = [0, 0, 0];
  for (const [i, effect] of byCard.entries()) {
    if (effect === null) continue;
    const [left, tag] = [composition[i] ?? 0, ofCard[i] ?? 0];
    cards += left;
    sum += left * tag;
    squares += left * tag * tag;
    tagsAndEffects = plus(tagsAndEffects, times(whole(left * tag), effect));
    squaredEffects = plus(squaredEffects, times(whole(left), times(effect, effect)));
  }
  const squaredTags = fraction(BigInt(cards) * BigInt(squares) - BigInt(sum) ** 2n, BigInt(cards));
  return { tagsAndEffects, squaredEffects, squaredTags };
};
