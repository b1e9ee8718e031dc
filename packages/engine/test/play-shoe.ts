// Deals a shoe to its end by the rules of the cut card, as a table does: the coups, or where it ran out.
import type { Card } from '../src/card.ts';
import { type Coup, dealt, finishCoup, NO_CARDS, nextHand } from '../src/coup.ts';
import type { AfterCut } from '../src/room.ts';
import { knownLast, lastRoundWhenCut } from '../src/shoe.ts';

export type PlayedShoe = { readonly coups: readonly Coup[]; readonly ranOut: boolean };

export const playShoe = (
  cards: readonly Card[],
  start: number,
  cutIndex: number,
  afterCut: AfterCut,
): PlayedShoe => {
  const coups: Coup[] = [];
  let next = start;
  let lastRound: number | null = null;
  for (let round = 1; lastRound === null || round <= lastRound; round += 1) {
    const announced = knownLast(afterCut, next, cutIndex, lastRound !== null);
    let hands = NO_CARDS;
    const first = next;
    for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
      if (next === cutIndex) lastRound = lastRoundWhenCut(afterCut, round, next === first);
      const card = cards[next];
      if (card === undefined) return { coups, ranOut: true };
      hands = dealt(hands, side, card);
      next += 1;
    }
    if (announced && lastRound !== round) throw new Error(`round ${round} was announced as the last`);
    coups.push(finishCoup(hands));
  }
  return { coups, ranOut: false };
};
