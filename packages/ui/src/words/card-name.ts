// The name of a card: "9 of spades", "Ace of hearts". [R1]
import { type Card, type Rank, rankOf, suitOf } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';

const text = texts('shared').card;

export const cardName = (card: Card): string =>
  text.name({ rank: rankName(rankOf(card)), suit: text.suit[suitOf(card)]() });

const rankName = (rank: Rank): string =>
  rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K' ? text.rank[rank]() : rankText(rank);

/** The text printed in the corner of a card. */
export const rankText = (rank: Rank): string => (rank === 'T' ? '10' : rank);
