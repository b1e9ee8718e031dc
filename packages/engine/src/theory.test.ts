import { describe, expect, it } from 'vitest';
import { playShoe } from '../test/play-shoe.ts';
import { seededBelow } from '../test/seeded.ts';
import type { Coup } from './coup.ts';
import { coins } from './minor.ts';
import { edgeOf } from './odds/odds.ts';
import { PAY_TABLES } from './option/schedule-terms.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from './option-id.ts';
import { settleBet } from './settle.ts';
import { orderedCards, shuffled } from './shoe.ts';
import { ALARM_DEVIATIONS, type Staked, theoryOf } from './theory.ts';

/**
 * Exact, for one bet that wins or loses: the probability that a binomial number of wins is `ALARM_DEVIATIONS` or more
 * from its mean.
 */
const chanceOfAlarm = (stakes: number, hit: number): number => {
  const reach = ALARM_DEVIATIONS * Math.sqrt(stakes * hit * (1 - hit));
  let logChance = stakes * Math.log(1 - hit);
  let sum = 0;
  for (let wins = 0; wins <= stakes; wins += 1) {
    if (Math.abs(wins - stakes * hit) > reach) sum += Math.exp(logChance);
    logChance += Math.log(((stakes - wins) / (wins + 1)) * (hit / (1 - hit)));
  }
  return sum;
};

const staked = (schedule: KnownScheduleId, stakes: readonly number[], decks = 8): Staked => ({
  paidBy: schedule,
  decks,
  stakeCoins: stakes.reduce((sum, stake) => sum + stake, 0),
  squareCoins: stakes.reduce((sum, stake) => sum + stake ** 2, 0),
});

describe('[B21] the theory of stakes', () => {
  it.each(SCHEDULE_IDS)('%s returns one minus its edge, whatever the stakes', (schedule) => {
    for (const decks of [1, 6, 8])
      expect(theoryOf([staked(schedule, [1, 70, 3], decks)]).expected).toBeCloseTo(
        edgeOf(schedule, decks).returned,
        12,
      );
  });

  it('the standard deviation is that of one stake divided by the root of their number', () => {
    const one = theoryOf([staked('tie', [7])]).deviation;
    // The chance of a tie in eight decks is 475,627,426,473,216 in 4,998,398,275,503,360; it pays 8.
    const tie = 475_627_426_473_216 / 4_998_398_275_503_360;
    expect(one).toBeCloseTo(9 * Math.sqrt(tie * (1 - tie)), 12);
    expect(theoryOf([staked('tie', Array(100).fill(7))]).deviation).toBeCloseTo(one / 10, 12);
    expect(theoryOf([staked('tie', [700, ...Array(100).fill(1)])]).deviation).toBeGreaterThan(one * 0.8);
  });

  it('tables with different decks are weighted by their stakes', () => {
    const both = theoryOf([staked('player-pair', [100], 8), staked('player-pair', [300], 1)]);
    const { returned: eight } = edgeOf('player-pair', 8);
    const { returned: single } = edgeOf('player-pair', 1);
    expect(both.expected).toBeCloseTo((eight + 3 * single) / 4, 12);
  });

  it('bands are symmetric about the expected return, and never below zero', () => {
    const { expected, deviation, likely, nearlyCertain } = theoryOf([staked('banker', Array(400).fill(5))]);
    expect((likely.high - expected) / deviation).toBeCloseTo(1.96, 3);
    expect((expected - nearlyCertain.low) / deviation).toBeCloseTo(2.968, 3);
    expect(likely.high - expected).toBeCloseTo(expected - likely.low, 12);
    expect(theoryOf([staked('tie', [5])]).likely.low).toBe(0);
  });

  it('too few wins to judge are recognised, and so is one large stake', () => {
    expect(theoryOf([staked('player', Array(60).fill(5))]).enough).toBe(false);
    expect(theoryOf([staked('player', Array(70).fill(5))]).enough).toBe(true);
    expect(theoryOf([staked('player', [...Array(70).fill(5), 5_000])]).enough).toBe(false);
    expect(theoryOf([staked('three-card-lucky-six', Array(500).fill(5))]).enough).toBe(false);
  });

  it('[A.6.1] an alarm needs at least a thousand equal stakes, and more where payouts are rare', () => {
    const canAlarm = (schedule: KnownScheduleId, stakes: readonly number[], decks = 8): boolean =>
      theoryOf([staked(schedule, stakes, decks)]).canAlarm;
    const least = (schedule: KnownScheduleId, many: number, decks = 8): readonly boolean[] =>
      [many - 1, many].map((count) => canAlarm(schedule, Array(count).fill(5), decks));
    expect(least('player', 1_000)).toEqual([false, true]);
    expect(least('tie', 1_000)).toEqual([false, true]);
    expect(least('player-pair', 1_407, 1)).toEqual([false, true]);
    expect(least('super-lucky-seven', 10_822)).toEqual([false, true]);
    expect(canAlarm('player', [...Array(1_000).fill(5), 5_000])).toBe(false);
    // Remains of corrections neither count nor prevent judging other tables.
    const nothing = { paidBy: 'tie', decks: 8, stakeCoins: 0, squareCoins: 0 } as const;
    expect(theoryOf([staked('tie', Array(1_000).fill(5)), nothing]).canAlarm).toBe(true);
    // A perfect pair cannot come from one deck.
    expect(canAlarm('perfect-pair', Array(5_000).fill(5), 1)).toBe(false);
  });

  it('[A.6.1] chance alone causes an alarm less than twice in a million', () => {
    // The schedule whose tail is the longest at the least number of stakes: a pair of one deck, 3 in 51, paid 11.
    expect(chanceOfAlarm(1_407, 3 / 51)).toBeCloseTo(1.8e-6, 7);
    expect(chanceOfAlarm(100_000, 3 / 51)).toBeLessThan(0.8e-6);
  });

  it('no stakes have no theory', () => {
    expect(() => theoryOf([])).toThrow(RangeError);
    expect(() => theoryOf([{ ...staked('player', [5]), squareCoins: 0 }])).toThrow(RangeError);
  });
});

