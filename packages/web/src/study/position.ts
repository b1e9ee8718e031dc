// A position to study: a shoe, the cards struck from it, and a coup in progress. Every change returns a new position,
// or the same object if nothing changes, so that undo keeps the old ones.
import { type Card, DECK } from '@punto/engine/card';
import { dealt, type Hands, NO_CARDS, nextHand } from '@punto/engine/coup';
import type { Composition } from '@punto/engine/odds/composition';

export type Position = {
  readonly decks: number;
  /** How many of each card of `DECK` were struck, without those of the coup in progress. */
  readonly struck: Composition;
  /** In dealing order; at most as many as the tableau deals. [R3] */
  readonly coup: readonly Card[];
};

export const MOST_DECKS = 8;

export const wholeShoe = (decks: number): Position => ({ decks, struck: DECK.map(() => 0), coup: [] });

/** The cards left in the shoe. */
export const remaining = ({ decks, struck, coup }: Position): Composition =>
  DECK.map((card, i) => decks - (struck[i] ?? 0) - coup.filter((out) => out === card).length);

export const leftOf = ({ decks, struck, coup }: Position, card: Card): number =>
  decks - (struck[DECK.indexOf(card)] ?? 0) - coup.filter((out) => out === card).length;

export const handsOf = (coup: readonly Card[]): Hands => {
  let hands = NO_CARDS;
  for (const card of coup) hands = dealt(hands, nextHand(hands) ?? 'player', card);
  return hands;
};

/** Whether there are more cards than one coup needs. */
export const overflows = (coup: readonly Card[]): boolean => coup.some((_, i) => isWhole(coup.slice(0, i)));

/** The coup is complete. [R3]–[R7] */
export const isWhole = (coup: readonly Card[]): boolean =>
  coup.length > 0 && nextHand(handsOf(coup)) === null;

export const strike = (position: Position, card: Card): Position =>
  leftOf(position, card) > 0 ? { ...position, struck: counted(position.struck, [card], 1) } : position;

/** Returns a struck card to the shoe, or the last card of the coup if it is this one. */
export const giveBack = (position: Position, card: Card): Position => {
  const { struck, coup } = position;
  if ((struck[DECK.indexOf(card)] ?? 0) > 0) return { ...position, struck: counted(struck, [card], -1) };
  return coup.at(-1) === card ? { ...position, coup: coup.slice(0, -1) } : position;
};

/** Deals to the hand whose turn it is. A complete coup is discarded first. */
export const deal = (position: Position, card: Card): Position => {
  const before = isWhole(position.coup) ? nextCoup(position) : position;
  return leftOf(before, card) > 0 ? { ...before, coup: [...before.coup, card] } : position;
};

/** Discards the cards of the coup. */
export const nextCoup = (position: Position): Position =>
  position.coup.length === 0
    ? position
    : { ...position, struck: counted(position.struck, position.coup, 1), coup: [] };

/** Returns the cards of the coup to the shoe. */
export const takeBackCoup = (position: Position): Position =>
  position.coup.length === 0 ? position : { ...position, coup: [] };

const counted = (struck: Composition, cards: readonly Card[], by: number): Composition =>
  struck.map((count, i) => count + by * cards.filter((card) => card === DECK[i]).length);
