import { coins, minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { chipText, money, numberWord, plural, signedMoney, span } from './number.ts';

describe('money', () => {
  it('[L1] shows decimals only when the amount has any', () => {
    expect(money(coins(24475))).toBe('24,475');
    expect(money(minor(1250))).toBe('12.50');
    expect(money(minor(5))).toBe('0.05');
    expect(money(minor(0))).toBe('0');
  });
  it('shows losses with a minus and winnings with a plus', () => {
    expect(signedMoney(coins(475))).toBe('+475');
    expect(signedMoney(minor(-2550))).toBe('−25.50');
    expect(signedMoney(minor(0))).toBe('0');
  });
  it('is abbreviated on a chip', () => {
    expect([1, 25, 500, 1000, 2500, 5000].map((n) => chipText(coins(n)))).toEqual([
      '1',
      '25',
      '500',
      '1K',
      '2.5K',
      '5K',
    ]);
  });
});

it('writes numbers up to twelve as words', () => {
  expect([0, 1, 9, 12, 13, 1200].map(numberWord)).toEqual(['no', 'one', 'nine', 'twelve', '13', '1,200']);
  expect([plural(1, 'table'), plural(2, 'table'), plural(2, 'entry', 'entries')]).toEqual([
    'table',
    'tables',
    'entries',
  ]);
});

it('formats a duration as hours, minutes and seconds', () => {
  expect([0, 59_999, 2_530_000, 90_061_000].map(span)).toEqual(['0:00:00', '0:00:59', '0:42:10', '25:01:01']);
});
