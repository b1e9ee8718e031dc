// Parses and formats typed amounts in coins, in the manner of any language: `6,150`, `12.50`, `6.150`, `12,50`. What
// follows the last separator decides: one or two digits are hundredths, three are thousands. So no text has two meanings.
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';

const PLAIN = /^(\d{1,12})(?:[.,](\d{1,2}))?$/;
/** Groups of three digits with one kind of separator, and hundredths with another. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,’' ])\d{3})(?:\2\d{3}){0,2})(?:(?!\2)[.,](\d{1,2}))?$/;

/** `null` if the text is not an amount. */
export const parseAmount = (typed: string): Minor | null => {
  const text = typed.trim().replace(/\s/g, ' ');
  const plain = PLAIN.exec(text);
  const grouped = GROUPED.exec(text);
  const [whole, part = ''] = plain ? [plain[1], plain[2]] : [grouped?.[1], grouped?.[3]];
  if (whole === undefined) return null;
  return minor(Number(whole.replace(/\D/g, '')) * MINOR_PER_COIN + Number(part.padEnd(2, '0')));
};

/** As a person would type it. */
export const typedAmount = (amount: Minor): string =>
  amount % MINOR_PER_COIN === 0 ? String(amount / MINOR_PER_COIN) : (amount / MINOR_PER_COIN).toFixed(2);
