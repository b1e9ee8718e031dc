// Which tables a brand offers in a currency, and with which limits: those that a stake fits and whose rounds are long enough.
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

/** What a table takes besides play coins: each brand and currency that is offered there, by the word of its key. */
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

/** The time from one round to the next that the clocks of the table guarantee; what people decide may take no time. */
export const shortestRoundMs = ({ pace, dealing, squeeze, solo }: TableSetup): number => {
  const { bettingMs, leastBettingMs, closedMs, cardMs, resultMs } = pace;
  if (dealing === 'person') return leastBettingMs ?? Math.min(LEAST_BETTING_MS, bettingMs / 2);
  const cardsMs = squeeze ? 0 : CARDS_OF_A_COUP * cardMs;
  return (solo ? 0 : bettingMs) + closedMs + cardsMs + resultMs;
};
