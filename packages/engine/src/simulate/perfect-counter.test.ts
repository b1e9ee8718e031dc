import { expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { playShoe } from '../../test/play-shoe.ts';
import { slowShoe } from '../../test/simulate-twin.ts';
import { betOddsCounter, betSummary } from '../bet/bet-odds.ts';
import { compileBet } from '../bet/compiled-bet.ts';
import type { Card } from '../card.ts';
import { fullShoe, without } from '../odds/composition.ts';
import { toNumber } from '../odds/fraction.ts';
import type { ShoeRules } from '../room.ts';
import { cutIndexOf } from '../shoe.ts';
import { type PerfectGain, perfectGains, untilFor } from './perfect-counter.ts';

const RULES: ShoeRules = { decks: 2, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' };
const BETS = ['dragon-7', 'nine-over-seven', 'bad-beat'];

it('[F5] [B21] adds the expected value of each round whose exact odds favour the patron', () => {
  const bets = BETS.map((id) => {
    const bet = betsOf('published').get(id);
    if (bet === undefined) throw new Error(`no bet ${id}`);
    return compileBet(bet);
  });
  const shoes = 6;
  const gains = perfectGains({ bets, rules: RULES, seed: 9, firstShoe: 3, shoes });
  const count = betOddsCounter(bets);
  const expected = bets.map(() => ({ byShoe: [] as number[], favoured: 0, early: 0 }));
  let rounds = 0;
  for (let shoe = 3; shoe < 3 + shoes; shoe += 1) {
    const [cards, start] = slowShoe(RULES, 9, shoe);
    const { coups } = playShoe(cards, start, cutIndexOf(RULES) ?? 0, RULES.afterCut);
    const seen: Card[] = start === 0 ? [] : cards.slice(0, 1);
    for (const sum of expected) sum.byShoe.push(0);
    for (const [round, coup] of coups.entries()) {
      rounds += 1;
      for (const [i, odds] of count(without(fullShoe(2), seen)).entries()) {
        const worth = toNumber(betSummary(odds).expected);
        const sum = expected[i];
        if (sum === undefined || worth <= 0) continue;
        sum.byShoe[shoe - 3] = (sum.byShoe[shoe - 3] ?? 0) + worth;
        sum.favoured += 1;
        if (round < 9) sum.early += worth;
      }
      seen.push(...coup.player, ...coup.banker);
    }
  }
  expect(gains).toHaveLength(bets.length);
  for (const [i, { byShoe, favoured, early }] of expected.entries()) {
    const mean = byShoe.reduce((sum, gain) => sum + gain, 0) / shoes;
    const variance = byShoe.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / shoes;
    const { perShoe, favoured: share, upToRound } = gains[i] as PerfectGain;
    expect(mean).toBeGreaterThan(0);
    expect(perShoe.value).toBeCloseTo(mean, 9);
    expect(perShoe.standardError).toBeCloseTo(Math.sqrt(variance / shoes), 9);
    expect(share).toBeCloseTo(favoured / rounds, 12);
    expect(upToRound[8]).toBeCloseTo(early / shoes, 9);
    expect(upToRound.at(-1)).toBe(perShoe.value);
  }
});

it('[F5] closes a bet after the last round up to which the gain is within the tolerance', () => {
  const gain: PerfectGain = {
    perShoe: { value: 0.5, standardError: 0.1 },
    favoured: 0.1,
    upToRound: [0, 0, 0.1, 0.3, 0.5],
  };
  expect([0, 0.1, 0.2, 0.49, 0.5].map((tolerated) => untilFor(gain, tolerated))).toEqual([2, 3, 3, 4, null]);
  expect(untilFor({ ...gain, upToRound: [0.2, 0.5] }, 0.1)).toBe(0);
});