describe('[B21] against play from whole shoes, with unequal stakes', () => {
  const RUNS = 300;
  const ROUNDS = 420;
  const below = seededBelow(2_026);
  const coups = dealRounds(RUNS * ROUNDS);
  /** Mostly small stakes, now and then a large one. */
  const stakes = coups.map(() => (below(20) === 0 ? 50 : 1 + below(9)));

  function dealRounds(count: number): readonly Coup[] {
    const dealt: Coup[] = [];
    while (dealt.length < count)
      dealt.push(...playShoe(shuffled(orderedCards(8), below), 0, 402, 'finish').coups);
    return dealt.slice(0, count);
  }

  const returnsOf = (schedule: KnownScheduleId) =>
    Array.from({ length: RUNS }, (_, run) => {
      const mine = stakes.slice(run * ROUNDS, (run + 1) * ROUNDS);
      const returned = mine.reduce((sum, stake, i) => {
        const coup = coups[run * ROUNDS + i];
        if (!coup) throw new Error('too few coups');
        return sum + settleBet(PAY_TABLES[schedule], coins(stake), coup).returnedMinor / 100;
      }, 0);
      const told = staked(schedule, mine);
      return { actual: returned / told.stakeCoins, ...theoryOf([told]) };
    });

  it.each(['player', 'banker', 'banker-no-commission', 'player-natural', 'any-pair', 'tie'] as const)(
    '%s stays in the bands as often as they say',
    (schedule) => {
      const runs = returnsOf(schedule);
      const outside = (band: 'likely' | 'nearlyCertain') =>
        runs.filter((run) => run.actual < run[band].low || run.actual > run[band].high).length;
      // Of 300 runs 15 should lie outside the one and 1 outside the other; four deviations of those counts.
      expect(outside('likely')).toBeGreaterThan(2);
      expect(outside('likely')).toBeLessThan(31);
      expect(outside('nearlyCertain')).toBeLessThan(6);
      const spread = Math.sqrt(
        runs.reduce((sum, run) => sum + ((run.actual - run.expected) / run.deviation) ** 2, 0) / RUNS,
      );
      expect(spread).toBeGreaterThan(0.85);
      expect(spread).toBeLessThan(1.15);
    },
  );
});
