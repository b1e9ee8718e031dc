// The ratio of one quantile of two series that were measured in pairs of turns, and how exact it is. The quantile is of all values of a
// series and not of each turn: a hundredth of one turn is some sixteen tickets, which one pause of the machine moves eightfold.
import { chanceOf } from '../support/chance.ts';
import { quantile } from './paces.ts';

/** The values of both turns of a pair, in any order. */
export type Pair = { readonly base: readonly number[]; readonly changed: readonly number[] };

export type QuantileRatio = {
  /** The quantile of all changed values divided by that of all base values. */
  readonly ratio: number;
  /** Its 95 % interval, by a bootstrap that draws the pairs, so that what two values of one turn share does not make it shorter. */
  readonly low: number;
  readonly high: number;
};

const DRAWS = 1_000;

/** `share`: 0.99 for the p99. The same pairs have the same interval. */
export const quantileRatio = (pairs: readonly Pair[], share: number): QuantileRatio => {
  const { pick } = chanceOf(1);
  const ratios = Array.from({ length: DRAWS }, () =>
    ratioOf(
      pairs.map(() => pick(pairs)),
      share,
    ),
  );
  return { ratio: ratioOf(pairs, share), low: quantile(ratios, 0.025), high: quantile(ratios, 0.975) };
};

const ratioOf = (pairs: readonly Pair[], share: number): number =>
  quantileOf(
    pairs.map(({ changed }) => changed),
    share,
  ) /
  quantileOf(
    pairs.map(({ base }) => base),
    share,
  );

const quantileOf = (turns: readonly (readonly number[])[], share: number): number => {
  // A typed array sorts by number, ten times as fast as an array with a comparison.
  const sorted = Float64Array.from(turns.flat()).sort();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
};
