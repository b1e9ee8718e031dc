// Cards as plain text: `10H 9S`.
import type { Card } from '@punto/engine/card';

export const cardsText = (cards: readonly Card[]): string =>
  cards.map((card) => card.replace('T', '10')).join(' ');
