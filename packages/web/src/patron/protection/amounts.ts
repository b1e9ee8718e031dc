// Formats and parses amounts of limits: coins or the currency of the brand, and hours.
import { minor } from '@punto/engine/minor';
import { unitsOf } from '@punto/language/format';
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

/** The text of an amount in a field. */
export const typedOf = (kind: Kind, amount: number): string =>
  String(kind === 'time' ? Math.round((amount / HOUR_MS) * 100) / 100 : unitsOf(minor(amount)));

/** `null`: not an amount of this kind. A decimal comma is accepted. `decimals`: of an amount of money; coins have none. */
export const parseTyped = (kind: Kind, typed: string, decimals = 0): number | null => {
  const text = typed.trim().replace(',', '.');
  if (kind === 'time') {
    if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null;
    return Math.round(Number(text) * HOUR_MS);
  }
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > decimals) return null;
  const unitMinor = 1 / unitsOf(minor(1));
  return Math.round(Number(`${whole}.${part || '0'}`) * unitMinor);
};
