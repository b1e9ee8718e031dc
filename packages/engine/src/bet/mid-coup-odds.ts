// Exact odds, in the middle of a coup, of bets that are data. With up to three cards out they are counted as whole coups are;
// from the fourth card on at most two cards are to come, and those are enumerated. For study and finished rounds: a live table
// shows none of it. [F5] [B21]
import { type Card, cardValue, DECK, isRed, rankOf } from '../card.ts';
import { resultOf } from '../condition/terms.ts';
import { type Coup, coupOf, dealt, type Hands, nextHand } from '../coup.ts';
import { TABLEAU } from '../draws.ts';
import { countBegunPairs } from '../odds/begun-pairs.ts';
import { byValue, type Composition, drawsOf, orderedDraws } from '../odds/composition.ts';
import { noWays } from '../odds/coup-class.ts';
import { handsFrom, mostToCome } from '../odds/mid-coup.ts';
import { isOfFirstFour, sectorOf, wordsAsked } from './asked-words.ts';
import { type BetOdds, betOddsCounter, oddsFrom, pairCounter } from './bet-odds.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { begunFaceCounter } from './face-mid-coup.ts';
import { valueEndings } from './value-endings.ts';
import { valueCounter, valueGroups } from './value-odds.ts';

export type MidCoupBets = {
  readonly hands: Hands;
  /** The largest number of cards that the coup may still take; 0 when it is decided. */
  readonly toCome: number;
  /** The ordered draws of `toCome` cards from the rest of the shoe: the total of all odds in this object. */
  readonly total: number;
  /** In the order of the bets. */
  readonly odds: readonly BetOdds[];
};

/**
 * Returns the odds of every bet when `cardsOut` are out, in dealing order, and `composition` is what remains. Throws a `RangeError`
 * when the tableau deals fewer cards than are out, or when too few are left to finish the coup.
 */
export type MidCoupCounter = (composition: Composition, cardsOut: readonly Card[]) => MidCoupBets;

/** Compiles the bets for counting in the middle of coups. [B21] */
export const midCoupCounter = (bets: readonly CompiledBet[]): MidCoupCounter => {
  const whole = betOddsCounter(bets);
  const isOnValues = bets.map(({ definition }) => sectorOf(definition) === 'values');
  const groups = valueGroups(bets.filter((_, i) => isOnValues[i]));
  const [countValues, endValues] = [valueCounter(groups), valueEndings(groups)];
  const others = bets.filter((_, i) => !isOnValues[i]);
  const [countBegun, countEndings] = [begunCounter(others), endingsCounter(others)];
  return (composition, cardsOut) => {
    const hands = handsFrom(cardsOut);
    const values = byValue(composition);
    const toCome = cardsOut.length < 4 ? 6 - cardsOut.length : mostToCome(hands, values);
    const total = drawsOf(composition, toCome);
    if (cardsOut.length === 0) return { hands, toCome, total, odds: whole(composition) };
    const first = cardsOut.length < 4;
    const ofValues = first ? countValues(values, cardsOut.map(cardValue)) : endValues(hands, values, toCome);
    const ofOthers = first ? countBegun(composition, cardsOut) : countEndings(composition, hands, toCome);
    const [nextValue, nextOther] = [ofValues.values(), ofOthers.values()];
    const odds = bets.map((bet, i) =>
      oddsFrom(bet, (isOnValues[i] ? nextValue : nextOther).next().value ?? NO_WAYS, total),
    );
    return { hands, toCome, total, odds };
  };
};

const NO_WAYS = new Float64Array(0);

type Ways = readonly Float64Array[];

/** With one to three cards out, for the bets that ask for more than values; pairs are counted once for all bets on pairs. */
const begunCounter = (bets: readonly CompiledBet[]) => {
  const counters = bets.map((bet) =>
    sectorOf(bet.definition) === 'faces'
      ? { byFaces: begunFaceCounter(bet, TABLEAU) }
      : { byPairs: pairCounter(bet) },
  );
  const asksPairs = counters.some((counter) => 'byPairs' in counter);
  return (composition: Composition, known: readonly Card[]): Ways => {
    const classes = noWays();
    if (asksPairs) countBegunPairs(composition, known, classes);
    return counters.map((counter) =>
      'byPairs' in counter ? counter.byPairs(classes) : counter.byFaces(composition, known),
    );
  };
};

/**
 * Counts with the first four cards out, for the same bets: those that third cards cannot change have one result, the others are asked
 * about every ending by the kinds of third cards.
 */
const endingsCounter = (bets: readonly CompiledBet[]) => {
  const isDecided = bets.map(({ definition }) => wordsAsked(definition).every(isOfFirstFour));
  return (composition: Composition, hands: Hands, toCome: number): Ways => {
    const soFar = coupOf(hands);
    const ways = bets.map((bet, i) => {
      const sums = new Float64Array(bet.lines.length + 2);
      if (isDecided[i]) sums[resultOf(bet, soFar)] = drawsOf(composition, toCome);
      return sums;
    });
    if (isDecided.every(Boolean)) return ways;
    eachEnding(kindsOf(composition), hands, toCome, (coup, draws) => {
      for (const [i, bet] of bets.entries()) {
        if (isDecided[i]) continue;
        const [sums, result] = [ways[i] ?? NO_WAYS, resultOf(bet, coup)];
        sums[result] = (sums[result] ?? 0) + draws;
      }
    });
    return ways;
  };
};

type CardKind = { readonly card: Card; readonly count: number };

/** One remaining card of each kind: no word distinguishes the suits of one colour in a third card. */
const kindsOf = (composition: Composition): readonly CardKind[] => {
  const kinds = new Map<string, { readonly card: Card; count: number }>();
  for (const [i, card] of DECK.entries()) {
    const count = composition[i] ?? 0;
    if (count === 0) continue;
    const key = `${rankOf(card)}${isRed(card)}`;
    const known = kinds.get(key) ?? { card, count: 0 };
    known.count += count;
    kinds.set(key, known);
  }
  return [...kinds.values()];
};

/** Deals on to every ending; passes the number of draws that lead to it, including the undealt rest of `toCome`. */
const eachEnding = (
  kinds: readonly CardKind[],
  hands: Hands,
  toCome: number,
  ended: (coup: Coup, draws: number) => void,
): void => {
  const cards = kinds.reduce((sum, { count }) => sum + count, 0);
  const dealOn = (soFar: Hands, out: readonly Card[], draws: number): void => {
    const side = nextHand(soFar);
    if (side === null) {
      ended(coupOf(soFar), draws * orderedDraws(cards - out.length, toCome - out.length));
      return;
    }
    for (const { card, count } of kinds) {
      const left = count - out.filter((gone) => gone === card).length;
      if (left > 0) dealOn(dealt(soFar, side, card), [...out, card], draws * left);
    }
  };
  dealOn(hands, [], 1);
};
