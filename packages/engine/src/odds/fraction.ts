// Exact quotients. Euclid's steps are taken on bigints only until both numbers are safe integers, whose
// remainders a double gives exactly and some ten times faster.

/** An exact quotient in lowest terms, its denominator positive. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** In lowest terms. Throws when the denominator is not positive. */
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

/** The nearest floats' quotient: a figure to print. */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator);
