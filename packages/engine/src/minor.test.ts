import { expect, it } from 'vitest';
import { addMinor, coins, minor } from './minor.ts';

it('[L1] a coin is a hundred minor units', () => {
  expect(addMinor(coins(2), minor(50))).toBe(250);
});

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('[L1] %s is not an amount', (amount) => {
  expect(() => minor(amount)).toThrow('not an amount');
});
