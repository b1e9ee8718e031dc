// Parses and formats typed amounts in coins: `6,150`, `12.50`.
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';

const TYPED = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** `null` if the text is not an amount. */
export const parseAmount = (typed: string): Minor | null => {
  const [, whole, part = ''] = TYPED.exec(typed.replace(/[\s,]/g, '')) ?? [];
  if (whole === undefined) return null;
  return minor(Number(whole) * MINOR_PER_COIN + Number(part.padEnd(2, '0')));
};

/** As a person would type it. */
export const typedAmount = (amount: Minor): string =>
  amount % MINOR_PER_COIN === 0 ? String(amount / MINOR_PER_COIN) : (amount / MINOR_PER_COIN).toFixed(2);
