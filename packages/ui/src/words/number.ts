// Formats numbers for reading. Amounts are integers in minor units, 100 to the coin; decimals are shown only when the
// amount has any. [L1]
import { MINOR_PER_COIN, type Minor } from '@punto/engine/minor';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const MINUS = '−';

/** `24,475`, or `12.50` if it is not a whole number of coins. */
export const money = (amount: Minor): string => {
  const size = Math.abs(amount);
  const rest = size % MINOR_PER_COIN;
  const text = whole.format((size - rest) / MINOR_PER_COIN);
  const cents = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? MINUS : ''}${text}${cents}`;
};

/** With its sign: `+475`, `−25`, `0`. */
export const signedMoney = (amount: Minor): string => `${amount > 0 ? '+' : ''}${money(amount)}`;

/** As printed on a chip, with at most four characters: `25`, `1K`, `5K`. */
export const chipText = (amount: Minor): string => {
  const coins = amount / MINOR_PER_COIN;
  return coins >= 1000 && coins % 500 === 0 ? `${coins / 1000}K` : money(amount);
};

export const count = (n: number): string => whole.format(n);

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers up to twelve as words: `nine`; larger ones as digits. */
export const numberWord = (n: number): string => NUMBER_WORDS[n] ?? count(n);

export const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** A duration as hours, minutes and seconds: `0:42:10`. */
export const span = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
};
