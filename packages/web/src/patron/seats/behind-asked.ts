// What the sheet of a bet behind a seat offers: amounts that the table takes, and limits of rounds and of the total.
import { type Minor, minor } from '@punto/engine/minor';
import type { TableView } from '@punto/protocol/message';

type Setup = Pick<TableView['setup'], 'offers'>;

/** Numbers of rounds to choose from; `null`: none. */
export const ROUNDS = [null, 1, 5, 10, 20, 50] as const;
/** Totals to choose from, as multiples of the amount; `null`: none. */
export const TOTALS = [null, 5, 10, 20, 50] as const;

const FOLLOWED: readonly string[] = ['player', 'banker', 'tie'];

/** The least and the largest amount on one of the options that are followed. */
export const amountLimits = ({ offers }: Setup): { readonly least: Minor; readonly most: Minor } => {
  const followed = offers.filter(({ option }) => FOLLOWED.includes(option));
  return {
    least: minor(Math.min(...followed.map(({ minMinor }) => minMinor))),
    most: minor(Math.max(...followed.map(({ maxMinor }) => maxMinor))),
  };
};

/** The amount with a chip more, within the limits. */
export const withChip = (amount: Minor, chip: Minor, setup: Setup): Minor =>
  minor(Math.min(amount + chip, amountLimits(setup).most));

/** The chip in the hand, or the least amount where it is too small. */
export const firstAmount = (chip: Minor, setup: Setup): Minor =>
  minor(Math.max(chip, amountLimits(setup).least));
