import { expect, it } from 'vitest';
import { sampleBrand } from '../../test/support/sample-brand.ts';
import { createHouseRates, NO_RATES } from './house-rates.ts';

const EUR = sampleBrand('acme').currencies.EUR;
if (!EUR) throw new Error('a sample brand has euros');
// 8 yen are 5 minor units of the house, and 67 fils 20.
const currencies = { JPY: { ...EUR, rate: [8, 5] as const }, KWD: { ...EUR, rate: [67, 20] as const } };
const rates = createHouseRates(new Map([['nippon', sampleBrand('nippon', { currencies })]]));

it('compares amounts of a brand with thresholds of the house by the rate of its file, rounded up', () => {
  expect(rates.worthOf('nippon.JPY.a', 160)).toBe(100);
  expect(rates.worthOf('nippon.JPY.a', 161)).toBe(101);
  expect(rates.worthOf('nippon.KWD.a', 67)).toBe(20);
  expect(rates.worthOf('nippon.JPY.a', -161)).toBe(-100);
  expect(rates.thresholdFor('nippon.JPY.a', 100)).toBe(160);
  expect(rates.thresholdFor('nippon.KWD.a', 21)).toBe(71);
  expect(rates.worthOf('nippon.JPY.a', Number.MAX_SAFE_INTEGER)).toBe(5629499534213120);
});

it('takes the amounts of the house, and of a brand that no file names, as they are', () => {
  expect(rates.worthOf('guest-1', 160)).toBe(160);
  expect(rates.worthOf('gone.EUR.a', 160)).toBe(160);
  expect(NO_RATES.thresholdFor('acme.EUR.a', 7)).toBe(7);
});
