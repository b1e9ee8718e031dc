// A tally of simulated coups compared with the exact figures, for each option. The schedules decide what wins, here too:
// each is evaluated once for every class of coups. [B1]–[B21]
import type { Coup } from '../coup.ts';
import { pairCoups, scoreCoups } from '../odds/class-coups.ts';
import { pairClass } from '../odds/coup-class.ts';
import { edgeOf } from '../odds/odds.ts';
import { SCHEDULES, type Schedule } from '../option/schedule.ts';
import type { ScheduleId } from '../option-id.ts';
import { asksPairs, type Tally } from './simulate.ts';

export type SimulatedOption = {
  readonly schedule: ScheduleId;
  /** Rounds, by line of the schedule in its order. */
  readonly wonByLine: readonly number[];
  readonly pushed: number;
  readonly lost: number;
  /** Share of rounds won. */
  readonly hit: number;
  /** Net result of a stake of one, ties counted. */
  readonly mean: number;
  /** Of the mean, taking rounds as independent, which those of one shoe very nearly are. */
  readonly standardError: number;
  /** The exact mean of a round from a full shoe. */
  readonly exact: number;
  /** How many standard errors the mean is above the exact one; 0 when nothing varied and nothing differs. */
  readonly sigmas: number;
};

/** Throws on a tally without rounds, and on a pair schedule that the tally did not count. */
export const reportOf = (tally: Tally, schedule: ScheduleId, decks: number): SimulatedOption => {
  const { lines, pushes, commission } = SCHEDULES[schedule];
  const waysWhere = counterFor(tally, schedule);
  const wonByLine = lines.map(({ when }) => waysWhere(when));
  const pushed = waysWhere(pushes);
  const won = wonByLine.reduce((sum, count) => sum + count, 0);
  const lost = tally.rounds - won - pushed;
  const nets = lines.map((line) => netOf(line.pays, commission));
  const mean = (sumOf(nets.map((net, i) => net * (wonByLine[i] ?? 0))) - lost) / tally.rounds;
  const squares = (sumOf(nets.map((net, i) => net * net * (wonByLine[i] ?? 0))) + lost) / tally.rounds;
  const standardError = Math.sqrt((squares - mean * mean) / tally.rounds);
  const exact = -edgeOf(schedule, decks).edge;
  return {
    schedule,
    wonByLine,
    pushed,
    lost,
    hit: won / tally.rounds,
    mean,
    standardError,
    exact,
    sigmas: mean === exact ? 0 : (mean - exact) / standardError,
  };
};

const netOf = ([to, one]: readonly [number, number], commission: Schedule['commission']): number => {
  const [kept, of] = commission ?? [0, 1];
  return (to * (of - kept)) / (one * of);
};

const counterFor = (tally: Tally, schedule: ScheduleId): ((holds: (coup: Coup) => boolean) => number) => {
  if (tally.rounds === 0) throw new Error('nothing was dealt');
  const [coups, counts, first] = asksPairs(schedule)
    ? [pairCoups(), tally.byPair, pairClass(0, 0)]
    : [scoreCoups(), tally.byScore, 0];
  if (counts === null) throw new Error(`pairs were not counted, and ${schedule} is about them`);
  return (holds) => sumOf(coups.map(({ at, coup }) => (holds(coup) ? (counts[at - first] ?? 0) : 0)));
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
