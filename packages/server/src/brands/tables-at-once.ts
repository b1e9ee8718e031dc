// The number of tables at which a patron may be and have stakes at the same time: the flag of the patron's brand decides,
// otherwise the setting of the house.
import { keyOf } from '@punto/ledger/patron-key';
import type { PatronId } from '@punto/table/ids';
import type { Brands } from './brand.ts';

/** Most tables at which this patron may be, and have stakes, at the same time. [B-34] [B-48] */
export type TablesAtOnce = (patron: PatronId) => number;

/** The most that a house can set, and what a brand allows that has no rule of one table. */
export const MOST_TABLES_AT_ONCE = 12;

/** `house`: for patrons of the house, and of brands whose file leaves the flag out. */
export const tablesAtOnceIn =
  (brands: Brands, house: number): TablesAtOnce =>
  (patron) => {
    const flag = brands.get(keyOf(patron).brand)?.flags.oneTableAtATime ?? null;
    if (flag === null) return house;
    return flag ? 1 : MOST_TABLES_AT_ONCE;
  };
