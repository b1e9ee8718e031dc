// Formats numbers for reading, in the language of the page. Amounts are integers in minor units, 100 to the coin. [L1]
import { bookExponentOf, COIN } from '@punto/engine/currency';
import { type Minor, minor } from '@punto/engine/minor';
import { language } from '@punto/language/catalogue';
import { amountIn, coinsIn, numberIn, signedIn, unitsOf, wordIn } from '@punto/language/format';

/** `24,475`, or `12.50` if it is not a whole number of coins. */
export const money = (amount: Minor): string => coinsIn(language(), amount);

/** With its sign: `+475`, `−25`, `0`. */
export const signedMoney = (amount: Minor): string => signedIn(language(), amount);

/** In a currency by ISO 4217, with its code: `12.50 EUR`, `1,250 JPY`. Play coins have no code. */
export const moneyOf = (amount: number, currency: string): string =>
  currency === COIN
    ? coinsIn(language(), minor(amount))
    : `${amountIn(language(), amount, bookExponentOf(currency))}\u00a0${currency}`;

/** As printed on a chip, with at most four characters: `25`, `1K`, `5K`. */
export const chipText = (amount: Minor): string => {
  const coins = unitsOf(amount);
  return coins >= 1000 && coins % 500 === 0 ? `${count(coins / 1000)}K` : money(amount);
};

export const count = (n: number): string => numberIn(language(), n);

/** Numbers up to twelve as English words: `nine`; larger ones, and those of other languages, as digits. */
export const numberWord = (n: number): string => wordIn(language(), n);

export const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** A duration as hours, minutes and seconds: `0:42:10`. */
export const span = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
};
