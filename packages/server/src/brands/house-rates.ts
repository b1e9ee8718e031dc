// Compares amounts of brands with thresholds of the house, which are in minor units of the house's currency, by the rates of
// the brand files. Money is never converted.
import { type Minor, minor } from '@punto/engine/minor';
import type { Ratio } from '@punto/engine/ratio';
import { keyOf, type PatronKey } from '@punto/ledger/patron-key';
import { type Brands, NO_BRANDS } from './brand.ts';

export type HouseRates = {
  /** The worth of the patron's amount in minor units of the house, rounded up. */
  readonly worthOf: (patron: string, amountMinor: number) => Minor;
  /** The threshold in minor units of the patron's currency, rounded up. */
  readonly thresholdFor: (patron: string, thresholdMinor: number) => Minor;
};

/** The amounts of a brand without a file, or of a currency that is not in its file, count as those of the house. */
export const createHouseRates = (brands: Brands): HouseRates => {
  const rateOf = ({ brand, currency }: PatronKey): Ratio =>
    brands.get(brand)?.currencies[currency]?.rate ?? [1, 1];
  return {
    worthOf: (patron, amountMinor) => {
      const [own, house] = rateOf(keyOf(patron));
      return minor(timesUp(amountMinor, house, own));
    },
    thresholdFor: (patron, thresholdMinor) => {
      const [own, house] = rateOf(keyOf(patron));
      return minor(timesUp(thresholdMinor, own, house));
    },
  };
};

/** Of a house without brands. */
export const NO_RATES: HouseRates = createHouseRates(NO_BRANDS);

/** Products of two amounts may be beyond what a number counts exactly. */
const timesUp = (amount: number, over: number, under: number): number => {
  const [product, divisor] = [BigInt(amount) * BigInt(over), BigInt(under)];
  const quotient = product / divisor;
  return Number(quotient * divisor < product ? quotient + 1n : quotient);
};
