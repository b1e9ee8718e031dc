// From counted classes to the odds of the schedules. Which classes win on which line is decided by the
// schedules once; counting is then adding a few numbers for each line. [B1]–[B18]
import type { Predicate } from '../condition/predicate.ts';
import { OPTIONS } from '../option/option.ts';
import { SCHEDULES } from '../option/schedule.ts';
import { PAY_TABLES } from '../option/schedule-terms.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../option-id.ts';
import { pairCoups, scoreCoups } from './class-coups.ts';
import type { Ways } from './coup-class.ts';

/** Counts of ordered draws: exact integers that add up to `total`. */
export type Odds = {
  readonly schedule: KnownScheduleId;
  readonly total: number;
  /** By line of the schedule, in its order. */
  readonly wonByLine: readonly number[];
  readonly pushed: number;
  readonly lost: number;
};

/** The odds of all schedules for one composition of the shoe. */
export type Catalogue = Readonly<Record<KnownScheduleId, Odds>>;

/**
 * The odds of every schedule. `ways`: ordered draws by class; `total`: their sum, at most 2^53 to stay exact.
 * [B1]–[B18] [B21]
 */
export const scheduleOdds = (ways: Ways, total: number): Catalogue => {
  const catalogue: Partial<Record<KnownScheduleId, Odds>> = {};
  for (const { schedule, lines, pushes } of CLASSES) {
    const pushed = sum(ways, pushes);
    let lost = total - pushed;
    const wonByLine = lines.map((line) => {
      const won = sum(ways, line);
      lost -= won;
      return won;
    });
    catalogue[schedule] = { schedule, total, wonByLine, pushed, lost };
  }
  return catalogue as Catalogue;
};

const sum = (ways: Ways, classes: Uint16Array): number => {
  let total = 0;
  for (let i = 0; i < classes.length; i += 1) total += ways[classes[i] ?? 0] ?? 0;
  return total;
};

type ScheduleClasses = {
  readonly schedule: KnownScheduleId;
  readonly lines: readonly Uint16Array[];
  readonly pushes: Uint16Array;
};

const CLASSES: readonly ScheduleClasses[] = (() => {
  const byScore = scoreCoups();
  const byPair = pairCoups();
  return SCHEDULE_IDS.map((schedule) => {
    const { lines, pushes } = PAY_TABLES[schedule];
    const coups = OPTIONS[SCHEDULES[schedule].option].group === 'pair' ? byPair : byScore;
    const where = (holds: Predicate): Uint16Array =>
      Uint16Array.from(
        coups.filter(({ coup }) => holds(coup)),
        ({ at }) => at,
      );
    return { schedule, lines: lines.map(({ when }) => where(when)), pushes: where(pushes) };
  });
})();
