// Announcements for screen readers: enough to follow a round.

import type { Minor } from '@punto/engine/minor';
import type { CoupView, TableView } from '@punto/protocol/message';
import { cardName } from '@punto/ui/words/card-name.ts';
import { money } from '@punto/ui/words/number.ts';
import { cutInShort } from '../words/called-in-cut.ts';
import { whichCard } from '../words/squeeze-words.ts';
import type { Moment } from './moments.ts';

type Labels = TableView['setup']['labels'];

/** Moments whose words are the caller's lines. */
export type CalledMoment = Extract<Moment, { readonly type: 'call' | 'result' | 'betting-closed' }>;

/** Empty if the moment is not announced. `scored`: the voice says the points of the hand. */
export const spoken = (moment: Exclude<Moment, CalledMoment>, labels: Labels, scored = false): string => {
  switch (moment.type) {
    case 'card': {
      const card = `${labels[moment.side]}: ${cardName(moment.card)}`;
      return scored ? card : `${card}, score ${moment.score}`;
    }
    case 'laid':
      return laidFaceDown(moment, labels);
    case 'squeeze-begun':
      return `${whichCard(moment, labels)} is squeezed`;
    case 'betting-opened':
      return `${moment.last ? 'Last round of this shoe. ' : ''}Round ${moment.round}. Place your bets`;
    case 'last-round':
      return lastRoundSpoken(moment);
    case 'shoe-ended':
      return 'End of the shoe. A new one is being shuffled';
    case 'new-shoe':
      return `New shoe, number ${moment.shoe}`;
    case 'cut-begun':
      return 'Cut the cards';
    case 'shoe-cut':
      return cutInShort(moment);
  }
};

const lastRoundSpoken = ({ when, cut, round }: Moment & { type: 'last-round' }): string => {
  if (when === 'this') return `${cut ? 'Cut card. ' : ''}Round ${round} is the last of this shoe`;
  return cut ? 'Cut card. One more round after this one' : 'The next round is the last of this shoe';
};

/** What is known about the end of the shoe, shown next to the call; empty if nothing. [S3] */
export const lastRoundLine = ({ round, shoe, phase, setup }: TableView): string => {
  if (!round || !shoe || setup.solo) return '';
  if (round.last)
    return phase === 'settled' ? 'That was the last round of this shoe' : 'Last round of this shoe';
  if (shoe.lastRound !== round.number + 1) return '';
  return phase !== 'settled' && shoe.cutOut
    ? 'The cut card is out: one more round after this one'
    : 'The next round is the last of this shoe';
};

/** The four first cards are announced together. */
const laidFaceDown = ({ side, place }: Moment & { type: 'laid' }, labels: Labels): string => {
  if (place === 2) return `${whichCard({ side, place }, labels)}, face down`;
  return side === 'banker' && place === 1 ? 'Four cards lie face down' : '';
};

/** `Banker wins, 6 – 1`, the winner's score first. */
export const resultLine = (coup: CoupView, labels: Labels): string => {
  const { outcome, playerScore, bankerScore } = coup;
  if (outcome === 'tie') return `${labels.tie}, ${playerScore} – ${bankerScore}`;
  const scores = [playerScore, bankerScore].sort((a, b) => b - a);
  return `${winnerWords(coup, labels)}, ${scores.join(' – ')}`;
};

/** `Banker wins`, `Tie`: the winner, where the scores are next to it. */
export const winnerWords = ({ outcome }: Pick<CoupView, 'outcome'>, labels: Labels): string =>
  outcome === 'tie' ? labels.tie : `${labels[outcome]} wins`;

/** The unconfirmed amount on a spot, after a chip was laid or removed. */
export const laidSpoken = (layingMinor: Minor, label: string): string => `${money(layingMinor)} on ${label}`;

export const unconfirmedSpoken = (totalMinor: Minor): string => `${money(totalMinor)} not yet confirmed`;

export const acceptedSpoken = (stakeMinor: Minor): string => `${money(stakeMinor)} confirmed`;
