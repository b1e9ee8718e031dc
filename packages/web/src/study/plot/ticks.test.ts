import { describe, expect, it } from 'vitest';
import { rangeWithZero, roundTicks } from './ticks.ts';

describe('the ticks of an axis', () => {
  it.each([
    [-0.08, 0.05, 5, [-0.05, 0, 0.05]],
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [1, 81, 6, [20, 40, 60, 80]],
    [3, 3, 5, [3]],
  ])('from %d to %d, about %d', (low, high, about, ticks) => {
    expect(roundTicks(low, high, about)).toEqual(ticks.map((tick) => expect.closeTo(tick, 12)));
  });

  it('have no -0', () => {
    expect(roundTicks(-1, 1, 2).map((tick) => Object.is(tick, -0))).toEqual([false, false, false]);
  });
});

describe('the range of an axis', () => {
  it('includes zero, and space beyond the values', () => {
    expect(rangeWithZero([0.5, 1])).toEqual([0, 1.06]);
    expect(rangeWithZero([-1, -0.5])).toEqual([-1.06, 0]);
    const [low, high] = rangeWithZero([-1, 1]);
    expect([low, high]).toEqual([-1.12, 1.12]);
    expect(rangeWithZero([])).toEqual([0, 0.06]);
  });
});
