// Three brands with a currency each, and a house with play coins, at one table.
import { minor } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import type { CurrencyTerms } from '@punto/engine/room/currency-setup';
import { keyOf, type PatronKey } from '@punto/ledger';
import type { Currencies, SpotTotal } from '../src/state.ts';
import { Bench, shoeOf } from './bench.ts';

const terms = (rate: CurrencyTerms['rate'], step: number): CurrencyTerms => ({
  rate,
  stepMinor: minor(step),
  chipsMinor: [1, 5, 25].map((steps) => minor(steps * step)),
  limits: {},
});

/** A coin is €1.00, ¥160 and KD 0.335. */
export const CURRENCIES: Currencies = {
  'acme.EUR': terms([1, 1], 5),
  'nippon.JPY': terms([8, 5], 10),
  'gulf.KWD': terms([67, 20], 5),
};

export const [EVA, YUKI, AMIR] = ['acme.EUR.eva', 'nippon.JPY.yuki', 'gulf.KWD.amir'] as const;
export const KEYS: readonly PatronKey[] = ['ann', EVA, YUKI, AMIR].map(keyOf);

/** A table with open betting that takes these currencies. */
export const openWith = (
  setup: TableSetup,
  cards = 'AS 4D 9S 2H TS 3H',
  currencies: Currencies = CURRENCIES,
): Bench => {
  const bench = new Bench(shoeOf(cards, setup.shoe.decks), setup);
  bench.carryOut({ type: 'SetCurrencies', currencies });
  bench.until('betting');
  return bench;
};

/** The balances of each brand and currency together, by its word; all are 0 in sound books. */
export const sumsOf = (bench: Bench, wordOf: (id: string) => string): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { id, balanceMinor } of bench.accounts())
    sums[wordOf(id)] = (sums[wordOf(id)] ?? 0) + balanceMinor;
  return sums;
};

export const staked = (total: SpotTotal | undefined): number => total?.stakeMinor ?? 0;
