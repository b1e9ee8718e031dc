// What one patron gets of the view of a table: the part of the own brand and currency, and of no other.
import { HOUSE_KEY, keyWord, type PatronKey, sameKey } from '@punto/ledger/patron-key';
import type { PublicView, TableView } from './view.ts';

/** The fields of a view, or of an update of one, that a patron of this brand and currency gets. */
export const viewFor = (view: Partial<PublicView>, key: PatronKey): Partial<TableView> => {
  const { keyed, keyedSeats, ...coins } = view;
  if (sameKey(key, HOUSE_KEY)) return coins;
  const word = keyWord(key);
  const { totals: _, openMinor: __, largestMinor: ___, seats: ____, ...common } = coins;
  const seats = keyedSeats?.[word];
  return { ...common, ...keyed?.[word], ...(seats && { seats }) };
};

/** The whole view of a patron of this brand and currency, also at a table that does not take the currency. */
export const wholeViewFor = ({ keyed, keyedSeats, ...coins }: PublicView, key: PatronKey): TableView => {
  if (sameKey(key, HOUSE_KEY)) return coins;
  const word = keyWord(key);
  return { ...coins, ...NOTHING_TAKEN, ...keyed?.[word], seats: keyedSeats?.[word] ?? null };
};

/** At a table that does not take the currency. */
const NOTHING_TAKEN: Pick<TableView, 'totals' | 'openMinor' | 'largestMinor'> = {
  totals: {},
  openMinor: null,
  largestMinor: null,
};
