// Limits in a form: text for each option, and the difference from the current limits. Only the difference is sent, so
// that concurrent changes by others are kept. Invalid input is reported at its field. [L3] [L4]

import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { Limits } from '@punto/protocol/floor/message';
import { parseAmount, typedAmount } from '../ui/amount.ts';

const fault = texts('duties').limits.fault;

export type TypedOffer = { readonly option: OptionId; readonly min: string; readonly max: string };
export type TypedLimits = {
  readonly offers: readonly TypedOffer[];
  /** The table limit; empty means none. */
  readonly differential: string;
  /** The player limit; empty means none. */
  readonly patronDifferential: string;
};

type FieldName = 'minimum' | 'maximum' | 'differential' | 'patron-differential';
type Field = { readonly option: OptionId | null; readonly field: FieldName };
type LimitsChange = Extract<DutyRequest, { readonly duty: 'change-limits' }>['change'];
/** Error messages by field key. */
export type LimitFaults = Readonly<Record<string, string>>;

export const limitKey = ({ option, field }: Field): string => `${option ?? 'table'} ${field}`;

export const typedLimits = ({
  offers,
  differentialMinor,
  patronDifferentialMinor = null,
}: Limits): TypedLimits => ({
  offers: offers.map(({ option, minMinor, maxMinor }) => ({
    option,
    min: typedAmount(minMinor),
    max: typedAmount(maxMinor),
  })),
  differential: differentialMinor === null ? '' : typedAmount(differentialMinor),
  patronDifferential: patronDifferentialMinor === null ? '' : typedAmount(patronDifferentialMinor),
});

/** `change` is `null` if nothing differs, or if the input is invalid. */
export const parseLimits = (
  typed: TypedLimits,
  terms: Limits,
): { readonly change: LimitsChange | null; readonly faults: LimitFaults } => {
  const faults: Record<string, string> = {};
  const amount = (at: Field, text: string) => {
    const read = parseAmount(text);
    if (read === null) faults[limitKey(at)] = fault.notAnAmount();
    return read;
  };
  const offers = typed.offers.flatMap(({ option, min, max }) => {
    const minMinor = amount({ option, field: 'minimum' }, min);
    const maxMinor = amount({ option, field: 'maximum' }, max);
    if (minMinor === null || maxMinor === null) return [];
    if (minMinor > maxMinor) faults[limitKey({ option, field: 'minimum' })] = fault.aboveMaximum();
    const now = terms.offers.find((offer) => offer.option === option);
    return now?.minMinor !== minMinor || now.maxMinor !== maxMinor ? [{ option, minMinor, maxMinor }] : [];
  });
  const amountOrNone = (field: FieldName, text: string) =>
    text.trim() === '' ? null : amount({ option: null, field }, text);
  const differentialMinor = amountOrNone('differential', typed.differential);
  const patronDifferentialMinor = amountOrNone('patron-differential', typed.patronDifferential);
  const change = {
    ...(offers.length > 0 && { offers }),
    ...(differentialMinor !== terms.differentialMinor && { differentialMinor }),
    ...(patronDifferentialMinor !== (terms.patronDifferentialMinor ?? null) && { patronDifferentialMinor }),
  };
  const isNothing = Object.keys(faults).length > 0 || Object.keys(change).length === 0;
  return { change: isNothing ? null : change, faults };
};
