import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ROUNDS, type Stratum, surpriseOf } from './matches.ts';

/** The chance of as many matches, from every order of the other series. */
const tailByOrders = ({ rounds, pairs, matches }: Stratum): number => {
  const series = (place: 0 | 1): number[] =>
    Array.from({ length: rounds }, (_, i) => {
      let from = 0;
      for (const [way, pair] of pairs.entries()) {
        if (i >= from && i < from + pair[place]) return way;
        from += pair[place];
      }
      return -1 - place;
    });
  const [one, other] = [series(0), series(1)];
  let [all, many] = [0, 0];
  const orders = (left: readonly number[], at: number, found: number): void => {
    if (at === rounds) {
      all += 1;
      if (found >= matches) many += 1;
      return;
    }
    for (const i of left.keys())
      orders(
        left.filter((_, j) => j !== i),
        at + 1,
        found + (left[i] === one[at] ? 1 : 0),
      );
  };
  orders(other, 0, 0);
  return many / all;
};

const stratum = fc
  .record({
    rounds: fc.integer({ min: 1, max: 6 }),
    cuts: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
  })
  .map(({ rounds, cuts: [a = 0, b = 0, c = 0, d = 0] }) => {
    const [one, other] = [Math.min(a, rounds), Math.min(b, rounds)];
    const pairs = [
      [one, other],
      [Math.min(c, rounds - one), Math.min(d, rounds - other)],
    ] as const;
    return { rounds, pairs, most: pairs.reduce((sum, [x, y]) => sum + Math.min(x, y), 0) };
  });

describe('the surprise of matches', () => {
  it('[B-62] is never below the exact chance over all orders of the series, and the average is exact', () => {
    fc.assert(
      fc.property(stratum, fc.nat(6), ({ rounds, pairs, most }, wanted) => {
        const matches = Math.min(wanted, most);
        const found = surpriseOf([{ rounds, pairs, matches }]);
        const exact = tailByOrders({ rounds, pairs, matches });
        expect(10 ** found.chanceLog10).toBeGreaterThanOrEqual(exact * (1 - 1e-9));
        const average = pairs.reduce((sum, [one, other]) => sum + (one * other) / rounds, 0);
        expect(found.expected).toBeCloseTo(average, 9);
      }),
      { seed: 62, numRuns: 60 },
    );
  });

  it('[B-62] equals the exact chance when every possible round matches', () => {
    // Six of sixty rounds favoured, six staked, all the same: one in C(60, 6).
    const all = surpriseOf([{ rounds: 60, pairs: [[6, 6]], matches: 6 }]);
    expect(all.chanceLog10).toBeCloseTo(-Math.log10(50_063_860), 6);
    // Two strata are independent of each other.
    const twice = surpriseOf([
      { rounds: 60, pairs: [[6, 6]], matches: 6 },
      { rounds: 60, pairs: [[6, 6]], matches: 6 },
    ]);
    expect(twice).toMatchObject({ rounds: 120, matches: 12 });
    expect(twice.chanceLog10).toBeCloseTo(2 * all.chanceLog10, 6);
  });

  it('[B-62] is zero where only these matches are possible, or fewer than expected occurred', () => {
    expect(surpriseOf([{ rounds: 80, pairs: [[80, 80]], matches: 80 }]).chanceLog10).toBeCloseTo(0, 9);
    expect(surpriseOf([{ rounds: 80, pairs: [[40, 40]], matches: 12 }]).chanceLog10).toBe(0);
    expect(surpriseOf([])).toEqual({ rounds: 0, matches: 0, expected: 0, chanceLog10: 0 });
  });

  it('[B-62] is finite in the longest stratum, and refuses impossible counts', () => {
    const half = MOST_ROUNDS / 2;
    const long = surpriseOf([
      {
        rounds: MOST_ROUNDS,
        pairs: [
          [half, half],
          [half, half],
        ],
        matches: MOST_ROUNDS,
      },
    ]);
    expect(long.chanceLog10).toBeCloseTo(-34.985, 2);
    expect(() => surpriseOf([{ rounds: MOST_ROUNDS + 1, pairs: [], matches: 0 }])).toThrow(RangeError);
    expect(() => surpriseOf([{ rounds: 9, pairs: [[2, 3]], matches: 3 }])).toThrow('at most 2 are possible');
  });
});
