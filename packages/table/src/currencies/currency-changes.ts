// The events of brands and currencies, and the round in which they come into force.
import type { TableEvent } from '../event.ts';
import type { OpenTable } from '../state.ts';

type CurrenciesSet = Extract<TableEvent, { readonly type: 'CurrenciesSet' }>;

/** Announced, and kept among those ever taken. */
export const announceCurrencies = (
  { takenKeys = [] }: OpenTable,
  { currencies }: CurrenciesSet,
): Pick<OpenTable, 'nextCurrencies' | 'takenKeys'> => ({
  nextCurrencies: currencies,
  takenKeys: [...new Set([...takenKeys, ...Object.keys(currencies)])],
});

/** No stakes on the felt, in any currency. */
export const noStakes = ({ keyed }: Pick<OpenTable, 'keyed'>): Pick<OpenTable, 'totals' | 'keyed'> =>
  keyed ? { totals: {}, keyed: {} } : { totals: {} };

/** A round begins without stakes. Rates change between rounds alone, as limits do. */
export const moneyAtOpening = (table: OpenTable): Pick<OpenTable, 'totals' | 'keyed' | 'currencies'> => ({
  ...noStakes(table),
  ...(table.nextCurrencies ? { currencies: table.nextCurrencies } : {}),
});
