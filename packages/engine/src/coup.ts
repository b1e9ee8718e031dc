// A coup is the cards of one round and their result. It grows card by card: `nextHand` tells which hand the
// next card belongs to, and when there is none `finishCoup` reads the result. [R3]–[R8]
import { type Card, rankOf, scoreOf, suitOf, valueOf } from './card.ts';
import type { Outcome, Side } from './side.ts';
import { bankerDraws, playerDraws } from './tableau.ts';

export type Hands = { readonly player: readonly Card[]; readonly banker: readonly Card[] };

export type Coup = Hands & {
  readonly playerScore: number;
  readonly bankerScore: number;
  readonly outcome: Outcome;
  /** Two cards and 8 or 9, whether or not the hand wins. [R4] [B8] */
  readonly playerNatural: boolean;
  readonly bankerNatural: boolean;
  /** The first two cards of one rank; third cards never matter. [B4] */
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
};

export const NO_CARDS: Hands = { player: [], banker: [] };
