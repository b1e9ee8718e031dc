import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction, minus, over, plus, times, toNumber, whole } from './fraction.ts';

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

it('[B21] fractions keep their value and are in lowest terms, however large', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }),
      fc.bigInt({ min: 1n, max: 10n ** 19n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (above, below, shared) => {
        const { numerator, denominator } = fraction(above * shared, below * shared);
        expect(numerator * below).toBe(above * denominator);
        expect(divisor(numerator < 0n ? -numerator : numerator, denominator)).toBe(1n);
        expect(denominator > 0n).toBe(true);
      },
    ),
    { seed: 21, numRuns: 300 },
  );
});

it('[B21] zero is 0/1, and division by zero throws', () => {
  expect(fraction(0n, 40n)).toEqual({ numerator: 0n, denominator: 1n });
  expect(() => fraction(1n, 0n)).toThrow('not a denominator: 0');
});

it('[B21] prints as the quotient of the nearest floats', () => {
  expect(toNumber(fraction(-43n, 415n))).toBe(-43 / 415);
});

it('[B21] prints parts that no float holds', () => {
  const large = 3n ** 900n;
  expect(toNumber({ numerator: -large * 43n, denominator: large * 415n })).toBeCloseTo(-43 / 415, 15);
  expect(toNumber({ numerator: 1n, denominator: large })).toBe(0);
});

it('[B21] sums, products and quotients are exact', () => {
  const [half, third] = [fraction(1n, 2n), fraction(-1n, 3n)];
  expect(plus(half, third)).toEqual(fraction(1n, 6n));
  expect(minus(half, third)).toEqual(fraction(5n, 6n));
  expect(times(half, third)).toEqual(fraction(-1n, 6n));
  expect(over(half, third)).toEqual(fraction(-3n, 2n));
  expect(over(half, whole(4))).toEqual(fraction(1n, 8n));
  expect(() => over(half, whole(0))).toThrow('not a denominator: 0');
});
