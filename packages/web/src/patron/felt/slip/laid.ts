// Chips laid on spots, in the order they were laid, and their sums.
import { type Minor, minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';

export type LaidBet = { readonly option: OptionId; readonly stakeMinor: Minor };

export const totalOf = (laid: readonly LaidBet[]): Minor =>
  minor(laid.reduce((sum, each) => sum + each.stakeMinor, 0));

export const sumOn = (laid: readonly LaidBet[], option: OptionId): Minor =>
  totalOf(laid.filter((each) => each.option === option));

/** The stakes of a ticket: one for each option. */
export const betsOf = (laid: readonly LaidBet[]): readonly LaidBet[] =>
  [...new Set(laid.map((each) => each.option))].map((option) => ({
    option,
    stakeMinor: sumOn(laid, option),
  }));
