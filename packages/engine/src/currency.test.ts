import { describe, expect, it } from 'vitest';
import { amountText, bookExponentOf, COIN, exponentOf } from './currency.ts';
import { MINOR_PER_COIN } from './minor.ts';

describe('a currency', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['ISK', 0],
    ['EUR', 2],
    ['USD', 2],
    ['KWD', 3],
    ['TND', 3],
    ['eur', null],
    [COIN, null],
    ['QQQ', null],
  ])('%s has exponent %s', (code, exponent) => {
    expect(exponentOf(code)).toBe(exponent);
  });

  it.each([
    [1_234, 'JPY', '1234 JPY'],
    [1_234, 'EUR', '12.34 EUR'],
    [5, 'EUR', '0.05 EUR'],
    [-5, 'KWD', '-0.005 KWD'],
    [0, 'KWD', '0.000 KWD'],
    [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91 EUR'],
    [7, 'QQQ', '7 minor units of QQQ'],
  ])('%s of %s reads %s', (amount, code, text) => {
    expect(amountText(amount, code)).toBe(text);
  });

  it('has an exponent in the books when it is of ISO 4217 or the play coin', () => {
    expect(['JPY', 'EUR', 'KWD'].map(bookExponentOf)).toEqual([0, 2, 3]);
    expect(10 ** bookExponentOf(COIN)).toBe(MINOR_PER_COIN);
    expect(() => bookExponentOf('QQQ')).toThrow('not a currency of the books: "QQQ"');
  });
});
