import { describe, expect, it } from 'vitest';
import {
  deal,
  giveBack,
  isWhole,
  leftOf,
  nextCoup,
  overflows,
  remaining,
  strike,
  takeBackCoup,
  wholeShoe,
} from './position.ts';

const one = wholeShoe(1);

describe('a position', () => {
  it('[R1] starts with a full shoe', () => {
    expect(remaining(wholeShoe(6))).toEqual(Array.from({ length: 52 }, () => 6));
  });

  it('removes a struck card once, and is the same object if none is left', () => {
    const struck = strike(one, 'AS');
    expect(leftOf(struck, 'AS')).toBe(0);
    expect(strike(struck, 'AS')).toBe(struck);
    expect(remaining(giveBack(struck, 'AS'))).toEqual(remaining(one));
    expect(giveBack(one, 'AS')).toBe(one);
  });

  it('[R3] removes the cards of a coup from the shoe, and returns its last one', () => {
    const dealt = deal(deal(one, '4S'), '9D');
    expect([leftOf(dealt, '4S'), leftOf(dealt, '9D'), dealt.coup]).toEqual([0, 0, ['4S', '9D']]);
    expect(deal(dealt, '9D')).toBe(dealt);
    expect(giveBack(dealt, '4S')).toBe(dealt);
    expect(giveBack(dealt, '9D').coup).toEqual(['4S']);
    expect(remaining(takeBackCoup(dealt))).toEqual(remaining(one));
  });

  it('[R4] discards a complete coup before the next one', () => {
    const natural = (['9S', '2H', 'KD', '3C'] as const).reduce(deal, one);
    expect(isWhole(natural.coup)).toBe(true);
    const next = deal(natural, '5S');
    expect(next.coup).toEqual(['5S']);
    expect(leftOf(next, '9S')).toBe(0);
    expect(leftOf(takeBackCoup(next), '9S')).toBe(0);
    expect(nextCoup(one)).toBe(one);
  });

  it('[R4] detects more cards than a coup needs', () => {
    expect(overflows(['9S', '2H', 'KD', '3C'])).toBe(false);
    expect(overflows(['9S', '2H', 'KD', '3C', '4C'])).toBe(true);
  });
});
