// Limits while they are typed: text for each option, and what of it differs from what is in force. Only that is sent,
// so that what somebody else changed meanwhile stays. [L3] [L4]
import type { Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { readAmount, typedAmount } from '../part/amount.ts';

export type TypedOffer = { readonly option: OptionId; readonly min: string; readonly max: string };
export type TypedLimits = {
  readonly offers: readonly TypedOffer[];
  /** Empty: no differential. */
  readonly differential: string;
};

type Terms = Pick<TableSetup, 'offers' | 'differentialMinor'>;
export type ChangedLimits = {
  readonly offers: readonly {
    readonly option: OptionId;
    readonly minMinor: Minor;
    readonly maxMinor: Minor;
  }[];
  /** Left out: it stays. */
  readonly differentialMinor?: Minor | null;
};

export const typedLimits = ({ offers, differentialMinor }: Terms): TypedLimits => ({
  offers: offers.map(({ option, minMinor, maxMinor }) => ({
    option,
    min: typedAmount(minMinor),
    max: typedAmount(maxMinor),
  })),
  differential: differentialMinor === null ? '' : typedAmount(differentialMinor),
});

export type ReadLimits =
  | { readonly ok: true; readonly changed: ChangedLimits | null }
  | { readonly ok: false; readonly fault: string };

/** `changed` is `null` where everything is as it was. */
export const readLimits = (
  typed: TypedLimits,
  terms: Terms,
  titleOf: (option: OptionId) => string,
): ReadLimits => {
  const offers: ChangedLimits['offers'][number][] = [];
  for (const { option, min, max } of typed.offers) {
    const [minMinor, maxMinor] = [readAmount(min), readAmount(max)];
    if (minMinor === null || maxMinor === null)
      return wrong(`${titleOf(option)}: give both amounts in coins.`);
    if (minMinor > maxMinor) return wrong(`${titleOf(option)}: the smallest stake is above the largest.`);
    const now = terms.offers.find((offer) => offer.option === option);
    if (now?.minMinor !== minMinor || now.maxMinor !== maxMinor) offers.push({ option, minMinor, maxMinor });
  }
  const differentialMinor = typed.differential.trim() === '' ? null : readAmount(typed.differential);
  if (differentialMinor === null && typed.differential.trim() !== '')
    return wrong('Differential: give an amount in coins, or leave it empty.');
  const moved = differentialMinor !== terms.differentialMinor;
  if (offers.length === 0 && !moved) return { ok: true, changed: null };
  return { ok: true, changed: { offers, ...(moved ? { differentialMinor } : {}) } };
};

const wrong = (fault: string): ReadLimits => ({ ok: false, fault });
