// The possible results of one bet after each beginning (both first two cards) that its words distinguish; computed once for each
// bet.
import { isOfFirstFour, wordsAsked } from '../bet/asked-words.ts';
import { beginningKey, begunHand } from '../bet/begun-hands.ts';
import type { Card } from '../card.ts';
import { resultOf } from '../condition/terms.ts';
import { coupOf, type Hands, nextHand } from '../coup.ts';
import { handClasses, handKey, thirdKinds } from './hand-classes.ts';
import type { PaidTerms } from './staked-bet.ts';

export type Beginnings = {
  readonly classOf: (hand: readonly [Card, Card]) => number;
  readonly width: number;
  /** Indexed by player's class times `width` plus banker's class: all results that a coup can have. */
  readonly results: readonly (readonly number[])[];
};

const known = new WeakMap<PaidTerms, Beginnings>();

/** The beginnings of one pay table; cached. */
export const beginningsOf = (paid: PaidTerms): Beginnings => {
  const found = known.get(paid) ?? beginningsFor(paid);
  known.set(paid, found);
  return found;
};

const beginningsFor = ({ terms, table }: PaidTerms): Beginnings => {
  const words = wordsAsked(terms);
  const hands = handClasses(words);
  const thirds = thirdKinds(words);
  const keyOf = handKey(words);
  const classes = new Map(hands.map(({ cards }, i) => [keyOf(...cards), i]));
  const alike = beginningKey(words, !words.every(isOfFirstFour));
  const found = new Map<string, readonly number[]>();
  const begun = hands.map(({ cards }) => ({ cards, hand: begunHand(cards, NO_THIRDS) }));
  const results = begun.flatMap((player) =>
    begun.map((banker) => {
      const key = alike(player.hand, banker.hand);
      const before = found.get(key);
      if (before !== undefined) return before;
      const possible = new Set<number>();
      eachEnding({ player: player.cards, banker: banker.cards }, thirds, (ending) =>
        possible.add(resultOf(table, coupOf(ending))),
      );
      found.set(key, [...possible]);
      return [...possible];
    }),
  );
  return { classOf: (hand) => classes.get(keyOf(...hand)) ?? 0, width: hands.length, results };
};

/** Third cards are dealt by `eachEnding`. */
const NO_THIRDS = { asksThirds: false, thirds: [] };

/** Enumerates the complete hands that third cards of these kinds make of a beginning. */
const eachEnding = (hands: Hands, thirds: readonly Card[], seen: (hands: Hands) => void): void => {
  const side = nextHand(hands);
  if (side === null) seen(hands);
  else for (const card of thirds) eachEnding({ ...hands, [side]: [...hands[side], card] }, thirds, seen);
};
