// Announcements for screen readers: enough to follow a round.

import type { Minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { CoupView, TableView } from '@punto/protocol/message';
import { cardName } from '@punto/ui/words/card-name.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { cutInShort } from '../words/called-in-cut.ts';
import type { Moment } from './moments.ts';

const { shoeEnd, spoken: text, wins } = texts('felt');
const results = texts('shared').result;

type Labels = TableView['setup']['labels'];

/** Moments whose words are the caller's lines. */
export type CalledMoment = Extract<Moment, { readonly type: 'call' | 'result' | 'betting-closed' }>;

/** Empty if the moment is not announced. `scored`: the voice says the points of the hand. */
export const spoken = (moment: Exclude<Moment, CalledMoment>, labels: Labels, scored = false): string => {
  switch (moment.type) {
    case 'card': {
      const dealt = { hand: shownLabels(labels)[moment.side], card: cardName(moment.card) };
      return scored ? text.card(dealt) : text.cardScore({ ...dealt, score: moment.score });
    }
    case 'laid':
      return laidFaceDown(moment, labels);
    case 'squeeze-begun':
      return squeezed(moment, labels);
    case 'betting-opened':
      return (moment.last ? text.openedLast : text.opened)({ round: moment.round });
    case 'last-round':
      return lastRoundSpoken(moment);
    case 'shoe-ended':
      return text.shoeEnded();
    case 'new-shoe':
      return text.newShoe({ shoe: moment.shoe });
    case 'cut-begun':
      return text.cutBegun();
    case 'shoe-cut':
      return cutInShort(moment);
  }
};

const lastRoundSpoken = ({ when, cut, round }: Moment & { type: 'last-round' }): string => {
  if (when === 'this') return (cut ? text.lastCut : text.last)({ round });
  return cut ? text.nextCut() : text.next();
};

/** What is known about the end of the shoe, shown next to the call; empty if nothing. [S3] */
export const lastRoundLine = ({ round, shoe, phase, setup }: TableView): string => {
  if (!round || !shoe || setup.solo) return '';
  if (round.last) return phase === 'settled' ? shoeEnd.was() : shoeEnd.now();
  if (shoe.lastRound !== round.number + 1) return '';
  return phase !== 'settled' && shoe.cutOut ? shoeEnd.nextCut() : shoeEnd.next();
};

/** The four first cards are announced together. */
const laidFaceDown = ({ side, place }: Moment & { type: 'laid' }, labels: Labels): string => {
  if (place === 2) return text.thirdDown[side](shownLabels(labels));
  return side === 'banker' && place === 1 ? text.fourDown() : '';
};

const PLACES = ['first', 'second', 'third'] as const;

const squeezed = ({ side, place }: Moment & { type: 'squeeze-begun' }, labels: Labels): string =>
  text.squeezed[side][PLACES[place] ?? 'third'](shownLabels(labels));

/** `Banker wins, 6 – 1`, the winner's score first. */
export const resultLine = ({ outcome, playerScore, bankerScore }: CoupView, labels: Labels): string =>
  results[outcome]({
    ...shownLabels(labels),
    won: Math.max(playerScore, bankerScore),
    lost: Math.min(playerScore, bankerScore),
  });

/** `Banker wins`, `Tie`: the winner, where the scores are next to it. */
export const winnerWords = ({ outcome }: Pick<CoupView, 'outcome'>, labels: Labels): string => {
  const shown = shownLabels(labels);
  return outcome === 'tie' ? shown.tie : wins[outcome](shown);
};

/** The unconfirmed amount on a spot, after a chip was laid or removed. */
export const laidSpoken = (layingMinor: Minor, label: string): string =>
  text.laid({ laying: layingMinor, spot: label });

export const unconfirmedSpoken = (totalMinor: Minor): string => text.unconfirmed({ total: totalMinor });

export const acceptedSpoken = (stakeMinor: Minor): string => text.accepted({ stake: stakeMinor });
