// The Kelly fraction of a bet: the share of a bankroll whose stake makes it grow fastest in the long run. Of the whole bet
// with all its pays, not of its mean and variance alone.
import { type PaidBy, type PaidCounts, summaryOfCounts } from '../odds/summary.ts';
import { meanOver, paidOutcomes } from './paid-outcomes.ts';
import { rootBetween } from './root.ts';

export type Kelly = {
  /** 0 when the bet does not favour the patron; 1 when it cannot be lost. */
  readonly fraction: number;
  /** The expected growth of the natural logarithm of the bankroll in a round at this stake. */
  readonly growth: number;
};

/**
 * The `f` from 0 to 1 that makes `E log(1 + f·X)` greatest, where a stake of one nets `X`: the root of `E X / (1 + f·X)`,
 * which falls as `f` rises. J. L. Kelly, A New Interpretation of Information Rate, Bell System Technical Journal, 1956.
 * Whether the bet favours the patron is decided exactly; the fraction is a float.
 */
export const kellyOf = (paid: PaidBy, counts: PaidCounts): Kelly => {
  if (summaryOfCounts(paid, counts).expected.numerator <= 0n) return { fraction: 0, growth: 0 };
  const outcomes = paidOutcomes(paid, counts);
  const slopeOfGrowth = {
    at: (f: number) => meanOver(outcomes, (net) => net / (1 + f * net)),
    slope: (f: number) => -meanOver(outcomes, (net) => (net / (1 + f * net)) ** 2),
  };
  const fraction = counts.lost === 0 ? 1 : rootBetween(slopeOfGrowth, 0, 1);
  return { fraction, growth: meanOver(outcomes, (net) => Math.log1p(fraction * net)) };
};
