// Formats and parses amounts of limits: coins or the currency of the brand, and hours.
import { MINOR_PER_COIN, minor } from '@punto/engine/minor';
import type { LimitKey } from '@punto/protocol/protection';
import { money, span } from '@punto/ui/words/number.ts';

export const KINDS = ['loss', 'stake', 'deposit', 'time'] as const;
/** For patrons of operators, who make their deposits at the operator. */
export const KINDS_AT_OPERATOR: readonly Kind[] = ['loss', 'stake', 'time'];
export type Kind = (typeof KINDS)[number];
export const FRAMES = ['day', 'week', 'month'] as const;
export type FrameName = (typeof FRAMES)[number];

export const keyOf = (kind: Kind, frame: FrameName): LimitKey => `${kind}-${frame}`;

const HOUR_MS = 3_600_000;

/** In the unit of the kind: minor units, or milliseconds. */
export const amountText = (kind: Kind, amount: number): string =>
  kind === 'time' ? span(amount) : money(minor(amount));

/** The currency of the brand; coins have no decimals here. */
type Currency = { readonly exponent: number };
const unitMinorOf = (currency: Currency | undefined): number =>
  currency ? 10 ** currency.exponent : MINOR_PER_COIN;

/** The text of an amount in a field. */
export const typedOf = (kind: Kind, amount: number, currency?: Currency): string =>
  String(kind === 'time' ? Math.round((amount / HOUR_MS) * 100) / 100 : amount / unitMinorOf(currency));

/** `null`: not an amount of this kind. A decimal comma is accepted. */
export const parseTyped = (kind: Kind, typed: string, currency?: Currency): number | null => {
  const text = typed.trim().replace(',', '.');
  if (kind === 'time') {
    if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null;
    return Math.round(Number(text) * HOUR_MS);
  }
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > (currency?.exponent ?? 0)) return null;
  return Math.round(Number(`${whole}.${part || '0'}`) * unitMinorOf(currency));
};
