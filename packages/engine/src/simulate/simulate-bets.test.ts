import { describe, expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { countSlowly } from '../../test/counter-twin.ts';
import { compileBet } from '../bet/compiled-bet.ts';
import { SCHEDULE_IDS } from '../option-id.ts';
import type { ShoeRules } from '../room.ts';
import { type Counter, counterFigures } from './counter.ts';
import { readyBet } from './ready-bet.ts';
import { betFiguresOf } from './report.ts';
import { simulateShoes } from './simulate.ts';
import { addBetsTallies, simulateBets } from './simulate-bets.ts';

const RULES: ShoeRules = { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish-plus-one' };
const NO_NET = { byResult: [], net: 0, netSquares: 0, netDealt: 0, netBet: 0 };
const PUBLISHED = betsOf('published');
const CATALOGUE = betsOf('catalogue');
const DRAGON: Counter = { tags: [0, 0, 0, -1, -1, -1, -1, 2, 2, 0], count: 'true', from: 4, until: null };

const published = (id: string) => {
  const bet = PUBLISHED.get(id);
  if (bet === undefined) throw new Error(`there is no bet ${id}`);
  return bet;
};

/** Found by values, by pairs and by faces, with a commission and pushes. */
const SOME = [
  ...['dragon-7', 'perfect-pair-25-200', 'royal-match', 'tiger-pair'].map(published),
  ...['banker', 'banker-bonus', 'any-pair'].flatMap((id) => CATALOGUE.get(id) ?? []),
];

const run = (firstShoe: number, shoes: number, bets = SOME, counter: Counter | null = null, rules = RULES) =>
  simulateBets({ rules, schedules: SCHEDULE_IDS, seed: 7, firstShoe, shoes, bets, counter });

describe('bets over shoes', () => {
  it('are settled in the shoes that the options are counted in', () => {
    const { tally, settled } = run(5, 41);
    const shoes = simulateShoes({ rules: RULES, schedules: SCHEDULE_IDS, seed: 7, firstShoe: 5, shoes: 41 });
    expect(tally).toEqual(shoes);
    const sums = settled.map(({ byResult }) => byResult.reduce((sum, count) => sum + count, 0));
    expect(new Set(sums)).toEqual(new Set([shoes.rounds]));
    expect(settled.every(({ counted }) => counted === null)).toBe(true);
  });

  it('add up to the same however the shoes are divided, with a counter and without', () => {
    for (const counter of [null, DRAGON]) {
      const parts = [run(20, 3, SOME, counter), run(0, 7, SOME, counter), run(7, 13, SOME, counter)];
      expect(parts.reduce(addBetsTallies)).toEqual(run(0, 23, SOME, counter));
    }
    expect(() => addBetsTallies(run(0, 1), run(1, 1, SOME, DRAGON))).toThrow('only one of the tallies');
    expect(() => addBetsTallies(run(0, 1), run(1, 1, []))).toThrow('not of the same bets');
  });

  it('[B21] agree with their exact odds', () => {
    const { settled } = run(0, 400);
    const figures = SOME.map((bet, i) => betFiguresOf(compileBet(bet), settled[i]?.byResult ?? [], 8));
    expect(figures[0]?.exact).toBeCloseTo(-0.076113, 6);
    for (const { sigmas } of figures) expect(Math.abs(sigmas)).toBeLessThan(4);
    expect(() => betFiguresOf(compileBet(published('dragon-7')), [], 8)).toThrow('nothing was dealt');
  });
});

describe('a card counter', () => {
  const counters: readonly Counter[] = [
    DRAGON,
    { ...DRAGON, count: 'running', from: -2.5, until: 30 },
    { tags: [1, 1, 0, 0, 0, 0, 0, -3, -3, 1], count: 'true', from: 0.75, until: null },
  ];
  const customs: readonly ShoeRules[] = [
    RULES,
    { decks: 6, burn: 'none', cutDepth: 60, afterCut: 'finish' },
    { decks: 2, burn: 'courts-eleven-up', cutDepth: 14, afterCut: 'finish-plus-one' },
  ];

  it.each(customs)('[S1] [S2] bets as the slow one does: %j', (rules) => {
    const shoes = 4;
    for (const counter of counters) {
      const fast = run(9, shoes, SOME, counter, rules);
      for (const [i, bet] of SOME.entries()) {
        const slow = Array.from({ length: shoes }, (_, shoe) =>
          countSlowly(rules, 7, 9 + shoe, bet, counter),
        );
        const { byResult, counted } = fast.settled[i] ?? { byResult: [], counted: null };
        const results = slow.flatMap((shoe) => shoe.results);
        expect(byResult).toEqual(
          byResult.map((_, result) => results.filter((each) => each === result).length),
        );
        const { unit } = readyBet(bet);
        const sum = (of: (shoe: (typeof slow)[number]) => number) =>
          slow.reduce((total, shoe) => total + of(shoe), 0);
        expect(fast.counted).toEqual({
          dealt: sum(({ dealt }) => dealt),
          bet: sum((shoe) => shoe.bet),
          dealtSquares: sum(({ dealt }) => dealt ** 2),
          betSquares: sum((shoe) => shoe.bet ** 2),
          dealtBet: sum((shoe) => shoe.dealt * shoe.bet),
        });
        expect(counted?.net).toBeCloseTo(unit * sum(({ net }) => net), 6);
        expect(counted?.netSquares).toBeCloseTo(unit ** 2 * sum(({ net }) => net ** 2), 6);
        expect(counted?.netDealt).toBeCloseTo(unit * sum(({ net, dealt }) => net * dealt), 6);
        expect(counted?.netBet).toBeCloseTo(unit * sum((shoe) => shoe.net * shoe.bet), 6);
      }
    }
  });

  it('has errors that the spread of independent runs shows', () => {
    const bet = published('88-89-98-99');
    const counter: Counter = { tags: [1, 1, 0, 0, 0, 0, 0, -3, -3, 1], count: 'true', from: 4, until: null };
    const runs = Array.from({ length: 60 }, (_, i) => {
      const {
        counted,
        settled: [tally],
      } = run(i * 40, 40, [bet], counter);
      if (counted === null || tally?.counted == null) throw new Error('nothing was counted');
      return counterFigures(counted, tally.counted, readyBet(bet).unit);
    });
    for (const figure of ['share', 'mean', 'perHundred'] as const) {
      const values = runs.map((each) => each[figure].value);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const spread = Math.sqrt(
        values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1),
      );
      const claimed = Math.sqrt(
        runs.reduce((sum, each) => sum + each[figure].standardError ** 2, 0) / runs.length,
      );
      // The standard deviation of sixty values is known to some nine per cent.
      expect([figure, Math.abs(spread / claimed - 1) < 0.36]).toEqual([figure, true]);
    }
  });

  it('that never bets has no edge, and one without rounds no figures', () => {
    const {
      counted,
      settled: [tally],
    } = run(0, 3, [published('dragon-7')], { ...DRAGON, from: 1000 });
    if (counted === null || tally?.counted == null) throw new Error('nothing was counted');
    const { share, mean, perHundred } = counterFigures(counted, tally.counted, 1);
    expect([share.value, mean.value, perHundred.value, mean.standardError]).toEqual([0, 0, 0, 0]);
    const none = { dealt: 0, bet: 0, dealtSquares: 0, betSquares: 0, dealtBet: 0 };
    expect(() => counterFigures(none, NO_NET, 1)).toThrow('nothing was dealt');
  });
});
