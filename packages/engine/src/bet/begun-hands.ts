// The first two cards of a hand, and the hand with each kind of third card, computed once: a bet is asked about thousands of coups that
// are made of few hands.
import { type Card, cardValue, isRed, rankOf } from '../card.ts';
import type { BetCondition } from '../condition/condition.ts';
import { compileCondition } from '../condition/predicate.ts';
import { type Coup, coupOf, higher } from '../coup.ts';
import { SIDES } from '../side.ts';
import { isOfFirstFour } from './asked-words.ts';
import type { FaceKinds } from './hand-kinds.ts';

export type OneHand = {
  readonly cards: readonly Card[];
  readonly score: number;
  readonly isNatural: boolean;
  readonly isPair: boolean;
};

export type BegunHand = {
  /** The hand on two cards. */
  readonly stands: OneHand;
  /** The hand with a third card of each kind; `third` is its value. */
  readonly drawn: readonly (OneHand & { readonly third: number })[];
};

/** The hand of these two cards, without third cards if the words do not depend on them. */
export const begunHand = (
  cards: readonly Card[],
  { asksThirds, thirds }: Pick<FaceKinds, 'asksThirds' | 'thirds'>,
): BegunHand => {
  const {
    playerScore: score,
    playerNatural: isNatural,
    playerPair: isPair,
  } = coupOf({ player: cards, banker: [] });
  const drawn = (asksThirds ? thirds : []).map((third) => {
    const value = cardValue(third);
    return { cards: [...cards, third], score: (score + value) % 10, isNatural: false, isPair, third: value };
  });
  return { stands: { cards, score, isNatural, isPair }, drawn };
};

/** The coup of two hands; it is the caller who knows that the rules deal it. */
export const coupFrom = (player: OneHand, banker: OneHand): Coup => ({
  player: player.cards,
  banker: banker.cards,
  playerScore: player.score,
  bankerScore: banker.score,
  outcome: higher(player.score, banker.score),
  playerNatural: player.isNatural,
  bankerNatural: banker.isNatural,
  playerPair: player.isPair,
  bankerPair: banker.isPair,
});

/** Equal for beginnings after which each word will have the same answer to the same third cards. */
export const beginningKey = (
  words: readonly BetCondition[],
  asksThirds: boolean,
): ((player: BegunHand, banker: BegunHand) => string) => {
  const decided = words.filter(isOfFirstFour).map(compileCondition);
  const counted = words.flatMap((word) =>
    'count' in word && word.count.in === 'all' ? [word.count.of] : [],
  );
  const ofColour = SIDES.filter((side) => words.some((word) => 'colour' in word && side in word.colour));
  const later = new WeakMap<BegunHand, { readonly counts: readonly number[]; readonly reds: number }>();
  const laterOf = (hand: BegunHand) => {
    const { cards } = hand.stands;
    const found = later.get(hand) ?? {
      counts: counted.map((of) => cards.filter((card) => of.includes(rankOf(card))).length),
      reds: cards.filter(isRed).length,
    };
    later.set(hand, found);
    return found;
  };
  return (player, banker) => {
    const coup = coupFrom(player.stands, banker.stands);
    let key = '';
    for (const holds of decided) key += holds(coup) ? 1 : 0;
    if (!asksThirds) return key;
    const [players, bankers] = [laterOf(player), laterOf(banker)];
    key += ` ${coup.playerScore}${coup.bankerScore}`;
    for (const [i, count] of players.counts.entries()) key += count + (bankers.counts[i] ?? 0);
    for (const side of ofColour) key += side === 'player' ? players.reds : bankers.reds;
    return key;
  };
};
