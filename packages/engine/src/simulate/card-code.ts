// A card in one byte, so laid out that the kernel needs no table for it: the value in the low four bits, the
// suit in the next two, and in the top two which of ten, jack, queen, king it is. [R2]
import { type Card, cardValue, RANKS, rankOf, SUITS, suitOf } from '../card.ts';

export const VALUE_BITS = 0x0f;

/** Two cards are of one rank when their codes differ in no other bits. [B4] */
export const SUIT_BITS = 0x30;

/** The byte of a card, 0 to 255; no two of the 52 share one. */
export const codeOf = (card: Card): number => {
  const court = Math.max(0, RANKS.indexOf(rankOf(card)) - RANKS.indexOf('T'));
  return cardValue(card) | (SUITS.indexOf(suitOf(card)) << 4) | (court << 6);
};
