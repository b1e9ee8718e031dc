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

  it('are shown in the field in the form in which they are typed', () => {
    expect(parseTyped('loss', typedOf('loss', 123_400))).toBe(123_400);
    expect(parseTyped('time', typedOf('time', 5_400_000))).toBe(5_400_000);
    expect([amountText('loss', 123_400), amountText('time', 5_400_000)]).toEqual(['1,234', '1:30:00']);
  });
});
