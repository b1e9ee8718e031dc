// Splits an amount into chips: as many as possible of the largest, then of the next smaller, and so on. [V5]
import { type Minor, minor } from '@punto/engine/minor';

/**
 * The chips that make up an amount, largest first. `denominations` may be in any order. `atMost` limits the number of
 * chips drawn and keeps the largest; the label next to the pile still shows the whole amount.
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

/** The remainder that no chip covers, such as the 0.75 of a payout of 23.75. */
export const changeOf = (amount: Minor, denominations: readonly Minor[]): Minor =>
  minor(amount - chipSplit(amount, denominations).reduce((sum, chip) => sum + chip, 0));

/** The chips of a pile as drawn: the largest ones, and the remainder as one more chip on top. */
export const drawnPile = (
  amount: Minor,
  denominations: readonly Minor[],
  atMost: number,
): readonly Minor[] => {
  const change = changeOf(amount, denominations);
  if (change === 0) return chipSplit(amount, denominations, atMost);
  return [...chipSplit(amount, denominations, atMost - 1), change];
};
