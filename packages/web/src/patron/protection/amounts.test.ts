import { describe, expect, it } from 'vitest';
import { amountText, parseTyped, typedOf } from './amounts.ts';

describe('amounts of limits', () => {
  it.each([
    ['loss', '500', 50_000],
    ['loss', ' 0 ', 0],
    ['loss', '1.5', null],
    ['loss', '-5', null],
    ['loss', '', null],
    ['loss', '1234567890123', null],
    ['time', '1.5', 5_400_000],
    ['time', '1,25', 4_500_000],
    ['time', '2', 7_200_000],
    ['time', '1.555', null],
    ['time', 'an hour', null],
  ] as const)('of %s, %j is %s', (kind, typed, amount) => {
    expect(parseTyped(kind, typed)).toBe(amount);
  });

  describe('in the currency of a brand', () => {
    it.each([
      ['EUR', 2, '12.5', 1_250, '12.5'],
      ['EUR', 2, '12,34', 1_234, '12.34'],
      ['EUR', 2, '0.29', 29, '0.29'],
      ['EUR', 2, '12.345', null, ''],
      ['JPY', 0, '500', 500, '500'],
      ['JPY', 0, '500.5', null, ''],
      ['KWD', 3, '1.005', 1_005, '1.005'],
      ['KWD', 3, '999999999999', 999_999_999_999_000, '999999999999'],
    ])('%s of %i decimals, %j is %s', (_, exponent, typed, amount, shown) => {
      expect(parseTyped('loss', typed, { exponent })).toBe(amount);
      if (amount !== null) expect(typedOf('loss', amount, { exponent })).toBe(shown);
    });
  });

  it('are shown in the field in the form in which they are typed', () => {
    expect(parseTyped('loss', typedOf('loss', 123_400))).toBe(123_400);
    expect(parseTyped('time', typedOf('time', 5_400_000))).toBe(5_400_000);
    expect([amountText('loss', 123_400), amountText('time', 5_400_000)]).toEqual(['1,234', '1:30:00']);
  });
});
