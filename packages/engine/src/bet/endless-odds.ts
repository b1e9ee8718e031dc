// Odds of bets for a deck without end, where each card is put back before the next is drawn: hands and third cards share no
// cards, so their numbers of draws multiply.
import type { Draws } from '../draws.ts';
import type { Composition } from '../odds/composition.ts';
import type { CompiledBet } from './compiled-bet.ts';
import type { FaceEndings } from './face-endings.ts';
import { countKinds, type KindsLeft } from './face-odds.ts';
import { faceTable } from './face-table.ts';
import type { HandType } from './hand-kinds.ts';

/** Counts the draws of six cards by the results of the bet, each card drawn from the whole deck. */
export const endlessFaceCounter = (bet: CompiledBet, draws: Draws) => {
  const { kinds, classes, classOf, endingsAt } = faceTable(bet, draws);
  return (deck: Composition): Float64Array => {
    const cards = countKinds(kinds, deck);
    const byClass = new Float64Array(classes);
    for (const [i, hand] of kinds.hands.entries()) {
      const own = classOf[i] ?? 0;
      byClass[own] = at(byClass, own) + handDraws(hand, cards);
    }
    const ways = new Float64Array(bet.lines.length + 2);
    for (const [player, one] of byClass.entries())
      for (const [banker, other] of byClass.entries()) {
        if (one * other === 0) continue;
        addEndings(endingsAt(player * classes + banker), cards, one * other, ways);
      }
    return ways;
  };
};

const SUITS = 4;

/** The numbers of draws of two cards, in both orders. */
const handDraws = ({ one, other, suits }: HandType, { bySuit }: KindsLeft): number => {
  let [all, same] = [0, 0];
  for (let first = 0; first < SUITS; first += 1)
    for (let second = 0; second < SUITS; second += 1) {
      const draws = at(bySuit, one * SUITS + first) * at(bySuit, other * SUITS + second);
      all += draws;
      if (first === second) same += draws;
    }
  const drawn = { any: all, same, other: all - same }[suits];
  return one === other ? drawn : 2 * drawn;
};

const addEndings = (
  { only, results, width, playerDraws, bankerDraws }: FaceEndings,
  { cards, thirds }: KindsLeft,
  four: number,
  ways: Float64Array,
): void => {
  const add = (result: number, draws: number): void => {
    ways[result] = at(ways, result) + four * draws;
  };
  if (only !== null) return void add(only, cards ** 2);
  for (let one = playerDraws ? 1 : 0; one < (playerDraws ? width : 1); one += 1) {
    const drawn = playerDraws ? at(thirds, one - 1) : 1;
    if (bankerDraws[one] !== 1) {
      add(results[one * width] ?? 0, drawn * (playerDraws ? cards : cards ** 2));
      continue;
    }
    for (let other = 1; other < width; other += 1)
      add(results[one * width + other] ?? 0, drawn * at(thirds, other - 1) * (playerDraws ? 1 : cards));
  }
};

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;
