// The letters on the cards: every shape is different, and the J has a hook that the I lacks.
import { RANKS } from '@punto/engine/card';
import { describe, expect, it } from 'vitest';
import { LETTERS, letterPath, letterWidth } from './rank-art.ts';

/** Corner points of the outlines, without the round dots. */
const pointsOf = (path: string): (readonly [number, number])[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('the letters of the deck', () => {
  it('has a distinct drawing for every rank', () => {
    for (const rank of RANKS) expect(LETTERS).toContain(rank);
    expect(new Set(LETTERS.map(letterPath)).size).toBe(LETTERS.length);
  });

  it('stays within its width and the cap height, with finite coordinates', () => {
    for (const letter of LETTERS) {
      const path = letterPath(letter);
      expect(path).not.toContain('NaN');
      expect(pointsOf(path).length, letter).toBeGreaterThan(3);
      for (const [x, y] of pointsOf(path)) {
        expect(x, letter).toBeGreaterThan(-5);
        expect(x, letter).toBeLessThan(letterWidth(letter) + 6);
        expect(y, letter).toBeGreaterThan(-5);
        expect(y, letter).toBeLessThan(109);
      }
    }
  });

  it('draws the hook of the J at the lower left, and none at the top', () => {
    const points = pointsOf(letterPath('J'));
    const stem = Math.min(...points.filter(([, y]) => y > 20 && y < 60).map(([x]) => x));
    const hook = Math.min(...points.filter(([, y]) => y > 75).map(([x]) => x));
    expect(stem - hook).toBeGreaterThan(letterWidth('J') / 3);
  });
});
