// Exact odds: every schedule's own conditions are asked about every class of coups a full shoe can deal, and
// the ordered six-card draws are counted as integers. Floats come in only where a figure is printed. [B21]

import { type Composition, fullShoe, sixCardDraws } from './odds/composition.ts';
import type { CoupClass } from './odds/coup-class.ts';
import { pairClasses } from './odds/pair-classes.ts';
import { scoreClasses } from './odds/score-classes.ts';
import { OPTIONS } from './option.ts';
import type { ScheduleId } from './option-id.ts';
import { type Ratio, SCHEDULES, type Schedule } from './schedule.ts';

export { type Composition, fullShoe } from './odds/composition.ts';

/** Counts of ordered six-card draws: exact integers that add up to `total`. */
export type Odds = {
  readonly schedule: ScheduleId;
  readonly total: number;
  /** By line of the schedule, in its order. */
  readonly wonByLine: readonly number[];
  readonly pushed: number;
  readonly lost: number;
};

/** An exact quotient in lowest terms, its denominator positive. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** The odds of all twenty schedules for these cards. Throws on fewer than 6 cards or more than 416. */
export const oddsOf = (composition: Composition): Readonly<Record<ScheduleId, Odds>> => {
  const total = sixCardDraws(composition);
  const byScore = scoreClasses(composition);
  const byPair = pairClasses(composition);
  const counted = Object.values(SCHEDULES).map((schedule) => [
    schedule.id,
    count(schedule, OPTIONS[schedule.option].group === 'pair' ? byPair : byScore, total),
  ]);
  return Object.fromEntries(counted) as Readonly<Record<ScheduleId, Odds>>;
};

const count = (schedule: Schedule, classes: readonly CoupClass[], total: number): Odds => {
  const waysWhere = (holds: (coup: CoupClass['coup']) => boolean): number =>
    classes.reduce((sum, { coup, ways }) => (holds(coup) ? sum + ways : sum), 0);
  const wonByLine = schedule.lines.map(({ when }) => waysWhere(when));
  const pushed = waysWhere(schedule.pushes);
  const lost = total - pushed - wonByLine.reduce((sum, ways) => sum + ways, 0);
  return { schedule: schedule.id, total, wonByLine, pushed, lost };
};

/** What a stake of one wins on average, commission taken and ties counted: less than nothing for most. [B21] */
export const expectedOf = ({ schedule, total, wonByLine, lost }: Odds): Fraction => {
  const { lines, commission } = SCHEDULES[schedule];
  const [kept, of] = commission ?? [0, 1];
  let expected = fraction(-BigInt(lost), BigInt(total));
  lines.forEach(({ pays }, i) => {
    const net: Ratio = [pays[0] * (of - kept), pays[1] * of];
    const ways = BigInt(wonByLine[i] ?? 0);
    expected = plus(expected, fraction(ways * BigInt(net[0]), BigInt(total) * BigInt(net[1])));
  });
  return expected;
};

export type Edge = {
  /** The house's share of every stake, ties counted. */
  readonly edge: number;
  /** The same of the stakes that were not pushed. */
  readonly edgePerResolved: number;
  /** What comes back of every stake on average, `1 − edge`. */
  readonly returned: number;
  /** The chance to win. */
  readonly hit: number;
};

/** The figures to print beside an option, as shares of one, for a full shoe of so many decks. [B21] */
export const edgeOf = (schedule: ScheduleId, decks: number): Edge => {
  const odds = fullShoeOdds(decks)[schedule];
  const edge = -toNumber(expectedOf(odds));
  const won = odds.wonByLine.reduce((sum, ways) => sum + ways, 0);
  return {
    edge,
    edgePerResolved: (edge * odds.total) / (odds.total - odds.pushed),
    returned: 1 - edge,
    hit: won / odds.total,
  };
};

const known = new Map<number, Readonly<Record<ScheduleId, Odds>>>();

const fullShoeOdds = (decks: number): Readonly<Record<ScheduleId, Odds>> => {
  const odds = known.get(decks) ?? oddsOf(fullShoe(decks));
  known.set(decks, odds);
  return odds;
};

const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  const shared = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
};

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));

/** Sixteen digits after the point, which is all a float can print. */
const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 16n) / denominator) / 1e16;
