// The tables that a brand offers in a currency, with their limits: a stake must fit the limits, and rounds must be long enough.
import type { TableSetup } from '@punto/engine/room';
import { isPlayable, setupInCurrency } from '@punto/engine/room/currency-setup';
import { keyWord } from '@punto/ledger/patron-key';
import type { Brand, BrandCurrency, Brands } from './brand.ts';

export type OfferedTable =
  | {
      readonly ok: true;
      /** With limits, step and chips of the currency. */
      readonly setup: TableSetup;
    }
  | { readonly ok: false; readonly says: string };

export const offeredTable = (brand: Brand, currency: string, table: TableSetup): OfferedTable => {
  const terms = brand.currencies[currency];
  if (!terms) return { ok: false, says: `${brand.id} has no ${currency}` };
  const setup = setupInCurrency(table, terms);
  if (!isPlayable(table, setup)) return { ok: false, says: 'no stake fits the limits' };
  const [roundMs, leastMs] = [shortestRoundMs(table), brand.flags.smallestRoundMs];
  if (roundMs >= leastMs) return { ok: true, setup };
  return { ok: false, says: `a round may take ${roundMs} ms, and ${brand.id} requires ${leastMs} ms` };
};

/** The brands and currencies that a table accepts besides play coins, by key word. */
export const currenciesAt =
  (brands: Brands) =>
  (table: TableSetup): Readonly<Record<string, BrandCurrency>> =>
    Object.fromEntries(
      [...brands.values()].flatMap((brand) =>
        Object.entries(brand.currencies)
          .filter(([currency]) => offeredTable(brand, currency, table).ok)
          .map(([currency, terms]) => [keyWord({ brand: brand.id, currency }), terms]),
      ),
    );

const CARDS_OF_A_COUP = 4;
const LEAST_BETTING_MS = 5_000;

/** The shortest time between two rounds that the clocks of the table guarantee; human decisions count as 0 ms. */
export const shortestRoundMs = ({ pace, dealing, squeeze, solo }: TableSetup): number => {
  const { bettingMs, leastBettingMs, closedMs, cardMs, resultMs } = pace;
  if (dealing === 'person') return leastBettingMs ?? Math.min(LEAST_BETTING_MS, bettingMs / 2);
  const cardsMs = squeeze ? 0 : CARDS_OF_A_COUP * cardMs;
  return (solo ? 0 : bettingMs) + closedMs + cardsMs + resultMs;
};
