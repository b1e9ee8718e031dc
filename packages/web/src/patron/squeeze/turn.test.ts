import { describe, expect, it } from 'vitest';
import { curlOf, seenAt } from './curl.ts';
import { turnedShare } from './outline.ts';
import { type Point, plus } from './point.ts';
import { turnFrom } from './turn.ts';

const seen = ({ curl, shift }: ReturnType<ReturnType<typeof turnFrom>>, point: Point): Point =>
  plus(curl ? seenAt(curl, point) : point, shift);
const rounded = ([x, y]: Point) => [Math.round(x) + 0, Math.round(y) + 0];

describe('a turn', () => {
  it('[T7] continues from the current bend', () => {
    const bent = curlOf([0, 200], [180, 150]);
    const [x, y] = seen(turnFrom(bent)(0), [0, 200]);
    expect(x).toBeCloseTo(180, 4);
    expect(y).toBeCloseTo(150, 4);
  });

  it('[T7] ends with the whole card turned, in its original place', () => {
    for (const bent of [null, curlOf([0, 200], [180, 150]), curlOf([250, 350], [90, 200])]) {
      const end = turnFrom(bent)(1);
      expect(turnedShare(end.curl)).toBeCloseTo(1, 6);
      const corners: readonly Point[] = [
        [0, 0],
        [250, 0],
        [250, 350],
        [0, 350],
      ];
      const places = corners.map((corner) => rounded(seen(end, corner)).join(' '));
      expect(places.sort()).toEqual(corners.map((corner) => corner.join(' ')).sort());
    }
  });

  it('[T7] from a side leaves the face upright', () => {
    const end = turnFrom(curlOf([0, 175], [200, 170]))(1);
    expect(rounded(seen(end, [0, 0]))).toEqual([250, 0]);
  });
});
