// The expected frequencies are exact: over all orders of a few cards, each count is equal to its expectation.
import { wordsOf } from '@punto/engine/fairness/permutation';
import { belowFrom } from '@punto/engine/random';
import { shuffled } from '@punto/engine/shoe';
import { expect, it } from 'vitest';
import { pairTest } from './hand-tests.ts';
import { cycleTest, descentTest, matchTest, type OrderTest, positionTest } from './permutation-tests.ts';

const CARDS = 6;
const ordersOf = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((card) =>
        ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
      );
const ALL = ordersOf([0, 1, 2, 3, 4, 5]);

it.each([
  ['position', positionTest(CARDS)],
  ['descents', descentTest(CARDS)],
  ['cycles', cycleTest(CARDS)],
  ['pairs', pairTest('pairs', CARDS, 0, 5)],
])('%s: all orders once are what is expected', (_, test: OrderTest) => {
  for (const order of ALL) test.add(order);
  expect(test.finding().statistic).toBeCloseTo(0, 9);
  expect(test.finding().degrees).toBeGreaterThan(2);
});

it('matches: all orders, each after the unshuffled one, have the expected counts', () => {
  const [first] = ALL;
  const test = matchTest(CARDS);
  for (const order of ALL) {
    // Every other count compares the unshuffled cards with the order, which gives the same number.
    test.add(first ?? []);
    test.add(order);
  }
  expect(test.finding().statistic).toBeLessThan(0.01);
});

it('position: its mean over fair shuffles is its degrees, for the covariance of permutations', () => {
  const below = belowFrom(wordsOf('7'.repeat(64)));
  const [batches, shuffles] = [400, 25];
  let sum = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const test = positionTest(CARDS);
    for (let i = 0; i < shuffles; i += 1) test.add(shuffled([0, 1, 2, 3, 4, 5], below));
    sum += test.finding().statistic;
  }
  const degrees = (CARDS - 1) ** 2;
  // Four standard errors; without the factor (n − 1) / n the difference would be fourteen.
  expect(Math.abs(sum / batches - degrees)).toBeLessThan(4 * Math.sqrt((2 * degrees) / batches));
});
