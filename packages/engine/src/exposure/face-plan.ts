// What some bets on faces tell apart together: the classes of first two cards and the kinds of third cards. It depends on which
// bets have stakes and not on how much, so the plans of the last sets of bets are kept.
import { wordsAsked } from '../bet/asked-words.ts';
import { type Card, cardValue } from '../card.ts';
import { beginningsOf } from './beginnings.ts';
import { type HandClass, handClasses, thirdKinds } from './hand-classes.ts';
import type { PaidTerms, StakedBet } from './staked-bet.ts';

export type FacePlan = {
  readonly hands: readonly HandClass[];
  /** By beginning, player's class times the number of classes and banker's: totals, player's times ten. */
  readonly totals: Uint8Array;
  readonly thirds: ReadonlyMap<number, readonly Card[]>;
  /** For each way of paying, by class of hands the class that its own words tell apart. */
  readonly classes: ReadonlyMap<PaidTerms, Uint16Array>;
};

const MOST_PLANS = 64;
const plans = new Map<string, FacePlan>();
const numbers = new WeakMap<PaidTerms, number>();
let numbered = 0;

/** Of these bets together; kept for the last sets of bets. */
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
