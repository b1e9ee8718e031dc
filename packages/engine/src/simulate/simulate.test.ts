import { describe, expect, it } from 'vitest';
import { simulateSlowly } from '../../test/simulate-twin.ts';
import { fullShoe } from '../odds/composition.ts';
import { oddsOf } from '../odds/odds.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../option-id.ts';
import { AFTER_CUT, BURN_CUSTOMS, type ShoeRules } from '../room.ts';
import { reportOf } from './report.ts';
import { addTallies, simulateShoes } from './simulate.ts';

const RULES: ShoeRules = { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' };

const simulate = (firstShoe: number, shoes: number, rules = RULES, seed = 7) =>
  simulateShoes({ rules, schedules: SCHEDULE_IDS, seed, firstShoe, shoes });

const countsOf = (tally: ReturnType<typeof simulate>, schedule: KnownScheduleId) => {
  const { wonByLine, pushed, lost } = reportOf(tally, schedule, 8);
  return { wonByLine, pushed, lost };
};

describe('against the slow implementation', () => {
  const customs = BURN_CUSTOMS.flatMap((burn) => AFTER_CUT.map((afterCut) => ({ burn, afterCut })));

  it.each(customs)('[S1] [S2] settles the same coups: $burn, $afterCut', ({ burn, afterCut }) => {
    for (const [decks, cutDepth, shoes] of [
      [8, 14, 6],
      [8, 15, 6],
      [6, 100, 3],
      [1, 11, 40],
      [1, 38, 40],
    ] as const) {
      const rules = { decks, burn, cutDepth, afterCut };
      const tally = simulate(3, shoes, rules, 4_000_000_000);
      const twin = simulateSlowly(rules, 4_000_000_000, 3, shoes);
      expect(tally.rounds).toBe(twin.rounds);
      for (const id of SCHEDULE_IDS) expect([id, countsOf(tally, id)]).toEqual([id, twin.bySchedule[id]]);
    }
  });

  it('deals the shoes of large numbers', () => {
    const twin = simulateSlowly(RULES, 1, 2 ** 40 + 5, 2);
    const tally = simulate(2 ** 40 + 5, 2, RULES, 1);
    expect(countsOf(tally, 'player')).toEqual(twin.bySchedule.player);
    expect(tally).not.toEqual(simulate(5, 2, RULES, 1));
  });
});

describe('[B21] against the exact odds', () => {
  const SHOES = 6000;
  const tally = simulate(0, SHOES);
  const odds = oddsOf(fullShoe(8));

  it.each(SCHEDULE_IDS)('%s wins as often as it should', (id) => {
    const { wonByLine, pushed, lost, sigmas } = reportOf(tally, id, 8);
    const exact = odds[id];
    const seen = [...wonByLine, pushed, lost];
    const expected = [...exact.wonByLine, exact.pushed, exact.lost].map(
      (ways) => (ways / exact.total) * tally.rounds,
    );
    const square = expected.reduce(
      (sum, count, i) => sum + (count === 0 ? 0 : ((seen[i] ?? 0) - count) ** 2 / count),
      0,
    );
    const freedom = expected.filter((count) => count > 0).length - 1;
    // Wilson and Hilferty: the cube root of a chi-square is nearly normal. Four sigmas are one in 30,000.
    const spread = 2 / (9 * freedom);
    expect((Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread)).toBeLessThan(4);
    expect(Math.abs(sigmas)).toBeLessThan(4);
  });
});

describe('tallies', () => {
  it('add up to the same however the shoes are divided', () => {
    const parts = [simulate(90, 10), simulate(0, 37), simulate(37, 53)];
    expect(parts.reduce(addTallies)).toEqual(simulate(0, 100));
  });

  it('differ by seed and omit pairs unless requested', () => {
    expect(simulate(0, 5, RULES, 8)).not.toEqual(simulate(0, 5));
    const main = simulateShoes({ rules: RULES, schedules: ['banker'], seed: 7, firstShoe: 0, shoes: 5 });
    expect(main).toEqual({ ...simulate(0, 5), byPair: null });
    expect(() => reportOf(main, 'any-pair', 8)).toThrow('pairs were not counted');
    expect(() => addTallies(main, simulate(5, 5))).toThrow('only one of the tallies');
  });

  it('[S2] refuses a cut card at an invalid depth', () => {
    expect(() => simulate(0, 1, { ...RULES, cutDepth: 5 })).toThrow('does not fit');
    expect(() => simulate(0, 1, { ...RULES, cutDepth: 406 })).toThrow('does not fit');
  });
});
