// Tests across shuffles: the ranks of their first cards must be a sequence of independent symbols.
import { chiSquareFit, fitOf } from './chi-square.ts';
import { rankOf } from './hand-tests.ts';
import type { OrderTest } from './permutation-tests.ts';

const RANKS = 13;

/** Serial test of non-overlapping pairs: all must be equally frequent. */
export const serialTest = (): OrderTest => {
  const seen = new Float64Array(RANKS ** 2);
  let [shuffles, before] = [0, 0];
  return {
    add: (order) => {
      const rank = rankOf(order[0] ?? 0);
      shuffles += 1;
      const cell = before * RANKS + rank;
      if (shuffles % 2 === 0) seen[cell] = (seen[cell] ?? 0) + 1;
      before = rank;
    },
    finding: () => {
      const pairs = Math.floor(shuffles / 2);
      return { test: 'serial', ...fitOf(seen, new Float64Array(RANKS ** 2).fill(pairs / RANKS ** 2)) };
    },
  };
};

/**
 * Overlapping triples in a ring: the difference of Good's statistics for length three and two is chi-square
 * distributed.
 */
export const overlapTest = (): OrderTest => {
  const ranks: number[] = [];
  const statistic = (length: number): number => {
    const seen = new Float64Array(RANKS ** length);
    for (let start = 0; start < ranks.length; start += 1) {
      let cell = 0;
      for (let step = 0; step < length; step += 1)
        cell = cell * RANKS + (ranks[(start + step) % ranks.length] ?? 0);
      seen[cell] = (seen[cell] ?? 0) + 1;
    }
    const squares = seen.reduce((sum, each) => sum + each * each, 0);
    return (squares * RANKS ** length) / ranks.length - ranks.length;
  };
  return {
    add: (order) => {
      ranks.push(rankOf(order[0] ?? 0));
    },
    finding: () => ({
      test: 'overlaps',
      ...chiSquareFit(statistic(3) - statistic(2), RANKS ** 3 - RANKS ** 2),
    }),
  };
};
