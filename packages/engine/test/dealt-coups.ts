// Coups as tests deal them: every order of a few cards, or many rounds of whole shoes.
import { DECK } from '../src/card.ts';
import { type Coup, dealt, finishCoup, type Hands, NO_CARDS, nextHand } from '../src/coup.ts';
import { type Composition, cardsIn, orderedDraws } from '../src/odds/composition.ts';
import { orderedCards, shuffled } from '../src/shoe.ts';
import { playShoe } from './play-shoe.ts';
import { seededBelow } from './seeded.ts';

/** Deals every order of the cards after those of `out`, with the ordered draws of `toCome` cards that begin so. */
export const everyCoup = (
  composition: Composition,
  seen: (coup: Coup, ways: number) => void,
  out: Hands = NO_CARDS,
  toCome = 6,
): void => {
  const left = [...composition];
  const deal = (hands: Hands, more: number, ways: number): void => {
    const side = nextHand(hands);
    if (side === null) {
      seen(finishCoup(hands), ways * orderedDraws(cardsIn(left), more));
      return;
    }
    DECK.forEach((card, i) => {
      const count = left[i] ?? 0;
      if (count === 0) return;
      left[i] = count - 1;
      deal(dealt(hands, side, card), more - 1, ways * count);
      left[i] = count;
    });
  };
  deal(out, toCome, 1);
};

/** At least `coups` coups, from whole shoes of eight decks. */
export function* manyCoups(least: number, seed: number): Generator<Coup> {
  const below = seededBelow(seed);
  for (let made = 0; made < least; ) {
    const { coups } = playShoe(shuffled(orderedCards(8), below), 0, 402, 'finish');
    made += coups.length;
    yield* coups;
  }
}
