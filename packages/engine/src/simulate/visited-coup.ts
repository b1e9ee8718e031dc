// A coup of the kernel as cards, for bets that ask for more than values and for rows of data. [R2]
import { type Card, DECK } from '../card.ts';
import type { Coup } from '../coup.ts';
import { codeOf } from './card-code.ts';
import { coupAt } from './coup-class.ts';
import { VISITED_CARDS } from './deal.ts';

export type VisitedHand = {
  /** In dealing order. */
  readonly cards: readonly Card[];
  /** Whether the first two are of one rank. [B4] */
  readonly isPair: boolean;
};

export type VisitedHands = { readonly player: VisitedHand; readonly banker: VisitedHand };

const COUPS: (Coup | undefined)[] = [];

/** A coup with the same values: alike in all but faces and pairs. */
export const coupWithValues = (key: number): Coup => {
  const coup = COUPS[key] ?? coupAt(key);
  COUPS[key] = coup;
  return coup;
};

/** The hands of the coup that starts with the card at `at`; `key` is its place in `ENTRIES`. */
export const visitedHands = (at: number, key: number): VisitedHands => {
  const { player, banker } = coupWithValues(key);
  const playerThird = player.length > 2 ? at + 4 : null;
  const bankerThird = playerThird === null ? at + 4 : at + 5;
  return {
    player: handOf(at, at + 2, playerThird),
    banker: handOf(at + 1, at + 3, banker.length > 2 ? bankerThird : null),
  };
};

/** The same coup as a whole. */
export const visitedCoup = (at: number, key: number): Coup => {
  const { player, banker } = visitedHands(at, key);
  return {
    ...coupWithValues(key),
    player: player.cards,
    banker: banker.cards,
    playerPair: player.isPair,
    bankerPair: banker.isPair,
  };
};

/** The place in `DECK` of each code. */
const PLACES = Int8Array.from({ length: 256 }, (_, code) => DECK.findIndex((card) => codeOf(card) === code));

const placeIn = (cards: Readonly<Uint8Array>, at: number): number => PLACES[cards[at] ?? 0] ?? 0;

/** Every hand dealt so far: 143,312 at most. Shared, since creating each again takes longer than dealing. */
const HANDS: (VisitedHand | undefined)[] = [];

const handOf = (one: number, other: number, third: number | null): VisitedHand => {
  const places = [placeIn(VISITED_CARDS, one), placeIn(VISITED_CARDS, other)] as const;
  const last = third === null ? DECK.length : placeIn(VISITED_CARDS, third);
  const number = (last * DECK.length + places[0]) * DECK.length + places[1];
  const known = HANDS[number];
  if (known !== undefined) return known;
  const cards = [...places, last].flatMap((place) => DECK[place] ?? []);
  const hand = { cards, isPair: cards[0]?.[0] === cards[1]?.[0] };
  HANDS[number] = hand;
  return hand;
};
