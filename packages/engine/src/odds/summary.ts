// The figures that people quote, from the counts. Sums are taken in integers, in parts of the stake so small
// that every line nets a whole number of them. [B21]

import { keyedBy } from '../object-keys.ts';
import { SCHEDULES } from '../option/schedule.ts';
import { SCHEDULE_IDS } from '../option-id.ts';
import type { Ratio } from '../ratio.ts';
import { commonDivisor, type Fraction, fraction, toNumber } from './fraction.ts';
import type { Odds } from './schedule-odds.ts';

/** Moments and chances of one schedule, for a stake of one. */
export type Summary = {
  /** The expected net of a stake of one, commission taken and ties counted. */
  readonly expected: Fraction;
  /** The house's share of every stake, including ties. */
  readonly edge: number;
  /** The same of the stakes that were not pushed; 0 when all are. */
  readonly edgePerResolved: number;
  /** The standard deviation of the win of a stake of one; a push wins 0. */
  readonly variance: number;
  /** The square root of the variance. */
  readonly deviation: number;
  /** The skewness of what a stake of one wins: 0 for an even chance, large for a rare great payout. */
  readonly skewness: number;
  /** The chance to win, pushes counted. */
  readonly hit: number;
  /** Ordered draws; the three add up to the odds' total. */
  readonly won: number;
  readonly pushed: number;
  readonly lost: number;
};

/** Counts of ordered draws by result of a bet. */
export type PaidCounts = {
  readonly total: number;
  /** By line of the payouts, in its order. */
  readonly wonByLine: readonly number[];
  readonly pushed: number;
  readonly lost: number;
};

/** The pay to one on each line, and the share of it that the house keeps. */
export type PaidBy = {
  readonly lines: readonly { readonly pays: Ratio }[];
  readonly commission: Ratio | null;
};

/** The figures of one schedule: counts and fraction exact, shares as floats. [B21] */
export const summaryOf = (odds: Odds): Summary => figuresOf(NETS[odds.schedule], odds);

/** The same of any counts and what they are paid. [B21] */
export const summaryOfCounts = (paid: PaidBy, counts: PaidCounts): Summary => figuresOf(netsOf(paid), counts);

const figuresOf = (paid: Nets, counts: PaidCounts): Summary => {
  const { total, pushed, lost } = counts;
  const won = total - pushed - lost;
  const nets = sumOfPowers(paid, counts, 1n);
  const squares = sumOfPowers(paid, counts, 2n);
  const parts = BigInt(total) * paid.unit;
  const expected = fraction(nets, parts);
  const edge = 0 - toNumber(expected);
  // The mean of squares less the square of the mean, over one denominator, so that nothing cancels in floats.
  const variance = toNumber({
    numerator: squares * BigInt(total) - nets * nets,
    denominator: parts * parts,
  });
  const cubes = sumOfPowers(paid, counts, 3n);
  const many = BigInt(total);
  const third = toNumber({
    numerator: cubes * many * many - 3n * nets * squares * many + 2n * nets ** 3n,
    denominator: parts ** 3n,
  });
  return {
    expected,
    edge,
    edgePerResolved: pushed === total ? 0 : (edge * total) / (total - pushed),
    variance,
    deviation: Math.sqrt(variance),
    skewness: variance === 0 ? 0 : third / variance ** 1.5,
    hit: won / total,
    won,
    pushed,
    lost,
  };
};

/** The expected net of a stake of one, commission taken and ties counted; below 0 for most bets. [B21] */
export const expectedOf = (odds: Odds): Fraction => {
  const nets = NETS[odds.schedule];
  return fraction(sumOfPowers(nets, odds, 1n), BigInt(odds.total) * nets.unit);
};

/** The sum of a power of what each draw nets, in parts. */
export const sumOfPowers = ({ unit, byLine }: Nets, { wonByLine, lost }: PaidCounts, power: bigint): bigint =>
  byLine.reduce(
    (sum, net, i) => sum + net ** power * BigInt(wonByLine[i] ?? 0),
    (-unit) ** power * BigInt(lost),
  );

/** The net of a stake of `unit` on each line, commission taken. */
type Nets = { readonly unit: bigint; readonly byLine: readonly bigint[] };

/** Reduced to the fewest parts, so that equal prices have equal figures to the last bit, however their ratios are written. */
export const netsOf = ({ lines, commission }: PaidBy): Nets => {
  const [kept, of] = commission ?? [0, 1];
  const whole = lines.reduce((product, { pays }) => product * BigInt(pays[1]), BigInt(of));
  const nets = lines.map(({ pays }) => (BigInt(pays[0] * (of - kept)) * whole) / BigInt(pays[1] * of));
  const shared = nets.reduce(commonDivisor, whole);
  return { unit: whole / shared, byLine: nets.map((net) => net / shared) };
};

const NETS = keyedBy(SCHEDULE_IDS, (id) => netsOf(SCHEDULES[id]));
