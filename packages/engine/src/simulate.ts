// Whole shoes dealt from a seed and counted. Each shoe has its own stream, made of the seed and its number, so
// any stretch of shoes can be dealt anywhere, in any order, by any number of threads, and the tallies add up to
// the same. For study and tests: live cards never come from a seed. [F1]
import { OPTIONS } from './option.ts';
import type { ScheduleId } from './option-id.ts';
import type { ShoeRules } from './room.ts';
import { SCHEDULES } from './schedule.ts';
import { newShoeDealer } from './simulate/deal.ts';

/** What was dealt, in whole numbers. Every option's result is read from the two counts. */
export type Tally = {
  readonly shoes: number;
  readonly rounds: number;
  /** Coups by both scores and who holds three cards. */
  readonly byScore: readonly number[];
  /** Coups by pairs; `null` when no schedule asked about them. */
  readonly byPair: readonly number[] | null;
};

export type ShoeRun = {
  readonly rules: ShoeRules;
  readonly schedules: readonly ScheduleId[];
  /** A whole number below 2^32. */
  readonly seed: number;
  /** Shoes are numbered from 0; whole numbers below 2^53. */
  readonly firstShoe: number;
  readonly shoes: number;
};

/** So many shoes keep every count of the kernel within 31 bits. */
const SHOES_AT_ONCE = 1 << 24;

/** Deals the shoes `firstShoe` … `firstShoe + shoes − 1` to their ends. Throws when the rules do not fit the decks. */
export const simulateShoes = ({ rules, schedules, seed, firstShoe, shoes }: ShoeRun): Tally => {
  if (shoes > SHOES_AT_ONCE) throw new Error(`at most ${SHOES_AT_ONCE} shoes at once`);
  const pairs = schedules.some(asksPairs);
  const { deal, counts } = newShoeDealer(rules, pairs);
  for (let shoe = firstShoe; shoe < firstShoe + shoes; shoe += 1) deal(seed, shoe);
  const byScore = [...counts.byScore];
  return {
    shoes,
    rounds: byScore.reduce((sum, count) => sum + count, 0),
    byScore,
    byPair: counts.byPair === null ? null : [...counts.byPair],
  };
};

export const asksPairs = (schedule: ScheduleId): boolean =>
  OPTIONS[SCHEDULES[schedule].option].group === 'pair';
