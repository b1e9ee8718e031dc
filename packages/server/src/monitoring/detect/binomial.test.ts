import { expect, it } from 'vitest';
import { binomialTailLog10 } from './binomial.ts';

it.each([
  [10, 0.5, 10, 1 / 1_024],
  [10, 0.5, 9, 11 / 1_024],
  [3, 0.25, 1, 1 - 0.75 ** 3],
  [5, 0.5, 0, 1],
])('[B-62] of %d draws at %d, %d or more come with the chance %d', (draws, chance, least, tail) =>
  expect(10 ** binomialTailLog10(draws, chance, least)).toBeCloseTo(tail, 12),
);

it('[B-62] computes chances far below the smallest double, and 0 for impossible counts', () => {
  expect(binomialTailLog10(4_000, 0.5, 4_000)).toBeCloseTo(-4_000 * Math.log10(2), 6);
  expect(binomialTailLog10(3, 0.5, 4)).toBe(Number.NEGATIVE_INFINITY);
});
