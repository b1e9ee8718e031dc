// Exact quotients. Euclid's steps are taken on bigints only until both numbers are safe integers, whose
// remainders a double gives exactly and some ten times faster.

/** An exact quotient in lowest terms, its denominator positive. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** Reduces to lowest terms. Throws when the denominator is not positive. */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  if (denominator <= 0n) throw new RangeError(`not a denominator: ${denominator}`);
  const shared = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
};

/** The greatest common divisor of two numbers that are not negative. */
export const commonDivisor = (a: bigint, b: bigint): bigint => {
  if (b === 0n) return a;
  return b > SAFE ? commonDivisor(b, a % b) : BigInt(commonDivisorOfSafe(Number(b), Number(a % b)));
};

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The same of safe integers. */
export const commonDivisorOfSafe = (a: number, b: number): number => {
  let [greater, less] = [a, b];
  while (less !== 0) [greater, less] = [less, greater % less];
  return greater;
};

/** The sum, exact. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

/** The difference, exact. */
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator });

/** The product, exact. */
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** The quotient, exact. Throws when the divisor is zero. */
export const over = (a: Fraction, b: Fraction): Fraction => {
  const sign = b.numerator < 0n ? -1n : 1n;
  return fraction(sign * a.numerator * b.denominator, sign * a.denominator * b.numerator);
};

/** A whole number as a fraction. */
export const whole = (number: number | bigint): Fraction => ({ numerator: BigInt(number), denominator: 1n });

/** The nearest floats' quotient: a figure to print. Parts that no float holds are shortened alike. */
export const toNumber = ({ numerator, denominator }: Fraction): number => {
  if (numerator < LARGE && numerator > -LARGE && denominator < LARGE)
    return Number(numerator) / Number(denominator);
  const digits = Math.max(numerator.toString(16).length, denominator.toString(16).length);
  const spare = 4n * BigInt(digits - LARGE_DIGITS);
  return Number(numerator >> spare) / Number(denominator >> spare);
};

const LARGE_DIGITS = 250;
const LARGE = 1n << 1000n;
