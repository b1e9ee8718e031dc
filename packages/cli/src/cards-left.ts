// Computes the cards left in a shoe when some are out. Each group of cards is named by its argument, so that the error for a
// card taken too often names the argument.
import { type Card, DECK } from '@punto/engine/card';
import { type Composition, fullShoe } from '@punto/engine/odds/composition';
import { Misuse } from './failure.ts';
import { plural } from './figures.ts';

export type CardsOut = { readonly from: string; readonly cards: readonly Card[] };

/** Throws a `Misuse` when a card is out more often than the decks have it. */
export const cardsLeft = (decks: number, out: readonly CardsOut[]): Composition => {
  const left = [...fullShoe(decks)];
  for (const { from, cards } of out) {
    for (const card of cards) {
      const place = DECK.indexOf(card);
      const count = left[place] ?? 0;
      if (count === 0) {
        throw new Misuse(`${from}: no ${card} is left for it, of the ${decks} in ${plural(decks, 'deck')}`);
      }
      left[place] = count - 1;
    }
  }
  return left;
};
