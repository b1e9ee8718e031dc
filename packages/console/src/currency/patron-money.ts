// Amounts of a patron in the patron's currency, which the id names: `12.50 EUR`; play coins of the house have no code.
import { bookExponentOf } from '@punto/engine/currency';
import type { Minor } from '@punto/engine/minor';
import { HOUSE_KEY, isKeyedPatron, keyOf, type PatronKey } from '@punto/ledger/patron-key';
import { moneyOf } from '@punto/ui/words/number.ts';
import type { TableColumn } from '../ui/data-table.tsx';

export const keyOfPatron = (patron: string): PatronKey => (isKeyedPatron(patron) ? keyOf(patron) : HOUSE_KEY);

export const currencyOfPatron = (patron: string): string => keyOfPatron(patron).currency;

export const patronMoney = (patron: string, amount: number): string =>
  moneyOf(amount, currencyOfPatron(patron));

/** With its sign: `+12.50 EUR`. */
export const signedMoneyOf = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${moneyOf(amount, currency)}`;

/** A sortable column of amounts, each in the currency of its row. */
export const currencyColumn = <Row>(
  key: string,
  title: () => string,
  amountOf: (row: Row) => Minor,
  currencyOf: (row: Row) => string,
): TableColumn<Row> => ({
  ...{ key, title, figures: true },
  by: (row) => amountOf(row) / 10 ** bookExponentOf(currencyOf(row)),
  cell: (row) => moneyOf(amountOf(row), currencyOf(row)),
});
