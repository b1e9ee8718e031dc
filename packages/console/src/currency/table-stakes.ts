// The stakes of a table by brand and currency: those of the house's own patrons first, then those of operators. Amounts of two currencies
// are compared by the rates of the table, and never added as money.
import { exposureOf } from '@punto/engine/exposure';
import { type Minor, minor } from '@punto/engine/minor';
import { keysOf } from '@punto/engine/object-keys';
import type { OptionId } from '@punto/engine/option-id';
import { language } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import { HOUSE_KEY } from '@punto/ledger/patron-key';
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { moneyOf } from '@punto/ui/words/number.ts';

export type StakesPart = NonNullable<FloorView['currencies']>[number];

type Staked = Pick<FloorEntry['floor'], 'view' | 'stakedMinor' | 'exposureMinor' | 'currencies'>;

/** `brand`: of this one alone. */
export const stakesParts = (floor: Staked, brand?: string): readonly StakesPart[] => {
  const { view, stakedMinor, exposureMinor, currencies = [] } = floor;
  const own: StakesPart = {
    ...{ ...HOUSE_KEY, rate: [1, 1], totals: view.totals },
    ...{ stakedMinor, exposureMinor },
  };
  return [own, ...currencies].filter((part) => !brand || part.brand === brand);
};

/** The worth of an amount of the part, in minor units of the room. */
export const worthIn = ({ rate: [own, room] }: Pick<StakesPart, 'rate'>, amount: number): number =>
  (amount * room) / own;

/** The worth of an amount of all parts together, to compare tables. */
export const worthOf = (parts: readonly StakesPart[], amount: 'stakedMinor' | 'exposureMinor'): number =>
  parts.reduce((sum, part) => sum + worthIn(part, part[amount]), 0);

type WorthTotals = Readonly<Partial<Record<OptionId, { readonly stakeMinor: Minor }>>>;

/** The worth of the stakes on each option, in minor units of the room. */
export const worthByOption = (parts: readonly StakesPart[]): WorthTotals => {
  const sums: Partial<Record<OptionId, { stakeMinor: Minor }>> = {};
  for (const part of parts)
    for (const option of keysOf(part.totals)) {
      const worth = Math.round(worthIn(part, part.totals[option]?.stakeMinor ?? 0));
      sums[option] = { stakeMinor: minor((sums[option]?.stakeMinor ?? 0) + worth) };
    }
  return sums;
};

/**
 * The most that the house can lose in the round, in minor units of the room: of all parts together, or where each brand and currency
 * has a table limit of its own, of the part that is worth most.
 */
export const worthAtRisk = (floor: Staked): number => {
  if (floor.currencies === undefined) return floor.exposureMinor;
  const parts = stakesParts(floor).filter(({ stakedMinor }) => stakedMinor > 0);
  const [only] = parts;
  if (only === undefined) return 0;
  if (parts.length > 1 && floor.view.setup.acrossCurrencies !== 'caps')
    return exposureOf(floor.view.setup, worthByOption(parts));
  return Math.max(...parts.map((part) => worthIn(part, part.exposureMinor)));
};

/** `1,200, 12.50 EUR`: the stakes of each part that has some; `0` without any. */
export const stakesText = (floor: Staked): string => {
  const parts = stakesParts(floor);
  const staked = parts.filter(({ stakedMinor }) => stakedMinor > 0);
  return itemsIn(
    language(),
    (staked.length > 0 ? staked : parts.slice(0, 1)).map((part) => moneyOf(part.stakedMinor, part.currency)),
  );
};
