// Draws one card at random from a composition, each remaining card with equal probability.
import { type Card, DECK } from '@punto/engine/card';
import { type Composition, cardsIn } from '@punto/engine/odds/composition';
import type { Below } from '@punto/engine/random';

/** `null` if no card is left. */
export const drawnFrom = (composition: Composition, below: Below): Card | null => {
  const cards = cardsIn(composition);
  let before = cards === 0 ? 0 : below(cards);
  for (const [i, card] of DECK.entries()) {
    const count = composition[i] ?? 0;
    if (before < count) return card;
    before -= count;
  }
  return null;
};
