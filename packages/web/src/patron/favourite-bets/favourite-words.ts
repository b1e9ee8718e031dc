// The texts of the sheet of favourite bets.
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { LONGEST_NAME } from '@punto/ui/client/favourite-bets.ts';
import type { LaidBet } from '../felt/slip/laid.ts';

const text = texts('favourites');

type Label = (option: OptionId) => string;

/** `Player 25 · Tie 5`. */
export const betsText = (bets: readonly LaidBet[], label: Label): string =>
  bets.map(({ option, stakeMinor }) => text.bet({ bet: label(option), stake: stakeMinor })).join(' · ');

/** Name offered for new favourites: the bets as far as they fit. */
export const offeredName = (bets: readonly LaidBet[], label: Label): string => {
  const whole = betsText(bets, label);
  const [first] = bets;
  return whole.length <= LONGEST_NAME || first === undefined
    ? whole
    : text.andMore({ bet: label(first.option) }).slice(0, LONGEST_NAME);
};
