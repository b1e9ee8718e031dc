import { describe, expect, it } from 'vitest';
import { axisOf, spread } from './axis.ts';

describe('an axis', () => {
  it.each([
    [0, 83, [0, 20, 40, 60, 80, 100]],
    [0, 0.5, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [0, 1e-6, [0, 2e-7, 4e-7, 6e-7, 8e-7, 1e-6]],
    [0, 0, [0, 1]],
  ])('from %f to %f has round ticks', (from, to, ticks) => {
    const axis = axisOf(from, to, 0, 100);
    expect(axis.ticks.length).toBe(ticks.length);
    ticks.forEach((tick, i) => {
      expect(axis.ticks[i]).toBeCloseTo(tick, 12);
    });
    expect(axis.at(axis.ticks.at(-1) ?? 0)).toBe(100);
  });
});

describe('labels', () => {
  it('keep their height where there is room', () => {
    expect(spread([10, 50, 30], 10, 100)).toEqual([10, 50, 30]);
  });

  it('move apart, and up from the bottom', () => {
    expect(spread([100, 100, 100], 10, 100)).toEqual([80, 90, 100]);
    expect(spread([20, 22], 10, 100)).toEqual([20, 30]);
  });
});
