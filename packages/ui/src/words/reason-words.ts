// Why the cards of a coup were dealt, in the language of the page and with the room's names. [R2]–[R8]
import { type Card, cardValue, rankOf } from '@punto/engine/card';
import type { CoupReason } from '@punto/engine/explain';
import { texts } from '@punto/language/catalogue';
import { rankText } from './card-name.ts';
import { count } from './number.ts';
import { type Labels, shownLabels } from './option-title.ts';

const text = texts('reasons');

/** `Banker 5 draws: Player’s third card was 6` */
export const reasonText = (reason: CoupReason, labels: Labels): string => {
  const names = shownLabels(labels);
  switch (reason.code) {
    case 'next':
      return text.next[reason.side][reason.place](names);
    case 'scores':
      return text.scores({
        ...names,
        ...reason,
        playerCards: reason.playerCards.map(rankOfCard),
        bankerCards: reason.bankerCards.map(rankOfCard),
      });
    case 'natural':
      return text.natural[reason.side]({ ...names, score: reason.score });
    case 'naturals':
      return text.naturals({ ...names, ...reason });
    case 'player':
    case 'bankerAlone':
    case 'bankerWhatever':
      return text[reason.code][reason.does]({ ...names, score: reason.score });
    case 'bankerByThird':
      return text.bankerByThird[reason.does]({ ...names, score: reason.score, card: worth(reason.third) });
    case 'tie':
      return text.tie({ score: reason.score });
    case 'wins':
    case 'winsOverNatural':
      return text[reason.code][reason.side]({ ...names, high: reason.high, low: reason.low });
  }
};

const rankOfCard = (card: Card): string => rankText(rankOf(card));

/** `6`, but `K, worth 0` where the face does not show the value. */
const worth = (card: Card): string => {
  const [rank, value] = [rankOfCard(card), cardValue(card)];
  return rank === count(value) ? rank : text.cardWorth({ rank, value });
};
