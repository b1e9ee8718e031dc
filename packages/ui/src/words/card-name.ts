// The name of a card: "9 of spades", "Ace of hearts". [R1]
import { type Card, type Rank, rankOf, type Suit, suitOf } from '@punto/engine/card';

const RANK_WORDS: Partial<Record<Rank, string>> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const SUIT_WORDS: Record<Suit, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

export const cardName = (card: Card): string =>
  `${RANK_WORDS[rankOf(card)] ?? rankOf(card)} of ${SUIT_WORDS[suitOf(card)]}`;

/** The text printed in the corner of a card. */
export const rankText = (rank: Rank): string => (rank === 'T' ? '10' : rank);
