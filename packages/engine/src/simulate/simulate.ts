// Whole shoes dealt from a seed and counted. Each shoe has its own stream, made of the seed and its number, so
// any range of shoes can be dealt in any order and by any number of threads, and the sum of the tallies is
// the same. For study and tests: live cards never come from a seed. [F1]
import { OPTIONS } from '../option/option.ts';
import { SCHEDULES } from '../option/schedule.ts';
import type { KnownScheduleId } from '../option-id.ts';
import type { ShoeRules } from '../room.ts';
import { dealShoes } from './deal.ts';

/** The counts of dealt coups, in whole numbers. Every option's result is read from the two counts. */
export type Tally = {
  readonly shoes: number;
  readonly rounds: number;
  /** Coups by both scores and who holds three cards. */
  readonly byScore: readonly number[];
  /** Coups by pairs; `null` when no schedule asked about them. */
  readonly byPair: readonly number[] | null;
};

/** A stretch of shoes to deal from one seed. */
export type ShoeRun = {
  readonly rules: ShoeRules;
  readonly schedules: readonly KnownScheduleId[];
  /** A whole number below 2^32. */
  readonly seed: number;
  /** Shoes are numbered from 0; whole numbers below 2^53. */
  readonly firstShoe: number;
  readonly shoes: number;
};

/** Most shoes for which every count of the kernel fits 31 bits. */
const SHOES_AT_ONCE = 1 << 24;

/** Deals the shoes `firstShoe` … `firstShoe + shoes − 1` to their ends. Throws when the rules do not fit the decks. */
export const simulateShoes = ({ rules, schedules, seed, firstShoe, shoes }: ShoeRun): Tally => {
  if (shoes > SHOES_AT_ONCE) throw new Error(`at most ${SHOES_AT_ONCE} shoes at once`);
  const pairs = schedules.some(asksPairs);
  const { byScore, byPair } = dealShoes(rules, pairs, seed, firstShoe, shoes);
  const rounds = byScore.reduce((sum, count) => sum + count, 0);
  return { shoes, rounds, byScore, byPair: pairs ? byPair : null };
};

/** Whether the schedule is decided by pairs, so that a run must count them. [B4]–[B7] */
export const asksPairs = (schedule: KnownScheduleId): boolean =>
  OPTIONS[SCHEDULES[schedule].option].group === 'pair';

/** How many shoes hold about that many rounds, rather more: measured on the first ones of the seed. */
export const shoesFor = (rules: ShoeRules, seed: number, rounds: number): number => {
  const sample = simulateShoes({ rules, schedules: [], seed, firstShoe: 0, shoes: 4096 });
  return Math.ceil((rounds / sample.rounds) * sample.shoes * 1.001);
};

/** Both together. Throws when only one of them counted pairs. */
export const addTallies = (one: Tally, other: Tally): Tally => {
  if ((one.byPair === null) !== (other.byPair === null))
    throw new Error('only one of the tallies counted pairs');
  return {
    shoes: one.shoes + other.shoes,
    rounds: one.rounds + other.rounds,
    byScore: addCounts(one.byScore, other.byScore),
    byPair: one.byPair === null || other.byPair === null ? null : addCounts(one.byPair, other.byPair),
  };
};

const addCounts = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((count, i) => count + (other[i] ?? 0));
