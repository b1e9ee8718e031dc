import { describe, expect, it } from 'vitest';
import type { PaidBy, PaidCounts } from '../odds/summary.ts';
import type { Ratio } from '../ratio.ts';
import { kellyOf } from './kelly.ts';
import { riskOfRuin, roundsToOneDeviation, ruinOf } from './ruin.ts';

/** A bet that pays so to one on each line, as often in a hundred draws, and is lost in the rest. */
const bet = (lines: readonly (readonly [pays: Ratio, won: number])[], pushed = 0): [PaidBy, PaidCounts] => {
  const wonByLine = lines.map(([, won]) => won);
  const lost = 100 - pushed - wonByLine.reduce((sum, won) => sum + won, 0);
  return [
    { lines: lines.map(([pays]) => ({ pays })), commission: null },
    { total: 100, wonByLine, pushed, lost },
  ];
};

describe('the Kelly fraction', () => {
  it.each([
    [[1, 1], 55, 0],
    [[1, 1], 50, 10],
    [[40, 1], 3, 0],
    [[1, 2], 70, 0],
    [[9000, 1], 1, 0],
  ] as const)(
    'of one pay is its edge over the pay: %j won %i times of 100, pushed %i',
    (pays, won, pushed) => {
      const [to, one] = pays;
      const net = to / one;
      const lost = 100 - won - pushed;
      // With pushes, of the rounds that are decided.
      const closed = (won * net - lost) / ((won + lost) * net);
      expect(kellyOf(...bet([[pays, won]], pushed)).fraction).toBeCloseTo(closed, 14);
    },
  );

  it('of several pays makes the growth greatest', () => {
    const [paid, counts] = bet(
      [
        [[2, 1], 20],
        [[10, 1], 5],
        [[1, 2], 20],
      ],
      5,
    );
    const { fraction, growth } = kellyOf(paid, counts);
    const growthAt = (f: number): number =>
      0.2 * Math.log(1 + 2 * f) +
      0.05 * Math.log(1 + 10 * f) +
      0.2 * Math.log(1 + f / 2) +
      0.5 * Math.log(1 - f);
    expect(growth).toBeCloseTo(growthAt(fraction), 15);
    for (const step of [-1e-3, 1e-3]) expect(growthAt(fraction + step)).toBeLessThan(growth);
    expect(fraction).toBeGreaterThan(0.05);
  });

  it('[L2] takes the commission off', () => {
    const [paid, counts] = bet([[[1, 1], 55]]);
    const { fraction } = kellyOf({ ...paid, commission: [1, 20] }, counts);
    expect(fraction).toBeCloseTo((0.55 * 0.95 - 0.45) / 0.95, 14);
  });

  it('is 0 for a bet that does not favour the patron, and everything for one that cannot be lost', () => {
    expect(kellyOf(...bet([[[1, 1], 50]]))).toEqual({ fraction: 0, growth: 0 });
    expect(kellyOf(...bet([[[1, 1], 49]]))).toEqual({ fraction: 0, growth: 0 });
    const sure = kellyOf(...bet([[[1, 1], 60]], 40));
    expect(sure.fraction).toBe(1);
    expect(sure.growth).toBeCloseTo(0.6 * Math.log(2), 14);
  });
});

describe('the risk of ruin', () => {
  it('of an even chance is (q / p) to the power of the bankroll', () => {
    const ruin = ruinOf(...bet([[[1, 1], 55]]));
    expect(ruin.wholeNets).toBe(true);
    expect(riskOfRuin(ruin, 1)).toBeCloseTo(45 / 55, 14);
    expect(riskOfRuin(ruin, 20)).toBeCloseTo((45 / 55) ** 20, 14);
    expect(riskOfRuin(ruinOf(...bet([[[1, 1], 44]], 20)), 1)).toBeCloseTo(36 / 44, 14);
  });

  it('of several pays solves z = Σ p·z^(1 + net)', () => {
    const z = riskOfRuin(
      ruinOf(
        ...bet(
          [
            [[2, 1], 20],
            [[10, 1], 8],
          ],
          5,
        ),
      ),
      1,
    );
    expect(z).toBeLessThan(1);
    expect(0.67 + 0.05 * z + 0.2 * z ** 3 + 0.08 * z ** 11).toBeCloseTo(z, 14);
  });

  it('is that of the walk itself, played to its end', () => {
    const ruin = ruinOf(...bet([[[2, 1], 40]]));
    // By bankroll: the chance of ruin within a number of rounds, which rises to the risk of ruin.
    let ruined = Array.from({ length: 4_000 }, (_, bankroll): number => (bankroll === 0 ? 1 : 0));
    for (let round = 0; round < 1_500; round += 1)
      ruined = ruined.map((now, bankroll) =>
        bankroll === 0 ? now : 0.6 * (ruined[bankroll - 1] ?? 0) + 0.4 * (ruined[bankroll + 2] ?? 0),
      );
    for (const bankroll of [1, 5, 12])
      expect(riskOfRuin(ruin, bankroll)).toBeCloseTo(ruined[bankroll] ?? 0, 6);
  });

  it('is certain, or none, or lies between two bankrolls where a net is no whole number', () => {
    expect(riskOfRuin(ruinOf(...bet([[[1, 1], 50]])), 1000)).toBe(1);
    expect(riskOfRuin(ruinOf(...bet([[[1, 1], 60]], 40)), 1)).toBe(0);
    expect(ruinOf(...bet([[[1, 2], 80]])).wholeNets).toBe(false);
  });
});

it('N₀ is the variance over the squared mean, and there is none without a gain', () => {
  expect(roundsToOneDeviation(...bet([[[1, 1], 55]]))).toBeCloseTo(99, 10);
  expect(roundsToOneDeviation(...bet([[[1, 1], 50]]))).toBeNull();
});
