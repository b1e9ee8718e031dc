import { describe, expect, it } from 'vitest';
import { curlOf } from './curl.ts';
import { gripAt, reach } from './grip.ts';
import { turnedShare } from './outline.ts';

describe('a grip', () => {
  it('[T7] selects the nearest edge, and the corner near two edges', () => {
    expect(gripAt([40, 180]).from).toEqual([0, 180]);
    expect(gripAt([180, 330]).from).toEqual([180, 350]);
    expect(gripAt([240, 20]).from).toEqual([250, 0]);
    expect(gripAt([-12, 360]).from).toEqual([0, 350]);
    expect(gripAt([120, -20]).from).toEqual([120, 0]);
  });

  it('[T7] pins the opposite side', () => {
    expect(gripAt([2, 180]).pinned).toEqual([
      [250, 0],
      [250, 350],
    ]);
    expect(gripAt([120, 345]).pinned).toEqual([
      [0, 0],
      [250, 0],
    ]);
    expect(gripAt([0, 0]).pinned).toEqual([[250, 350]]);
  });

  it('[T7] follows the finger as far as the paper permits', () => {
    const grip = gripAt([0, 175]);
    expect(reach(grip, [120, 200])).toEqual([120, 200]);
    const [x, y] = reach(grip, [2000, 175]);
    expect(x).toBeLessThan(500);
    expect(y).toBe(175);
    expect(turnedShare(curlOf(grip.from, [x, y]))).toBeGreaterThan(0.9);
  });

  it('[T7] cannot be pulled away from the card', () => {
    const grip = gripAt([0, 175]);
    expect(reach(grip, [-80, 175])).toEqual([0, 175]);
    expect(reach(grip, [0, 175])).toEqual([0, 175]);
  });
});
