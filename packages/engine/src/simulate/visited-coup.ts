// A coup of the kernel as cards, for bets that ask for more than values. [R2]
import { type Card, DECK } from '../card.ts';
import type { Coup } from '../coup.ts';
import { codeOf } from './card-code.ts';
import { coupAt } from './coup-class.ts';
import { VISITED_CARDS } from './deal.ts';

const CARD_OF_CODE: readonly (Card | undefined)[] = Array.from({ length: 256 }, (_, code) =>
  DECK.find((card) => codeOf(card) === code),
);

/** The card at a place of `VISITED_CARDS`. */
export const visitedCard = (place: number): Card => {
  const card = CARD_OF_CODE[VISITED_CARDS[place] ?? 0];
  if (card === undefined) throw new Error(`there is no card at ${place}`);
  return card;
};

const COUPS: (Coup | undefined)[] = [];

/** The coup that starts with the card at `at`; `key` is its place in `ENTRIES`. */
export const visitedCoup = (at: number, key: number): Coup => {
  // Its values decide everything but the faces and the pairs, so one coup with this key serves for all.
  const alike = COUPS[key] ?? coupAt(key);
  COUPS[key] = alike;
  const player = [visitedCard(at), visitedCard(at + 2)];
  const banker = [visitedCard(at + 1), visitedCard(at + 3)];
  const playerDrew = alike.player.length > 2;
  if (playerDrew) player.push(visitedCard(at + 4));
  if (alike.banker.length > 2) banker.push(visitedCard(playerDrew ? at + 5 : at + 4));
  return {
    ...alike,
    player,
    banker,
    playerPair: player[0]?.[0] === player[1]?.[0],
    bankerPair: banker[0]?.[0] === banker[1]?.[0],
  };
};
