// Money is an integer count of minor units, a hundred to the coin. The brand keeps a stake from being
// mistaken for a count, and `minor` is the only door into it. [L1]

declare const brand: unique symbol;

/** A whole number of minor units, 100 to the coin. Made by `minor` alone. [L1] */
export type Minor = number & { readonly [brand]: 'minor' };

export const MINOR_PER_COIN = 100;

/** The amount as `Minor`; throws when it is not a safe integer, which only a broken invariant can cause. */
export const minor = (amount: number): Minor => {
  if (!Number.isSafeInteger(amount)) throw new Error(`not an amount in minor units: ${amount}`);
  return amount as Minor;
};

export const ZERO: Minor = minor(0);

/** Whole coins as minor units. */
export const coins = (amount: number): Minor => minor(amount * MINOR_PER_COIN);

/** The sum; throws when it is no safe integer. [L1] */
export const addMinor = (a: Minor, b: Minor): Minor => minor(a + b);
