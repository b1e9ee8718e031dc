// The distinctions that several bets on faces make together: the classes of first two cards and the kinds of third cards. A plan
// depends on which bets have stakes and not on the amounts, so the plans of the last sets of bets are cached.
import { wordsAsked } from '../bet/asked-words.ts';
import { type Card, cardValue } from '../card.ts';
import { beginningsOf } from './beginnings.ts';
import { type HandClass, handClasses, thirdKinds } from './hand-classes.ts';
import type { PaidTerms, StakedBet } from './staked-bet.ts';

export type FacePlan = {
  readonly hands: readonly HandClass[];
  /** Indexed by player's class times the number of classes plus banker's class: player's total times ten plus banker's. */
  readonly totals: Uint8Array;
  readonly thirds: ReadonlyMap<number, readonly Card[]>;
  /** For each pay table, indexed by class of hands: the class that the words of that bet distinguish. */
  readonly classes: ReadonlyMap<PaidTerms, Uint16Array>;
};

const MOST_PLANS = 64;
const plans = new Map<string, FacePlan>();
const numbers = new WeakMap<PaidTerms, number>();
let numbered = 0;

/** The plan of these bets; the last `MOST_PLANS` sets are cached. */
export const facePlan = (bets: readonly StakedBet[]): FacePlan => {
  const paid = bets.flatMap(({ ways }) => ways.map((way) => way.paid));
  const key = paid.map(numberOf).join();
  const plan = plans.get(key) ?? planFor(paid);
  plans.delete(key);
  plans.set(key, plan);
  const [oldest] = plans.keys();
  if (plans.size > MOST_PLANS && oldest !== undefined) plans.delete(oldest);
  return plan;
};

const numberOf = (paid: PaidTerms): number => {
  const found = numbers.get(paid);
  if (found !== undefined) return found;
  numbered += 1;
  numbers.set(paid, numbered);
  return numbered;
};

const planFor = (paid: readonly PaidTerms[]): FacePlan => {
  const words = paid.flatMap(({ terms }) => wordsAsked(terms));
  const hands = handClasses(words);
  return {
    hands,
    totals: Uint8Array.from(
      hands.flatMap((player) => hands.map((banker) => player.total * 10 + banker.total)),
    ),
    thirds: byValue(thirdKinds(words)),
    classes: new Map(
      paid.map((each) => [each, Uint16Array.from(hands, ({ cards }) => beginningsOf(each).classOf(cards))]),
    ),
  };
};

const byValue = (cards: readonly Card[]): ReadonlyMap<number, readonly Card[]> => {
  const found = new Map<number, Card[]>();
  for (const card of cards) found.set(cardValue(card), [...(found.get(cardValue(card)) ?? []), card]);
  return found;
};
