// What is said of a moment, for those who do not see it: enough to follow a round, and no more.

import type { Minor } from '@punto/engine/minor';
import { cutInShort } from '../fairness/words.ts';
import { money } from '../number.ts';
import { cardName } from '../part/card-name.ts';
import { whichCard } from '../squeeze/words.ts';
import type { Moment } from './moments.ts';
import type { CoupView, TableView } from './seen.ts';

type Labels = TableView['setup']['labels'];

/** Empty when it is not worth a word. */
export const spoken = (moment: Moment, labels: Labels): string => {
  switch (moment.type) {
    case 'card':
      return `${labels[moment.side]}: ${cardName(moment.card)}, score ${moment.score}`;
    case 'laid':
      return laidFaceDown(moment, labels);
    case 'squeeze-begun':
      return `${whichCard(moment, labels)} is squeezed`;
    case 'betting-opened':
      return `${moment.last ? 'Last round of this shoe. ' : ''}Round ${moment.round}. Place your bets`;
    case 'betting-closed':
      return 'No more bets';
    case 'last-round':
      return `Cut card. Round ${moment.round} is the last of this shoe`;
    case 'result':
      return resultLine(moment.coup, labels);
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

/** Four cards make one word, not four. */
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

/** `Banker wins`, `Tie`: who won, where the scores are beside it. */
export const winnerWords = ({ outcome }: Pick<CoupView, 'outcome'>, labels: Labels): string =>
  outcome === 'tie' ? labels.tie : `${labels[outcome]} wins`;

/** What lies unconfirmed on one spot, after a chip was laid or taken. */
export const laidSpoken = (layingMinor: Minor, label: string): string => `${money(layingMinor)} on ${label}`;

export const unconfirmedSpoken = (totalMinor: Minor): string => `${money(totalMinor)} not yet confirmed`;

export const acceptedSpoken = (stakeMinor: Minor): string => `${money(stakeMinor)} confirmed`;
