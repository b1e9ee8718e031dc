// How an amount is paid in chips: as many as possible of the largest, and so on down. [V5]
import { type Minor, minor } from '@punto/engine/minor';

/**
 * The chips that make up an amount, largest first. `denominations` may come in any order.
 * `atMost` keeps the largest chips of a pile too tall to draw; the label beside it still says the whole sum.
 */
export const chipSplit = (
  amount: Minor,
  denominations: readonly Minor[],
  atMost = Number.POSITIVE_INFINITY,
): readonly Minor[] => {
  const chips: Minor[] = [];
  let rest: number = amount;
  for (const chip of [...denominations].sort((a, b) => b - a)) {
    for (; rest >= chip && chips.length < atMost; rest = minor(rest - chip)) chips.push(chip);
  }
  return chips;
};

/** What no chip covers: the change of a payout such as 23.75. */
export const changeOf = (amount: Minor, denominations: readonly Minor[]): Minor =>
  minor(amount - chipSplit(amount, denominations).reduce((sum, chip) => sum + chip, 0));

/** A pile as it is drawn: the largest chips, and the change as one more on top. */
export const drawnPile = (
  amount: Minor,
  denominations: readonly Minor[],
  atMost: number,
): readonly Minor[] => {
  const change = changeOf(amount, denominations);
  if (change === 0) return chipSplit(amount, denominations, atMost);
  return [...chipSplit(amount, denominations, atMost - 1), change];
};
