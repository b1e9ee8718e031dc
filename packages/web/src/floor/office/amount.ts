// Amounts as they are typed on the floor: in coins, with or without commas, two decimals at most. [L1]
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';

const TYPED = /^\d{1,12}(\.\d{1,2})?$/;

/** `null`: not an amount. */
export const readAmount = (text: string): Minor | null => {
  const plain = text.replace(/[,\s]/g, '');
  if (!TYPED.test(plain)) return null;
  const [coins = '', rest = ''] = plain.split('.');
  return minor(Number(coins) * MINOR_PER_COIN + Number(rest.padEnd(2, '0')));
};

/** As a field starts with it: no commas, no sign. */
export const typedAmount = (amount: Minor): string => {
  const rest = amount % MINOR_PER_COIN;
  const coins = String((amount - rest) / MINOR_PER_COIN);
  return rest === 0 ? coins : `${coins}.${String(rest).padStart(2, '0')}`;
};
