import { expect, it } from 'vitest';
import { COLLECT_MS, isReached, PAY_MS, RESULT_MS, RESULT_STEPS, stepsAt } from './result-steps.ts';

it('[T6] begins with the scores, and ends with roads and balance', () => {
  expect([0, 239, 240, 500, 860, 1_280, 1_299, 1_300, 9_000].map(stepsAt)).toEqual([
    1, 1, 2, 4, 5, 6, 6, 7, 7,
  ]);
  expect(isReached('ring', 1)).toBe(false);
  expect(isReached('ring', 2)).toBe(true);
  expect(isReached('sides', stepsAt(RESULT_MS.ring))).toBe(false);
});

it('[T6] moves chips one way at a time, and shows the books when no chip moves', () => {
  expect(RESULT_STEPS.map((step) => RESULT_MS[step])).toEqual(
    Object.values(RESULT_MS).toSorted((a, b) => a - b),
  );
  expect(RESULT_MS.collect + COLLECT_MS).toBe(RESULT_MS.pay);
  expect(RESULT_MS.pay + PAY_MS).toBe(RESULT_MS.tags);
  expect(RESULT_MS.tags).toBeLessThan(RESULT_MS.books);
});
