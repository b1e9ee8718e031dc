import { fullShoe } from '@punto/engine/odds';
import { percent, points } from '@punto/ui/words/percent.ts';
import { describe, expect, it } from 'vitest';
import { drawnFrom } from './drawn-from.ts';
import { stepInGrid } from './step-in-grid.ts';

describe('shares', () => {
  it('are percentages with a true minus sign, and never minus zero', () => {
    expect([percent(0.010579), percent(-0.5, 1), percent(-0.000001, 2), percent(Number.NaN)]).toEqual([
      '1.0579%',
      '−50.0%',
      '0.00%',
      '—',
    ]);
    expect([points(0.0001), points(-0.0001), points(1e-9), points(0)]).toEqual([
      '+0.0100',
      '−0.0100',
      '0.0000',
      '0.0000',
    ]);
  });
});

describe('arrows in the grid', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 12, 12],
    ['ArrowLeft', 13, 13],
    ['ArrowDown', 3, 16],
    ['ArrowUp', 3, 3],
    ['ArrowDown', 45, 45],
    ['Home', 20, 13],
    ['End', 20, 25],
    ['x', 20, null],
  ] as const)('%s from %i leads to %s', (key, from, to) => {
    expect(stepInGrid(from, key, 13, 4)).toBe(to);
  });
});

describe('a card at random', () => {
  it('[F1] is any remaining card, in proportion to its count', () => {
    const composition = fullShoe(0).map((_, i) => (i === 0 ? 2 : i === 51 ? 1 : 0));
    expect([0, 1, 2].map((place) => drawnFrom(composition, () => place))).toEqual(['AS', 'AS', 'KC']);
    expect(drawnFrom(fullShoe(0), () => 0)).toBeNull();
  });
});
