import { expect, it } from 'vitest';
import { panAt } from './pan.ts';
import { noise, SPREAD, tone, varied } from './strokes.ts';

/** A generator of numbers from 0 to 1, the same in every run. */
const numbers = () => {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
};
const strokes = [noise(0, 0.03, 3_400, 0.5, 4), tone(0.1, 0.7, 392, 0.26), tone(0.1, 0.4, 784, 0.07)];

it('varies each performance within its limits, and keeps the beats and intervals', () => {
  const random = numbers();
  const all = Array.from({ length: 200 }, () => varied(strokes, random));
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(all.length);
  for (const performed of all) {
    for (const [place, stroke] of performed.entries()) {
      const was = strokes[place] ?? stroke;
      expect(stroke.at).toBe(was.at);
      for (const [now, before, spread] of [
        [stroke.pitch, was.pitch, SPREAD[was.kind]],
        [stroke.rings, was.rings, SPREAD.rings],
        [stroke.peak, was.peak, SPREAD.peak],
      ] as const)
        expect(Math.abs(now / before - 1)).toBeLessThanOrEqual(spread + 1e-12);
    }
    expect((performed[2]?.pitch ?? 0) / (performed[1]?.pitch ?? 1)).toBeCloseTo(2, 12);
  }
});

it('places a sound between the loudspeakers, never wholly on one side', () => {
  expect([0, 195, 390].map((x) => panAt(x, 390))).toEqual([-0.7, 0, 0.7]);
  expect([panAt(-50, 390), panAt(900, 390), panAt(5, 0)]).toEqual([-0.7, 0.7, 0]);
});
