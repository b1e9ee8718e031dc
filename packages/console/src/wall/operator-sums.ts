// Stakes and exposure on the wall, of the house's own patrons and of each operator's in each currency, over all tables.
import { type Minor, minor } from '@punto/engine/minor';
import { keyOfWord, keyWord, type PatronKey } from '@punto/ledger/patron-key';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { stakesParts } from '../currency/table-stakes.ts';

export type OperatorSums = PatronKey & { readonly stakedMinor: Minor; readonly exposureMinor: Minor };

/** Those with stakes, the house first. `brand`: this one alone; empty: all. */
export const operatorSums = (tables: readonly FloorEntry[], brand = ''): readonly OperatorSums[] => {
  const staked = tables
    .flatMap(({ floor }) => stakesParts(floor, brand))
    .filter(({ stakedMinor }) => stakedMinor > 0);
  return [...Map.groupBy(staked, keyWord)].map(([word, parts]) => ({
    ...keyOfWord(word),
    stakedMinor: minor(parts.reduce((sum, part) => sum + part.stakedMinor, 0)),
    exposureMinor: minor(parts.reduce((sum, part) => sum + part.exposureMinor, 0)),
  }));
};
