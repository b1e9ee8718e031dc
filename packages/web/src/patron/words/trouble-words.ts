// Messages to patrons about acts of the floor and disruptions at a table: that nothing is lost, and what comes next.
// They contain no names of staff. [T5] [T6]

import { minor } from '@punto/engine/minor';
import type { KeptRecord, TableView } from '@punto/protocol/message';
import { refusalText } from '@punto/protocol/words';
import { cardName } from '@punto/ui/words/card-name.ts';
import { money } from '@punto/ui/words/number.ts';

export type Trouble = { readonly called: string; readonly says: string };

type Seen = Pick<
  TableView,
  'pausedAt' | 'service' | 'phase' | 'round' | 'setup' | 'deadline' | 'shoe' | 'dealerAway'
>;

/** The message that replaces every other call; `null` if the round is normal. */
export const troubleOf = (view: Seen, isStopped: boolean): Trouble | null => {
  if (isStopped)
    return {
      called: 'This table has stopped for now',
      says: 'Your bets are safe. You may leave.',
    };
  const { pausedAt, service, phase, round, setup, shoe, dealerAway = false } = view;
  if (pausedAt !== null)
    return { called: 'The table is paused', says: 'Your bets stay as they are. It goes on in a moment.' };
  if (phase === 'settled' && round?.cancelled)
    return { called: 'This round was cancelled', says: 'Every stake went back.' };
  if (service === 'shut')
    return { called: 'The table is closed', says: 'Nothing is dealt until it opens again.' };
  // While betting is open, the dealer is not needed yet.
  if (dealerAway && phase !== 'betting')
    return {
      called: 'The table waits for its dealer',
      says: 'Your bets stay as they are. A supervisor has been told.',
    };
  if (phase === 'result')
    return { called: 'The result is being confirmed', says: 'It is paid as soon as the dealer has.' };
  if (setup.dealing !== 'person') return null;
  if (phase === 'shuffling')
    return { called: 'New shoe', says: shoe ? 'Betting opens soon' : 'The dealer prepares the shoe' };
  return null;
};

const PLACES = ['first', 'second', 'third'] as const;

type Remarked = Pick<TableView, 'service' | 'manual' | 'nextLimits'> &
  Partial<Pick<TableView, 'revealed' | 'setup'>>;

/** The patron's own part: a suspension, and why a round with their stakes was cancelled or corrected. */
export type OwnRemarks = { readonly suspended: boolean; readonly decided: KeptRecord | null };

/** Remarks that change nothing now. */
export const remarksOf = (
  { service, manual, nextLimits, revealed = [], setup }: Remarked,
  { suspended, decided }: OwnRemarks = { suspended: false, decided: null },
): readonly string[] => [
  ...(suspended ? [refusalText({ reason: 'suspended' })] : []),
  ...(decided?.reason ? [`${REASON_OF[decided.status]}: ${decided.reason}`] : []),
  ...revealed.map(
    ({ side, place, card }) =>
      `${setup?.labels[side] ?? side}’s ${PLACES[place]} card was seen early: ${cardName(card)}. The round goes on as it would`,
  ),
  ...(service === 'closing-after-round' ? ['The table closes after this round'] : []),
  ...(service === 'closing-after-shoe' ? ['The table closes with this shoe'] : []),
  ...(manual ? ['Cards are entered by hand'] : []),
  ...(nextLimits ? [`New limits from the next round${mainsText(nextLimits)}`] : []),
];

/** Prefix of the staff's reason, which is also in the play record. [T5] [T6] */
const REASON_OF: Readonly<Record<KeptRecord['status'], string>> = {
  settled: 'This round',
  cancelled: 'Cancelled',
  voided: 'Voided',
  resettled: 'Settled again',
};

/** `: 10 to 300 on the main bets`. */
const mainsText = ({ offers }: NonNullable<TableView['nextLimits']>): string => {
  const mains = offers.filter(({ option }) => option === 'player' || option === 'banker');
  if (mains.length === 0) return '';
  const least = minor(Math.min(...mains.map(({ minMinor }) => minMinor)));
  const most = minor(Math.max(...mains.map(({ maxMinor }) => maxMinor)));
  return `: ${money(least)} to ${money(most)} on the main bets`;
};
