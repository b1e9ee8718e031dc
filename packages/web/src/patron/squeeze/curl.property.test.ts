import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyond, curlOf, fallingBands, flatBand, risingBands, seenAt } from './curl.ts';
import { gripAt, reach } from './grip.ts';
import { lyingOver, RIM, turnedShare } from './outline.ts';
import { CARD_HEIGHT, CARD_WIDTH, lengthOf, minus, type Point } from './point.ts';

const RUN = { seed: 20_261, numRuns: 400 };
const onCard = fc.tuple(
  fc.double({ min: 0, max: CARD_WIDTH, noNaN: true }),
  fc.double({ min: 0, max: CARD_HEIGHT, noNaN: true }),
);
const anywhere = fc.tuple(
  fc.double({ min: -400, max: 700, noNaN: true }),
  fc.double({ min: -400, max: 800, noNaN: true }),
);
const bend = fc.tuple(onCard, anywhere).map(([at, finger]) => {
  const grip = gripAt(at);
  const to = reach(grip, finger);
  return { grip, to, curl: curlOf(grip.from, to) };
});
const apart = (a: Point, b: Point) => lengthOf(minus(a, b));

describe('a bent card', () => {
  it('[T7] is gripped at its rim, and the grip follows the finger', () => {
    fc.assert(
      fc.property(bend, ({ grip: { from }, to, curl }) => {
        expect([0, CARD_WIDTH].includes(from[0]) || [0, CARD_HEIGHT].includes(from[1])).toBe(true);
        if (curl) expect(apart(seenAt(curl, from), to)).toBeLessThan(1e-6);
      }),
      RUN,
    );
  });

  it('[T7] does not tear: pinned and resting points do not move', () => {
    fc.assert(
      fc.property(bend, onCard, ({ grip, curl }, point) => {
        if (!curl) return;
        for (const pinned of grip.pinned) expect(seenAt(curl, pinned)).toEqual(pinned);
        if (beyond(curl, point) <= 0) expect(seenAt(curl, point)).toEqual(point);
      }),
      RUN,
    );
  });

  it('[T7] keeps its length: no two points move apart, and the flat part is a mirror image', () => {
    fc.assert(
      fc.property(bend, onCard, onCard, ({ curl }, a, b) => {
        if (!curl) return;
        const seen = apart(seenAt(curl, a), seenAt(curl, b));
        expect(seen).toBeLessThanOrEqual(apart(a, b) + 1e-6);
        const flat = Math.PI * curl.radius;
        if (beyond(curl, a) >= flat && beyond(curl, b) >= flat) expect(seen).toBeCloseTo(apart(a, b), 6);
      }),
      RUN,
    );
  });

  it('[T7] bends along a line that runs through the card', () => {
    fc.assert(
      fc.property(bend, ({ curl }) => {
        if (!curl) return;
        const depths = RIM.map((point) => beyond(curl, point));
        expect(Math.min(...depths)).toBeLessThan(0);
        expect(turnedShare(curl)).toBeLessThan(1);
      }),
      RUN,
    );
  });

  it('[T7] is drawn by adjacent bands that map each point to its visible position', () => {
    fc.assert(
      fc.property(bend, onCard, ({ curl }, point) => {
        if (!curl) return;
        const bands = [...risingBands(curl, 12), ...fallingBands(curl, 12), flatBand(curl)];
        bands.slice(1).forEach((band, i) => {
          expect(band.from).toBeCloseTo(bands[i]?.to ?? Number.NaN, 6);
        });
        const s = beyond(curl, point);
        const band = bands.find(({ from, to }) => s >= from && s < to);
        if (!band) return;
        const [a, b, c, d, e, f] = band.matrix;
        const drawn: Point = [a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f];
        expect(apart(drawn, seenAt(curl, point))).toBeLessThan(0.2);
      }),
      RUN,
    );
  });

  it('[T7] turns more the farther it is pulled', () => {
    const grip = gripAt([0, 150]);
    const shares = [20, 80, 140, 200, 260, 320].map((x) =>
      turnedShare(curlOf(grip.from, reach(grip, [x, 160]))),
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares.at(-1)).toBeGreaterThan(0.6);
  });

  it('[T7] shows the folded part from its other side only', () => {
    const curl = curlOf([0, 175], [150, 175]);
    expect(curl && Math.max(...lyingOver(curl).map(([x]) => x))).toBeCloseTo(150, 6);
    expect(curlOf([0, 175], [0, 175])).toBeNull();
  });
});
