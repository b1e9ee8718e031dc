import { describe, expect, it } from 'vitest';
import { bothTails, chiSquareTail, fitOf, gammaTail, normalTails, poissonTails } from './chi-square.ts';
import { failed } from './finding.ts';

describe('the chi-square distribution', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods §1.3.6.7.4, upper critical values.
  it.each([
    [1, 3.841, 0.05],
    [1, 10.828, 0.001],
    [2, 9.21, 0.01],
    [10, 18.307, 0.05],
    [48, 73.683, 0.01],
    [100, 149.449, 0.001],
    [100, 118.498, 0.1],
  ])('with %s degrees is above %s with the chance %s', (degrees, statistic, p) => {
    expect(chiSquareTail(statistic, degrees) / p).toBeCloseTo(1, 2);
  });

  it('is exact where it has a closed form: e^(−x/2) with two degrees, a sum of Poisson terms with any even number', () => {
    for (const x of [1e-9, 0.1, 1, 5, 40, 700]) {
      expect(chiSquareTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 11);
      let [term, sum] = [Math.exp(-x / 2), 0];
      for (let i = 0; i < 60; i += 1) {
        sum += term;
        term *= x / 2 / (i + 1);
      }
      expect(chiSquareTail(x, 120)).toBeCloseTo(sum, 11);
    }
  });

  it('is nearly normal with very many degrees, by Wilson and Hilferty', () => {
    const degrees = 172_225;
    for (const sigmas of [-3, -1, 0, 1, 3]) {
      const cube = (1 - 2 / (9 * degrees) + sigmas * Math.sqrt(2 / (9 * degrees))) ** 3;
      const above = sigmas < 0 ? 1 - normalTails(sigmas) / 2 : normalTails(sigmas) / 2;
      expect(chiSquareTail(degrees * cube, degrees)).toBeCloseTo(above, 5);
    }
  });

  it('refuses invalid arguments', () => {
    expect(() => gammaTail(0, 1)).toThrow(RangeError);
    expect(() => gammaTail(1, Number.NaN)).toThrow(RangeError);
  });
});

it('gives two-sided tails of the normal and Poisson distributions', () => {
  expect(normalTails(1.959_964)).toBeCloseTo(0.05, 6);
  expect(poissonTails(0, 5)).toBeCloseTo(2 * Math.exp(-5), 12);
  expect(poissonTails(12, 5)).toBeCloseTo(2 * 0.005_453, 5);
  expect(bothTails(0.7)).toBeCloseTo(0.6, 12);
});

describe('a fit', () => {
  it('is the sum of squared deviations over the expected numbers', () => {
    expect(fitOf([16, 18, 16, 14, 12, 12], Array(6).fill(88 / 6))).toMatchObject({
      statistic: expect.closeTo(2, 9),
      degrees: 5,
    });
  });

  it('merges cells with a small expected count with their neighbours', () => {
    expect(fitOf([3, 4, 10, 1], [2.5, 4.5, 9, 2]).degrees).toBe(1);
    expect(fitOf([3], [3])).toMatchObject({ degrees: 0, p: 1 });
  });

  it('is suspicious when it is too good as well', () => {
    expect(fitOf(Array(1_000).fill(100), Array(1_000).fill(100)).p).toBeLessThan(1e-9);
  });
});

it('fails as a family by Holm: no more than one in a hundred of them by chance', () => {
  const found = (...ps: number[]) => failed(ps.map((p) => ({ p }))).map(({ p }) => p);
  expect(found(0.02, 0.5)).toEqual([]);
  expect(found(0.5, 0.004)).toEqual([0.004]);
  expect(found(0.009, 0.004)).toEqual([0.004, 0.009]);
  expect(found(0.009, 0.006)).toEqual([]);
  expect(found(0.5, Number.NaN)).toEqual([Number.NaN]);
});
