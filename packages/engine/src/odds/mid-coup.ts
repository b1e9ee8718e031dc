// The odds in the middle of a coup: what may still come, given the cards that are out. Up to three cards out it
// is counted like a whole coup; from the fourth on at most two cards are to come, and they are tried. For study
// and finished rounds: a live table shows none of it. [F5]
import { type Card, cardValue, DECK } from '../card.ts';
import { dealt, finishCoup, type Hands, NO_CARDS, nextHand } from '../coup.ts';
import type { Outcome } from '../side.ts';
import { countBegunPairs, kindOf } from './begun-pairs.ts';
import { WORTH } from './class-coups.ts';
import { byValue, type Composition, drawsOf, orderedDraws } from './composition.ts';
import { add, noWays, type PairKind, pairClass, scoreClassOf, type Ways } from './coup-class.ts';
import { type Fraction, fraction } from './fraction.ts';
import { countPairs } from './pair-classes.ts';
import { type Catalogue, type Odds, scheduleOdds } from './schedule-odds.ts';
import { countScores } from './score-classes.ts';

export type Chance = {
  /** The number of ordered draws of the remaining cards with this outcome. */
  readonly ways: number;
  readonly chance: Fraction;
};

export type MidCoup = {
  readonly hands: Hands;
  /** The most cards the coup may still take; 0 when it is decided. */
  readonly toCome: number;
  /** The number of ordered draws of `toCome` cards from the rest of the shoe: the denominator of every count here. */
  readonly total: number;
  readonly outcomes: Readonly<Record<Outcome, Chance>>;
  readonly odds: Catalogue;
};

/**
 * The chance of every outcome and the odds of all schedules when these cards are out, in dealing order, and
 * `composition` is what remains after them. Throws a `RangeError` when the tableau deals fewer cards than are
 * out, or when too few are left to finish the coup.
 */
export const midCoupOdds = (composition: Composition, cardsOut: readonly Card[]): MidCoup => {
  const hands = handsFrom(cardsOut);
  const values = byValue(composition);
  const toCome = cardsOut.length < 4 ? 6 - cardsOut.length : mostToCome(hands, values);
  const total = drawsOf(composition, toCome);
  const ways = noWays();
  if (cardsOut.length < 4) {
    countScores(values, cardsOut.map(cardValue), ways);
    if (cardsOut.length === 0) countPairs(composition, ways);
    else countBegunPairs(composition, cardsOut, ways);
  } else {
    tryCards(hands, values, toCome, 1, ways);
    add(ways, pairClass(pairOf(hands.player), pairOf(hands.banker)), total);
  }
  const odds = scheduleOdds(ways, total);
  return { hands, toCome, total, outcomes: outcomesOf(odds, total), odds };
};

/** Deals these cards to the hands. Throws a `RangeError` when the tableau deals fewer. */
export const handsFrom = (cardsOut: readonly Card[]): Hands => {
  let hands = NO_CARDS;
  for (const [i, card] of cardsOut.entries()) {
    const side = nextHand(hands);
    if (side === null) throw new RangeError(`the coup is complete with ${i} cards: ${card} cannot follow`);
    hands = dealt(hands, side, card);
  }
  return hands;
};

/** The cards of the longest way to the end, with no card drawn that is not there. */
export const mostToCome = (hands: Hands, values: Float64Array): number => {
  if (nextHand(hands) === null) return 0;
  return 1 + Math.max(0, ...nextFrom(hands, values).map(({ after, left }) => mostToCome(after, left)));
};

/** Deals on to every end; `drawn` are the ways to come here, the undealt rest of the draw counted in. */
const tryCards = (hands: Hands, values: Float64Array, most: number, drawn: number, ways: Ways): void => {
  if (nextHand(hands) === null) {
    const undealt = orderedDraws(cardsOf(values), most);
    add(ways, scoreClassOf(finishCoup(hands)), drawn * undealt);
    return;
  }
  for (const { after, count, left } of nextFrom(hands, values))
    tryCards(after, left, most - 1, drawn * count, ways);
};

type Next = { readonly after: Hands; readonly count: number; readonly left: Float64Array };

/** The hands with each value that may come next, how many cards have it, and the rest of the shoe after it. */
const nextFrom = (hands: Hands, values: Float64Array): readonly Next[] => {
  const side = nextHand(hands);
  if (side === null) return [];
  return WORTH.flatMap((card, value) => {
    const count = values[value] ?? 0;
    return count === 0
      ? []
      : [{ after: dealt(hands, side, card), count, left: values.with(value, count - 1) }];
  });
};

const cardsOf = (values: Float64Array): number => values.reduce((sum, count) => sum + count, 0);

const pairOf = ([first, second]: readonly Card[]): PairKind =>
  first === undefined || second === undefined ? 0 : kindOf(DECK.indexOf(first), DECK.indexOf(second));

const outcomesOf = ({ player, banker, tie }: Catalogue, total: number): MidCoup['outcomes'] => {
  const chance = ({ wonByLine }: Odds): Chance => {
    const ways = wonByLine.reduce((sum, won) => sum + won, 0);
    return { ways, chance: fraction(BigInt(ways), BigInt(total)) };
  };
  return { player: chance(player), banker: chance(banker), tie: chance(tie) };
};
