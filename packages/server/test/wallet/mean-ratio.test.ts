import { expect, it } from 'vitest';
import { meanRatio } from './mean-ratio.ts';

it('is the geometric mean, inside an interval that is as narrow as the ratios are alike', () => {
  const alike = meanRatio([0.98, 1.02, 1, 1.01, 0.99, 1]);
  expect(alike.mean).toBeCloseTo(1, 2);
  expect([alike.low > 0.97, alike.high < 1.03]).toEqual([true, true]);
  const apart = meanRatio([0.5, 2, 1, 4, 0.25, 1]);
  expect(apart.mean).toBeCloseTo(1, 6);
  expect([apart.low < 0.7, apart.high > 1.4]).toEqual([true, true]);
});

it('has an interval above 1 when all pairs are slower', () => {
  expect(meanRatio([1.3, 1.2, 1.4, 1.25, 1.35, 1.3]).low).toBeGreaterThan(1.2);
});
