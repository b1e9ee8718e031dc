// Expected return and standard deviation of stakes that were played, for the reports of a house. It predicts nothing
// about the next round. [B21] [D5]

import { betSummary } from './bet/bet-odds.ts';
import type { CompiledBet } from './bet/compiled-bet.ts';
import { fullShoeBetOdds } from './bet/full-shoe-bet-odds.ts';
import { keyedBy } from './object-keys.ts';
import { fullShoe, oddsOf, summaryOf } from './odds/odds.ts';
import type { Summary } from './odds/summary.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from './option-id.ts';

/** The stakes on one schedule at tables with `decks` decks. */
export type Staked = {
  /** One of the twenty schedules, or a bet that a room defines. */
  readonly paidBy: KnownScheduleId | CompiledBet;
  readonly decks: number;
  readonly stakeCoins: number;
  /**
   * The sum over rounds of the square of all that was staked in the round, in coins. Stakes of one round win and lose
   * together, so they spread as one stake; a great stake spreads more than many small ones of the same sum.
   */
  readonly squareCoins: number;
};

/** The returned shares of stakes, as shares of one. */
export type Band = { readonly low: number; readonly high: number };

export type Theory = {
  readonly expected: number;
  /** The standard deviation of the share that comes back. */
  readonly deviation: number;
  /** Contains 95 of 100 such returns. */
  readonly likely: Band;
  /** 997 of 1,000 do. */
  readonly nearlyCertain: Band;
  /** The bands are those of a normal distribution, which too few wins or losses do not have. */
  readonly enough: boolean;
  /** So near to a normal distribution that five deviations may ring: see `ALARM_DEVIATIONS`. */
  readonly canAlarm: boolean;
};

export const ASSUMPTION =
  'Rounds are taken as independent, each from a full shoe of the table’s decks, and what is staked as not depending ' +
  'on what was dealt. All that is staked on an option in one round counts as one stake. The bands are normal ones.';

/** Two-sided, of a normal distribution. */
const LIKELY = 1.959963984540054;
const NEARLY_CERTAIN = 2.967737925342168;
/** From this number of wins and losses on, the skew of rare large payouts hardly moves the bands. */
const ENOUGH = 30;

/**
 * An actual return further than this from theory is an alarm. Where `canAlarm`, equal stakes go so far by chance less
 * than twice in a million times: 0.57 in a million is the normal distribution, the rest the skew of rare payouts.
 */
export const ALARM_DEVIATIONS = 5;
/** Skewness makes the longer tail at five deviations exp(5³ × skewness / 6) times as likely: eight times, at 0.1. */
const ALARM_SKEWNESS = 0.1;
const ALARM_STAKES = 1_000;

/** Throws a `RangeError` unless something was staked. */
export const theoryOf = (staked: readonly Staked[]): Theory => {
  const stake = sum(staked, ({ stakeCoins }) => stakeCoins);
  const square = sum(staked, ({ squareCoins }) => squareCoins);
  if (!(stake > 0 && square > 0)) throw new RangeError('nothing was staked');
  const share = (of: (chance: Chance) => number): number =>
    sum(staked, (each) => each.stakeCoins * of(chanceOf(each))) / stake;
  const expected = 1 - share(({ edge }) => edge);
  const variance = sum(staked, (each) => each.squareCoins * chanceOf(each).variance);
  const deviation = Math.sqrt(variance) / stake;
  // The number of equal stakes with the same variance.
  const equalStakes = stake ** 2 / square;
  // Of equal stakes; the sum of their cubes is not kept.
  const skewness =
    sum(staked, (each) => {
      const { variance: one, skewness: skew } = chanceOf(each);
      // Corrections of earlier days may leave nothing of a line, or less.
      return each.stakeCoins > 0 ? (each.squareCoins ** 2 / each.stakeCoins) * skew * one ** 1.5 : 0;
    }) /
    variance ** 1.5;
  const rarest = share(({ hit, miss }) => Math.min(hit, miss));
  return {
    expected,
    deviation,
    likely: bandOf(expected, LIKELY * deviation),
    nearlyCertain: bandOf(expected, NEARLY_CERTAIN * deviation),
    enough: equalStakes * rarest >= ENOUGH,
    canAlarm: equalStakes >= ALARM_STAKES && Math.abs(skewness) <= ALARM_SKEWNESS,
  };
};

/** Nothing less than nothing comes back. */
const bandOf = (middle: number, reach: number): Band => ({
  low: Math.max(0, middle - reach),
  high: middle + reach,
});

type Chance = {
  readonly edge: number;
  readonly variance: number;
  readonly skewness: number;
  readonly hit: number;
  readonly miss: number;
};

const chanceOf = ({ paidBy, decks }: Staked): Chance => {
  if (typeof paidBy === 'string') return chancesOf(decks)[paidBy];
  const odds = fullShoeBetOdds(paidBy, decks);
  return chanceFrom(betSummary(odds), odds);
};

const chancesOf = (decks: number): Chances => {
  const chances = known.get(decks) ?? counted(decks);
  known.set(decks, chances);
  return chances;
};

type Chances = Readonly<Record<KnownScheduleId, Chance>>;
const known = new Map<number, Chances>();

const counted = (decks: number): Chances => {
  const odds = oddsOf(fullShoe(decks));
  return keyedBy(SCHEDULE_IDS, (id) => chanceFrom(summaryOf(odds[id]), odds[id]));
};

const chanceFrom = (
  { edge, variance, skewness, hit }: Summary,
  { lost, total }: { readonly lost: number; readonly total: number },
): Chance => ({ edge, variance, skewness, hit, miss: lost / total });

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);
