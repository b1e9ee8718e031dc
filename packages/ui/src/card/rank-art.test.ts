// The letters on the cards: each its own shape, and the J with a hook that an I has not.
import { RANKS } from '@punto/engine/card';
import { describe, expect, it } from 'vitest';
import { LETTERS, letterPath, letterWidth } from './rank-art.ts';

/** The corners of its outlines; a ball's are not among them. */
const pointsOf = (path: string): (readonly [number, number])[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('the letters of the deck', () => {
  it('are there for every rank, and no two look alike', () => {
    for (const rank of RANKS) expect(LETTERS).toContain(rank);
    expect(new Set(LETTERS.map(letterPath)).size).toBe(LETTERS.length);
  });

  it('stay within their width and the cap height, and are numbers throughout', () => {
    for (const letter of LETTERS) {
      const path = letterPath(letter);
      expect(path).not.toContain('NaN');
      for (const [x, y] of pointsOf(path)) {
        expect(x, letter).toBeGreaterThan(-5);
        expect(x, letter).toBeLessThan(letterWidth(letter) + 6);
        expect(y, letter).toBeGreaterThan(-5);
        expect(y, letter).toBeLessThan(109);
      }
    }
  });

  it('give the J a hook to the left of its stem, below, and none above', () => {
    const points = pointsOf(letterPath('J'));
    const stem = Math.min(...points.filter(([, y]) => y > 20 && y < 60).map(([x]) => x));
    const hook = Math.min(...points.filter(([, y]) => y > 75).map(([x]) => x));
    expect(stem - hook).toBeGreaterThan(letterWidth('J') / 3);
  });
});
