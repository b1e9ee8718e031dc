// The mean of ratios that were measured in pairs of turns, and how exact it is: percentiles of means over pairs that are drawn again.
import { chanceOf } from '../support/chance.ts';
import { quantile } from './paces.ts';

export type MeanRatio = {
  /** The geometric mean. */
  readonly mean: number;
  /** The 95 % interval of the mean. */
  readonly low: number;
  readonly high: number;
};

const DRAWS = 4_000;

/** The same ratios have the same interval. */
export const meanRatio = (ratios: readonly number[]): MeanRatio => {
  const logs = ratios.map(Math.log);
  const { pick } = chanceOf(1);
  const means = Array.from({ length: DRAWS }, () => meanOf(logs.map(() => pick(logs))));
  const [mean, low, high] = [meanOf(logs), quantile(means, 0.025), quantile(means, 0.975)].map(Math.exp);
  return { mean: mean ?? Number.NaN, low: low ?? Number.NaN, high: high ?? Number.NaN };
};

const meanOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
