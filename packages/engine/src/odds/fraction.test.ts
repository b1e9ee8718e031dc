import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction, toNumber } from './fraction.ts';

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
