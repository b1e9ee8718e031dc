// Counts a bet on faces in the middle of a coup, with one to three of the first four cards out: player's second card is
// enumerated card by card; banker's hand by types of hands or, when its first card is out, card by card. [B21] [F5]
import { type Card, DECK } from '../card.ts';
import type { Draws } from '../draws.ts';
import { type Composition, orderedDraws } from '../odds/composition.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { countKinds, drawHand, type KindsLeft } from './face-odds.ts';
import { type FaceTable, faceTable } from './face-table.ts';
import { returnTwice, type ThirdWays, takeCard, thirdWays } from './face-thirds.ts';
import { handTypes } from './hand-kinds.ts';

/** Returns, by result, the ordered draws of the cards that complete the `known` ones to six; `composition` is the rest of the shoe. */
export type BegunFaceCounter = (composition: Composition, known: readonly Card[]) => Float64Array;

/** Makes the counter. It works out the types of hands now, and their endings when a count needs them. */
export const begunFaceCounter = (bet: CompiledBet, draws: Draws): BegunFaceCounter => {
  const table = faceTable(bet, draws);
  const typeOf = handTypes(table.kinds);
  return (composition, known) => {
    const [playerFirst = 0, bankerFirst, playerSecond] = known.map((card) => DECK.indexOf(card));
    const ways = new Float64Array(bet.lines.length + 2);
    const after = (second: number, left: Composition, drawn: number): void => {
      const banker =
        bankerFirst === undefined ? anyHand(table, left) : handsWith(table, left, bankerFirst, typeOf);
      countBankers(table, typeOf(playerFirst, second), banker, drawn, ways);
    };
    if (playerSecond !== undefined) after(playerSecond, composition, 1);
    else
      for (const { card, count } of seconds(table, composition))
        after(card, composition.with(card, (composition[card] ?? 0) - 1), count);
    return ways;
  };
};

/** The possible second cards of a hand, one for each set of cards that make the same types of hands. */
const seconds = ({ kinds }: FaceTable, composition: Composition) => {
  const found = new Map<string, { readonly card: number; count: number }>();
  for (const [card, count] of composition.entries()) {
    if (count === 0) continue;
    const key = `${kinds.ofCard[card]} ${kinds.asksSuits ? DECK[card]?.[1] : ''}`;
    const known = found.get(key) ?? { card, count: 0 };
    known.count += count;
    found.set(key, known);
  }
  return found.values();
};

/** Banker's hands with their draws; `gone`: the kinds of their cards as third cards; `left`: the kinds of cards before these are drawn. */
type BankersHands = {
  readonly left: KindsLeft;
  readonly hands: readonly {
    readonly type: number;
    readonly draws: number;
    readonly gone: readonly number[];
  }[];
};

const anyHand = ({ kinds }: FaceTable, composition: Composition): BankersHands => {
  const left = countKinds(kinds, composition);
  const hands = kinds.hands.map((hand, type) => {
    const { pairs, thirdOfOne, thirdOfOther } = drawHand(hand, left);
    return { type, draws: pairs, gone: [thirdOfOne, thirdOfOther] };
  });
  return { left, hands };
};

const handsWith = (
  table: FaceTable,
  composition: Composition,
  first: number,
  typeOf: (one: number, other: number) => number,
): BankersHands => {
  const hands = Array.from(seconds(table, composition), ({ card, count }) => ({
    type: typeOf(first, card),
    draws: count,
    gone: [table.kinds.thirdOfCard[card] ?? 0],
  }));
  return { left: countKinds(table.kinds, composition), hands };
};

const countBankers = (
  { classes, classOf, endingsAt }: FaceTable,
  player: number,
  { left, hands }: BankersHands,
  drawn: number,
  ways: Float64Array,
): void => {
  const row = (classOf[player] ?? 0) * classes;
  const later: (ThirdWays | undefined)[] = [];
  const weights = new Float64Array(ways.length);
  for (const { type, draws, gone } of hands) {
    if (draws === 0) continue;
    const undealt = left.cards - gone.length;
    const place = row + (classOf[type] ?? 0);
    const ending = endingsAt(place);
    const each = drawn * draws;
    if (ending.only !== null) {
      ways[ending.only] = at(ways, ending.only) + each * orderedDraws(undealt, 2);
      continue;
    }
    const thirds = later[place] ?? thirdWays(ending, left.thirds, undealt, ways.length);
    later[place] = thirds;
    weights.set(thirds.ways);
    for (const third of gone) takeCard(weights, thirds, third);
    returnTwice(weights, ending, gone, gone.length);
    for (let result = 0; result < ways.length; result += 1)
      ways[result] = at(ways, result) + each * at(weights, result);
  }
};

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
