// What the sheet of favourite bets says.
import type { OptionId } from '@punto/engine/option-id';
import { LONGEST_NAME, MOST_FAVOURITES } from '@punto/ui/client/favourite-bets.ts';
import { money } from '@punto/ui/words/number.ts';
import type { LaidBet } from '../felt/slip/laid.ts';

type Label = (option: OptionId) => string;

/** `Player 25 · Tie 5`. */
export const betsText = (bets: readonly LaidBet[], label: Label): string =>
  bets.map(({ option, stakeMinor }) => `${label(option)} ${money(stakeMinor)}`).join(' · ');

/** Name offered for new favourites: the bets as far as they fit. */
export const offeredName = (bets: readonly LaidBet[], label: Label): string => {
  const whole = betsText(bets, label);
  return whole.length <= LONGEST_NAME
    ? whole
    : `${label(bets[0]?.option ?? 'player')} and more`.slice(0, LONGEST_NAME);
};

export const notOffered = (options: readonly OptionId[], label: Label): string =>
  `Not at this table: ${options.map(label).join(', ')}`;

export const NOTHING_TO_SAVE =
  'Lay the chips that you want to save, then come back here. They need not be confirmed.';
export const FULL = `You have ${MOST_FAVOURITES} favourites, which is the most. Delete one to save another.`;
