// Cards as plain text: `10H 9S`.
import type { Card } from '@punto/engine/card';

export const cardsText = (cards: readonly Card[]): string =>
  cards.map((card) => card.replace('T', '10')).join(' ');

/** `9S 5C – KH 3C`. */
export const handsText = ({
  player,
  banker,
}: Readonly<Record<'player' | 'banker', readonly Card[]>>): string =>
  `${cardsText(player)} – ${cardsText(banker)}`;
