// A payout in the room's notation: "to one" (8:1), or "for one", which includes the stake (nine times). Both are the
// same amount and are read from the schedule that pays. [V5] [B1]–[B18]
import type { Room } from '@punto/engine/room';
import { payLabel, type Ratio, type Schedule } from '@punto/engine/schedule';
import { numberWord } from './number.ts';

/** `0.95:1`, or `twice the bet less 5 %`. */
export const printedPay = (schedule: Schedule, printed: Room['printed']): string =>
  printed === 'for-one' ? payForOne(schedule) : payLabel(schedule);

/** `twice`, `nine times`, `twice the bet less 5 %`, `13 · 21 times`, `up to 31 times`. */
export const payForOne = ({ lines, commission }: Schedule): string => {
  const times = lines.map(({ pays }) => withStake(pays));
  const [only = 0] = times;
  if (times.length > MOST_ON_A_SPOT) return `up to ${Math.max(...times)} times`;
  if (times.length === 1)
    return commission ? `${timesWords(only)} the bet less ${ratioInPercent(commission)}` : timesWords(only);
  const worded = lines.map(({ says }, i) => `${timesWords(times[i] ?? 0)} ${says}`);
  return times.every(Number.isInteger) ? `${times.join(' · ')} times` : worded.join(' · ');
};

/** What a stake of one returns, stake included. */
export const withStake = ([to, one]: Ratio): number => to / one + 1;

export const timesWords = (times: number): string => {
  if (times === 2) return 'twice';
  return `${Number.isInteger(times) ? numberWord(times) : times} times`;
};

/** `5 %` */
export const ratioInPercent = ([part, of]: Ratio): string => `${(part / of) * 100} %`;

const MOST_ON_A_SPOT = 3;
