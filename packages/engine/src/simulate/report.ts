// A tally of simulated coups compared with the exact figures, for each option. The schedules decide what wins, here too:
// each is evaluated once for every class of coups. [B1]–[B21]
import { betOddsCounter, betSummary } from '../bet/bet-odds.ts';
import type { CompiledBet } from '../bet/compiled-bet.ts';
import type { Coup } from '../coup.ts';
import { pairCoups, scoreCoups } from '../odds/class-coups.ts';
import { pairClass } from '../odds/coup-class.ts';
import { edgeOf, fullShoe } from '../odds/odds.ts';
import type { PaidBy } from '../odds/summary.ts';
import { PAY_TABLES } from '../option/schedule-terms.ts';
import type { KnownScheduleId } from '../option-id.ts';
import type { Ratio } from '../ratio.ts';
import { asksPairs, type Tally } from './simulate.ts';

/** Figures of a stake of one in each round. */
export type SimulatedFigures = {
  /** Rounds, by line of what is paid in its order. */
  readonly wonByLine: readonly number[];
  readonly pushed: number;
  readonly lost: number;
  /** Share of rounds won. */
  readonly hit: number;
  /** Net result of a stake of one, ties counted. */
  readonly mean: number;
  /** Standard error of the mean, with rounds as independent, which those of one shoe very nearly are. */
  readonly standardError: number;
  /** The exact mean of a round from a full shoe. */
  readonly exact: number;
  /** How many standard errors the mean is above the exact one; 0 when nothing varied and nothing differs. */
  readonly sigmas: number;
};

export type SimulatedOption = SimulatedFigures & { readonly schedule: KnownScheduleId };

/** Throws on a tally without rounds, and on a pair schedule that the tally did not count. */
export const reportOf = (tally: Tally, schedule: KnownScheduleId, decks: number): SimulatedOption => {
  const { lines, pushes } = PAY_TABLES[schedule];
  const waysWhere = counterFor(tally, schedule);
  const wonByLine = lines.map(({ when }) => waysWhere(when));
  const pushed = waysWhere(pushes);
  const lost = tally.rounds - sumOf(wonByLine) - pushed;
  const exact = -edgeOf(schedule, decks).edge;
  return { schedule, ...figuresOf(PAY_TABLES[schedule], { wonByLine, pushed, lost }, exact) };
};

/** The same of a bet that is data, from its coups by result. Throws when there are none. */
export const betFiguresOf = (
  bet: CompiledBet,
  byResult: readonly number[],
  decks: number,
): SimulatedFigures => {
  const rows = bet.lines.length;
  const [pushed = 0, lost = 0] = byResult.slice(rows);
  if (sumOf(byResult) === 0) throw new Error('nothing was dealt');
  const [odds] = betOddsCounter([bet])(fullShoe(decks));
  if (odds === undefined) throw new Error(`${bet.definition.id} has no odds`);
  return figuresOf(bet, { wonByLine: byResult.slice(0, rows), pushed, lost }, -betSummary(odds).edge);
};

const figuresOf = (
  { lines, commission }: PaidBy,
  counts: Pick<SimulatedFigures, 'wonByLine' | 'pushed' | 'lost'>,
  exact: number,
): SimulatedFigures => {
  const { wonByLine, pushed, lost } = counts;
  const won = sumOf(wonByLine);
  const rounds = won + pushed + lost;
  const nets = lines.map((line) => netOf(line.pays, commission));
  const mean = (sumOf(nets.map((net, i) => net * (wonByLine[i] ?? 0))) - lost) / rounds;
  const squares = (sumOf(nets.map((net, i) => net * net * (wonByLine[i] ?? 0))) + lost) / rounds;
  const standardError = Math.sqrt((squares - mean * mean) / rounds);
  return {
    wonByLine,
    pushed,
    lost,
    hit: won / rounds,
    mean,
    standardError,
    exact,
    sigmas: mean === exact ? 0 : (mean - exact) / standardError,
  };
};

const netOf = ([to, one]: Ratio, commission: Ratio | null): number => {
  const [kept, of] = commission ?? [0, 1];
  return (to * (of - kept)) / (one * of);
};

const counterFor = (
  tally: Tally,
  schedule: KnownScheduleId,
): ((holds: (coup: Coup) => boolean) => number) => {
  if (tally.rounds === 0) throw new Error('nothing was dealt');
  const [coups, counts, first] = asksPairs(schedule)
    ? [pairCoups(), tally.byPair, pairClass(0, 0)]
    : [scoreCoups(), tally.byScore, 0];
  if (counts === null) throw new Error(`pairs were not counted, and ${schedule} is about them`);
  return (holds) => sumOf(coups.map(({ at, coup }) => (holds(coup) ? (counts[at - first] ?? 0) : 0)));
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
