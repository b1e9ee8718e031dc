// A coup is the cards of one round and their result. It grows card by card: `nextHand` tells which hand the
// next card belongs to, and when there is none `finishCoup` reads the result. [R3]–[R8]
import { type Card, cardValue, rankOf, scoreOf } from './card.ts';
import type { Outcome, Side } from './side.ts';
import { bankerDraws, playerDraws } from './tableau.ts';

/** The cards of both hands in the order they were dealt, 0 to 3 each. [R3] */
export type Hands = { readonly player: readonly Card[]; readonly banker: readonly Card[] };

/** A finished coup; scores are 0 to 9. [R8] */
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

/**
 * New hands with the card added at the end of this side's. Does not check that the tableau draws it: see `nextHand`.
 * [R3]
 */
export const dealt = (hands: Hands, side: Side, card: Card): Hands => ({
  ...hands,
  [side]: [...hands[side], card],
});

/** The hand the next card goes to, or `null` when the coup is complete. [R3]–[R7] */
export const nextHand = ({ player, banker }: Hands): Side | null => {
  if (banker.length < 2) return player.length > banker.length ? 'banker' : 'player';
  const bankerScore = scoreOf(banker);
  const third = player[2];
  if (third === undefined) {
    const playerScore = scoreOf(player);
    if (banker.length === 2 && Math.max(playerScore, bankerScore) >= 8) return null;
    if (playerDraws(playerScore)) return 'player';
  }
  const bankerMay = banker.length === 2;
  return bankerMay && bankerDraws(bankerScore, third === undefined ? null : cardValue(third))
    ? 'banker'
    : null;
};

export type CoupFault = 'too-few-cards' | 'too-many-cards';

/** The coup, or why the cards are not exactly one. */
export type ParsedCoup =
  | { readonly ok: true; readonly coup: Coup }
  | { readonly ok: false; readonly fault: CoupFault };

/** Deals the cards in the order given and reads the coup they make, if they make exactly one. */
export const parseCoup = (cards: readonly Card[]): ParsedCoup => {
  let hands = NO_CARDS;
  for (const card of cards) {
    const side = nextHand(hands);
    if (side === null) return { ok: false, fault: 'too-many-cards' };
    hands = dealt(hands, side, card);
  }
  return nextHand(hands) === null ? { ok: true, coup: coupOf(hands) } : { ok: false, fault: 'too-few-cards' };
};

/** The result of complete hands. Throws when the tableau deals other hands from these cards. [R8] */
export const finishCoup = (hands: Hands): Coup => {
  const parsed = parseCoup(inDealingOrder(hands));
  if (!parsed.ok || parsed.coup.player.length !== hands.player.length) {
    throw new Error(
      `not a complete coup: player ${hands.player.join(' ')}, banker ${hands.banker.join(' ')}`,
    );
  }
  return parsed.coup;
};

/** P B P B, then player's third card, then banker's. [R3] */
const inDealingOrder = ({ player, banker }: Hands): readonly Card[] =>
  [player[0], banker[0], player[1], banker[1], ...player.slice(2), ...banker.slice(2)].filter(
    (card) => card !== undefined,
  );

/** The result of these hands. Does not check that the tableau deals them: see `finishCoup`. [R8] */
export const coupOf = ({ player, banker }: Hands): Coup => {
  const playerScore = scoreOf(player);
  const bankerScore = scoreOf(banker);
  return {
    player,
    banker,
    playerScore,
    bankerScore,
    outcome: higher(playerScore, bankerScore),
    playerNatural: isNatural(player),
    bankerNatural: isNatural(banker),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
};

/** The side with the higher score. [R8] */
export const higher = (playerScore: number, bankerScore: number): Outcome => {
  if (playerScore === bankerScore) return 'tie';
  return playerScore > bankerScore ? 'player' : 'banker';
};

const isNatural = (hand: readonly Card[]): boolean => hand.length === 2 && scoreOf(hand) >= 8;

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** The first two cards of one rank and one suit. [B7] */
export const isPerfectPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && first === second;

/** Whether the tableau deals these hands, whole or so far: no card where none is drawn. [R3]–[R7] */
export const canBeDealt = (hands: Hands): boolean => {
  let dealtSoFar = NO_CARDS;
  for (const card of inDealingOrder(hands)) {
    const side = nextHand(dealtSoFar);
    if (side === null) return false;
    dealtSoFar = dealt(dealtSoFar, side, card);
  }
  return dealtSoFar.player.length === hands.player.length && dealtSoFar.banker.length === hands.banker.length;
};
