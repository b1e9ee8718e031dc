// The amounts on the felt as patrons of one brand and currency see them: theirs, and none of another. [T7] [V6] [L4]
import { type Minor, ZERO } from '@punto/engine/minor';
import type { CurrencyTerms } from '@punto/engine/room/currency-setup';
import type { Side } from '@punto/engine/side';
import { keyOfWord, keyWord, type PatronKey } from '@punto/ledger/patron-key';
import { type SeatsView, seatsView } from '../seats/seats-view.ts';
import type { Currencies, OpenTable, Round, Totals } from '../state.ts';
import { tableOpen } from './differential.ts';
import { totalsOf } from './money.ts';

/** The fields of a view that each brand and currency has of its own, besides the seats. */
export type MoneyView = {
  readonly totals: Totals;
  readonly openMinor: Readonly<Record<Side, Minor>> | null;
  readonly largestMinor: Readonly<Record<Side, Minor>> | null;
};

/** The same for patrons of an operator, with the terms of their currency. */
export type KeyedView = MoneyView & { readonly terms: CurrencyTerms };

/** By the words of the keys. */
export type KeyedViews = {
  readonly keyed?: Readonly<Record<string, KeyedView>>;
  /** Absent at a table without seats. */
  readonly keyedSeats?: Readonly<Record<string, SeatsView>>;
};

/** Amounts in minor units of the key's currency. [L4] [T7] */
export const moneyView = (table: OpenTable, key: PatronKey): MoneyView => ({
  totals: totalsOf(table, key),
  openMinor: tableOpen(table, key),
  largestMinor: table.setup.squeeze ? largestOf(table.round, key) : null,
});

const largestOf = (round: Round | null, key: PatronKey): Readonly<Record<Side, Minor>> => {
  const own = round?.largest?.[keyWord(key)];
  if (own) return own;
  // Where play coins alone are taken, the largest of all leads.
  const leads = round?.largest ? undefined : round?.leads;
  return { player: leads?.player?.stakeMinor ?? ZERO, banker: leads?.banker?.stakeMinor ?? ZERO };
};

/** One for each brand and currency that the table takes. */
export const keyedViews = (
  table: OpenTable,
  currencies: Currencies,
): Required<Pick<KeyedViews, 'keyed'>> & KeyedViews => {
  const { setup, seating, round } = table;
  const all = Object.entries(currencies).map(([word, terms]) => ({ word, terms, key: keyOfWord(word) }));
  return {
    keyed: Object.fromEntries(all.map(({ word, terms, key }) => [word, { terms, ...moneyView(table, key) }])),
    ...(seating && {
      keyedSeats: Object.fromEntries(
        all.map(({ word, key }) => [word, seatsView(setup, seating, round, key)]),
      ),
    }),
  };
};
