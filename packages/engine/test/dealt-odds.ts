// The slow and obvious twin of the odds for a few cards: every order of them is dealt, card by card.
import { type Card, DECK } from '../src/card.ts';
import { dealt, finishCoup, type Hands, NO_CARDS, nextHand } from '../src/coup.ts';
import { type Composition, cardsIn, orderedDraws } from '../src/odds/composition.ts';
import { scheduleTally } from './schedule-tally.ts';

/** Of the ordered draws of `toCome` cards, after those already out. */
export const dealtOdds = (composition: Composition, cardsOut: readonly Card[], toCome: number) => {
  const tally = scheduleTally();
  const left = [...composition];

  const deal = (hands: Hands, more: number, ways: number): void => {
    const side = nextHand(hands);
    if (side === null) {
      tally.add(finishCoup(hands), ways * orderedDraws(cardsIn(left), more));
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

  deal(handsOut(cardsOut), toCome, 1);
  return tally.counts();
};

const handsOut = (cardsOut: readonly Card[]): Hands =>
  cardsOut.reduce((hands, card) => {
    const side = nextHand(hands);
    if (side === null) throw new Error(`${card} cannot follow`);
    return dealt(hands, side, card);
  }, NO_CARDS);
