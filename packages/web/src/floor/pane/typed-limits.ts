// Limits as they were typed, read into what changes. The server checks them against the table; here only what it
// could not even read. [L3] [L4]
import type { OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import type { LimitsRequest } from '@punto/protocol/floor/table-api';
import { optionTitle } from '../../option-title.ts';
import { readAmount } from '../part/amount.ts';

export type Typed = {
  offers: Record<OptionId, { min: string; max: string }>;
  /** Empty: none. */
  differential: string;
};

export type ReadLimits =
  | { readonly ok: true; readonly changed: boolean; readonly request: LimitsRequest }
  | { readonly ok: false; readonly why: string };

export const typedLimits = (
  setup: Pick<TableSetup, 'offers' | 'differentialMinor' | 'labels'>,
  typed: Typed,
): ReadLimits => {
  const offers: NonNullable<LimitsRequest['offers']> = [];
  for (const { option, minMinor: wasMin, maxMinor: wasMax } of setup.offers) {
    const title = optionTitle(option, setup.labels);
    const minMinor = readAmount(typed.offers[option].min);
    const maxMinor = readAmount(typed.offers[option].max);
    if (minMinor === null || maxMinor === null) return { ok: false, why: `${title}: that is no amount.` };
    if (minMinor > maxMinor) return { ok: false, why: `${title}: the minimum is above the maximum.` };
    if (minMinor !== wasMin || maxMinor !== wasMax) offers.push({ option, minMinor, maxMinor });
  }
  const differentialMinor = typed.differential.trim() === '' ? null : readAmount(typed.differential);
  if (differentialMinor === null && typed.differential.trim() !== '')
    return { ok: false, why: 'The differential is no amount.' };
  const moved = differentialMinor !== setup.differentialMinor;
  return {
    ok: true,
    changed: moved || offers.length > 0,
    request: { ...(offers.length > 0 ? { offers } : {}), ...(moved ? { differentialMinor } : {}) },
  };
};
