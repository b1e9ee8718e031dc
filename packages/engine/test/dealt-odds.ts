// The slow and obvious twin of the odds for a few cards: every order of them is dealt, card by card.
import type { Card } from '../src/card.ts';
import { dealt, type Hands, NO_CARDS, nextHand } from '../src/coup.ts';
import type { Composition } from '../src/odds/composition.ts';
import { everyCoup } from './dealt-coups.ts';
import { scheduleTally } from './schedule-tally.ts';

/** Counts of ordered draws of `toCome` cards, after those already out. */
export const dealtOdds = (composition: Composition, cardsOut: readonly Card[], toCome: number) => {
  const tally = scheduleTally();
  everyCoup(composition, tally.add, handsOut(cardsOut), toCome);
  return tally.counts();
};

const handsOut = (cardsOut: readonly Card[]): Hands =>
  cardsOut.reduce((hands, card) => {
    const side = nextHand(hands);
    if (side === null) throw new Error(`${card} cannot follow`);
    return dealt(hands, side, card);
  }, NO_CARDS);
