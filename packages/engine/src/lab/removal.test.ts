import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { anyShoe } from '../../test/compositions.ts';
import { betOddsCounter, betSummary } from '../bet/bet-odds.ts';
import { type CompiledBet, compileBet } from '../bet/compiled-bet.ts';
import { DECK } from '../card.ts';
import { cardsIn, compositionOf, fullShoe, without } from '../odds/composition.ts';
import { type Fraction, minus, plus, times, toNumber, whole } from '../odds/fraction.ts';
import { removalGroups, removalOf } from './removal.ts';

const bets = new Map([...betsOf('catalogue'), ...betsOf('published')]);
const betOf = (id: string): CompiledBet => {
  const bet = bets.get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  return compileBet(bet);
};

/** By group, in per cent to the digits that are published. */
const effectsOf = (id: string, decks: number) =>
  Object.fromEntries(
    removalGroups(removalOf(betOf(id), fullShoe(decks))).map(({ of, effect }) => [
      of,
      effect === null ? null : (toNumber(effect) * 100).toFixed(4),
    ]),
  );

describe('the effect of removal', () => {
  it('[B21] of Dragon 7, eight decks, is the published one', () => {
    expect(effectsOf('dragon-7', 8)).toEqual({
      A: '0.0498',
      2: '-0.0896',
      3: '-0.1076',
      4: '-0.2680',
      5: '-0.2635',
      6: '-0.3242',
      7: '-0.3584',
      8: '0.5378',
      9: '0.4785',
      T: '0.0863',
    });
  });

  it('[B7] names ranks where a bet asks for ranks, colours where it asks for colours, and suits', () => {
    const match = effectsOf('royal-match', 8);
    expect(Object.keys(match).sort()).toEqual([...'A23456789TJQK'].sort());
    expect(new Set([match.A, match['5'], match.T, match.J]).size).toBe(1);
    expect(match.Q).toBe(match.K);
    expect(Number(match.K)).toBeLessThan(0);
    const red = effectsOf('all-red', 8);
    expect(Object.keys(red).length).toBe(20);
    expect(Number(red['A red'])).toBeLessThan(0);
    expect(Number(red['A black'])).toBeGreaterThan(0);
    const oneAce = removalOf(betOf('perfect-pair'), without(fullShoe(2), ['AS']));
    expect(removalGroups(oneAce).map(({ of }) => of)).toEqual(DECK);
  });

  it('[B4] of a pair is 0 in a full shoe, which has equally many cards of each rank', () => {
    expect(new Set(Object.values(effectsOf('player-pair', 8)))).toEqual(new Set(['0.0000']));
    const { byCard } = removalOf(betOf('player-pair'), fullShoe(8));
    expect(byCard.every((effect) => effect?.numerator === 0n)).toBe(true);
  });

  it('[B21] is the difference of the exact odds, and weighted by the cards left adds up to 0', () => {
    const shoe = anyShoe.filter((composition) => cardsIn(composition) >= 7);
    for (const id of ['banker', 'super-six-12', 'three-card-banker', 'lucky-bonus', 'all-red']) {
      const bet = betOf(id);
      const count = betOddsCounter([bet]);
      for (const composition of fc.sample(shoe, { seed: 5, numRuns: 3 })) {
        const { expected, byCard } = removalOf(bet, composition);
        const sum = byCard.reduce<Fraction>((all, effect, i) => {
          expect(effect === null).toBe(composition[i] === 0);
          return effect === null ? all : plus(all, times(whole(composition[i] ?? 0), effect));
        }, whole(0));
        expect(sum.numerator).toBe(0n);
        const place = composition.findLastIndex((left) => left > 0);
        const [after] = count(without(composition, DECK.slice(place, place + 1)));
        if (after === undefined) throw new Error('the counter returned no odds');
        expect(byCard[place]).toEqual(minus(betSummary(after).expected, expected));
      }
    }
  });

  it('[B21] needs a card more than a coup', () => {
    const six = compositionOf(DECK.slice(0, 6));
    expect(() => removalOf(betOf('banker'), six)).toThrow(
      new RangeError('too few cards: 5 left, and the coup may take 6 more'),
    );
  });
});
