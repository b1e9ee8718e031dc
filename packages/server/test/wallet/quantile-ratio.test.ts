import { expect, it } from 'vitest';
import { type Pair, quantileRatio } from './quantile-ratio.ts';

const UP_TO_100 = Array.from({ length: 100 }, (_, n) => n + 1);
const times = (factor: number): number[] => UP_TO_100.map((each) => each * factor);

it('has an interval of no length when all pairs are equal', () => {
  const pair: Pair = { base: times(1), changed: times(2) };
  expect(quantileRatio([pair, pair, pair], 0.99)).toEqual({ ratio: 2, low: 2, high: 2 });
});

it('has an interval that holds the ratio and ends below that of one unlike pair', () => {
  const usual = Array.from({ length: 9 }, (): Pair => ({ base: times(1), changed: times(1) }));
  const { ratio, low, high } = quantileRatio([...usual, { base: times(1), changed: times(8) }], 0.5);
  expect(low).toBeLessThanOrEqual(ratio);
  expect(high).toBeGreaterThan(ratio);
  expect(high).toBeLessThan(2);
});

it('hardly changes when one pause delays a fiftieth of one turn of eighteen', () => {
  const paused: Pair = { base: times(1), changed: UP_TO_100.map((each) => (each > 98 ? each * 8 : each)) };
  const usual = Array.from({ length: 17 }, (): Pair => ({ base: times(1), changed: times(1) }));
  expect(quantileRatio([paused, ...usual], 0.99).ratio).toBeLessThan(1.03);
});
