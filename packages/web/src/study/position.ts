// A position to study: a shoe of so many decks, the cards struck from it, and a coup in progress. Every change
// gives a new position, or the same one when there is nothing to change, so that undoing is keeping the old.
import { type Card, DECK } from '@punto/engine/card';
import { dealt, type Hands, NO_CARDS, nextHand } from '@punto/engine/coup';
import type { Composition } from '@punto/engine/odds/composition';

export type Position = {
  readonly decks: number;
  /** How many of each card of `DECK` were struck, those of the coup in progress not among them. */
  readonly struck: Composition;
  /** In dealing order, no more than the tableau deals. [R3] */
  readonly coup: readonly Card[];
};

export const MOST_DECKS = 8;

export const wholeShoe = (decks: number): Position => ({ decks, struck: DECK.map(() => 0), coup: [] });

/** What is left in the shoe. */
export const remaining = ({ decks, struck, coup }: Position): Composition =>
  DECK.map((card, i) => decks - (struck[i] ?? 0) - coup.filter((out) => out === card).length);

export const leftOf = ({ decks, struck, coup }: Position, card: Card): number =>
  decks - (struck[DECK.indexOf(card)] ?? 0) - coup.filter((out) => out === card).length;

export const handsOf = (coup: readonly Card[]): Hands => {
  let hands = NO_CARDS;
  for (const card of coup) hands = dealt(hands, nextHand(hands) ?? 'player', card);
  return hands;
};

/** Whether these are more cards than one coup takes. */
export const overflows = (coup: readonly Card[]): boolean => coup.some((_, i) => isWhole(coup.slice(0, i)));

/** Nothing more is dealt to it. [R3]–[R7] */
export const isWhole = (coup: readonly Card[]): boolean =>
  coup.length > 0 && nextHand(handsOf(coup)) === null;

export const strike = (position: Position, card: Card): Position =>
  leftOf(position, card) > 0 ? { ...position, struck: counted(position.struck, [card], 1) } : position;

/** A struck card goes back into the shoe; so does the coup's last card, when it is this one. */
export const giveBack = (position: Position, card: Card): Position => {
  const { struck, coup } = position;
  if ((struck[DECK.indexOf(card)] ?? 0) > 0) return { ...position, struck: counted(struck, [card], -1) };
  return coup.at(-1) === card ? { ...position, coup: coup.slice(0, -1) } : position;
};

/** To the hand whose turn it is. A coup that is whole is put away first. */
export const deal = (position: Position, card: Card): Position => {
  const before = isWhole(position.coup) ? nextCoup(position) : position;
  return leftOf(before, card) > 0 ? { ...before, coup: [...before.coup, card] } : position;
};

/** The coup's cards have been dealt and are gone. */
export const nextCoup = (position: Position): Position =>
  position.coup.length === 0
    ? position
    : { ...position, struck: counted(position.struck, position.coup, 1), coup: [] };

/** The coup's cards go back into the shoe. */
export const takeBackCoup = (position: Position): Position =>
  position.coup.length === 0 ? position : { ...position, coup: [] };

const counted = (struck: Composition, cards: readonly Card[], by: number): Composition =>
  struck.map((count, i) => count + by * cards.filter((card) => card === DECK[i]).length);
