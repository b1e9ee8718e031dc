import { minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { parseAmount, typedAmount } from './amount.ts';

describe('[L1] typed amounts', () => {
  it.each([
    ['6,150', 615_000],
    ['12.5', 1_250],
    ['0.05', 5],
    [' 1 000 ', 100_000],
    ['0,5', 50],
    ['12,50', 1_250],
    ['6.150', 615_000],
    ['1.234.567,5', 123_456_750],
    ['1,234,567.05', 123_456_705],
    ['1\u202f234,5', 123_450],
    ['1’000', 100_000],
  ])('%s is %i minor units', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  it.each(['', '-5', '1.2345', '0.500', '1,23,456', '1.234.5', '1,234,5', '12 34', 'ten', '1e3', '5.'])(
    '%s is not an amount',
    (typed) => expect(parseAmount(typed)).toBeNull(),
  );

  it('are shown as a person would type them', () => {
    expect(typedAmount(minor(615_000))).toBe('6150');
    expect(typedAmount(minor(1_250))).toBe('12.50');
  });
});

describe('an amount in a field', () => {
  it.each([
    ['25', 2_500],
    ['1,000', 100_000],
    ['0.5', 50],
    ['12.05', 1_205],
    ['10 000', 1_000_000],
  ])('[L1] %s is %i minor units', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', '-5', '1.2345', 'ten', '1e5', '.', '9999999999999'])('[L1] %j is not an amount', (text) =>
    expect(parseAmount(text)).toBeNull(),
  );

  it.each([0, 50, 2_500, 1_205])('[L1] %i is unchanged after formatting and parsing', (amount) =>
    expect(parseAmount(typedAmount(minor(amount)))).toBe(amount),
  );
});
