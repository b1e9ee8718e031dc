// Exact odds: the ordered six-card draws of any composition of a shoe, counted as integers by classes of coups, for each of which
// the schedules are evaluated. Floating point is used only where a figure is printed. [B21]

import type { KnownScheduleId } from '../option-id.ts';
import { byValue, type Composition, drawsOf, fullShoe } from './composition.ts';
import { noWays } from './coup-class.ts';
import { countPairs } from './pair-classes.ts';
import { type Catalogue, scheduleOdds } from './schedule-odds.ts';
import { countScores } from './score-classes.ts';
import { summaryOf } from './summary.ts';

export { type Composition, fullShoe } from './composition.ts';
export type { Fraction } from './fraction.ts';
export type { Catalogue, Odds } from './schedule-odds.ts';
export { expectedOf, type Summary, summaryOf } from './summary.ts';

/** The odds of all schedules for these cards. Throws a `RangeError` on fewer than 6 or more than 416. */
export const oddsOf = (composition: Composition): Catalogue => {
  const total = drawsOf(composition, 6);
  const ways = noWays();
  countScores(byValue(composition), [], ways);
  countPairs(composition, ways);
  return scheduleOdds(ways, total);
};

export type Edge = {
  /** The house's share of every stake, including ties. */
  readonly edge: number;
  /** The same of the stakes that were not pushed. */
  readonly edgePerResolved: number;
  /** The average return of a stake, `1 − edge`. */
  readonly returned: number;
  /** The chance to win. */
  readonly hit: number;
};

/** The figures to print beside an option, as shares of one, for a full shoe of `decks` decks. [B21] */
export const edgeOf = (schedule: KnownScheduleId, decks: number): Edge => {
  const { edge, edgePerResolved, hit } = summaryOf(fullShoeOdds(decks)[schedule]);
  return { edge, edgePerResolved, returned: 1 - edge, hit };
};

const known = new Map<number, Catalogue>();

const fullShoeOdds = (decks: number): Catalogue => {
  const odds = known.get(decks) ?? oddsOf(fullShoe(decks));
  known.set(decks, odds);
  return odds;
};
