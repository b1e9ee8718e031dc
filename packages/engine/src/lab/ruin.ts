// The risk of ruin of equal stakes without end, and how many rounds it takes until the gain stands out of chance.
import { netsOf, type PaidBy, type PaidCounts, summaryOfCounts } from '../odds/summary.ts';
import { meanOver, paidOutcomes } from './paid-outcomes.ts';
import { rootBetween } from './root.ts';

export type Ruin = {
  /**
   * The risk of ruin of a bankroll of `B` stakes is `e^(−rate·B)`. 0: ruin is certain, since the bet does not favour the
   * patron; infinite: the bet cannot be lost.
   */
  readonly rate: number;
  /**
   * Whether that is the risk itself. It is when each net is a whole number of stakes, since the last stake is then lost to the
   * unit; otherwise the risk lies between it and that of a bankroll of one stake less.
   */
  readonly wholeNets: boolean;
};

/**
 * The root above 0 of the adjustment equation `E e^(−rate·X) = 1`, where a stake of one nets `X`: by it `e^(−rate·bankroll)` is
 * a martingale. H. Cramér, Collective Risk Theory, 1955. A float.
 */
export const ruinOf = (paid: PaidBy, counts: PaidCounts): Ruin => {
  const wholeNets = netsOf(paid).unit === 1n;
  const { expected, edge, variance } = summaryOfCounts(paid, counts);
  if (expected.numerator <= 0n) return { rate: 0, wholeNets };
  if (counts.lost === 0) return { rate: Number.POSITIVE_INFINITY, wholeNets };
  const outcomes = paidOutcomes(paid, counts);
  // Divided by the rate, so that the root at 0 is gone; below 0 up to the other one.
  const excess = (rate: number): number => meanOver(outcomes, (net) => Math.expm1(-rate * net)) / rate;
  const slope = (rate: number): number =>
    (-meanOver(outcomes, (net) => net * Math.exp(-rate * net)) - excess(rate)) / rate;
  let high = (-2 * edge) / variance;
  while (excess(high) <= 0) high *= 2;
  return { rate: rootBetween({ at: excess, slope }, 0, high), wholeNets };
};

/** The risk of ruin for a bankroll of `bankroll` stakes. */
export const riskOfRuin = ({ rate }: Ruin, bankroll: number): number => Math.exp(-rate * bankroll);

/**
 * N₀: the number of rounds of equal stakes after which the mean gain is one standard deviation, σ² / μ². D. Schlesinger,
 * Blackjack Attack, chapter 10.
 * `null` when the bet does not favour the patron.
 */
export const roundsToOneDeviation = (paid: PaidBy, counts: PaidCounts): number | null => {
  const { expected, edge, variance } = summaryOfCounts(paid, counts);
  return expected.numerator > 0n ? variance / (edge * edge) : null;
};
