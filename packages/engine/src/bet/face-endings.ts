// How a coup can end once its first four cards are known, as far as a bet that asks for faces can tell. The bet itself is
// asked about one coup of each ending. Beginnings after which every word gives the same answer share their endings.
import { type Card, cardValue, isRed, rankOf, scoreOf } from '../card.ts';
import type { BetCondition } from '../condition/condition.ts';
import { compileCondition, type Predicate } from '../condition/predicate.ts';
import { resultOf } from '../condition/terms.ts';
import { coupOf } from '../coup.ts';
import type { Draws } from '../draws.ts';
import { SIDES } from '../side.ts';
import { isOfFirstFour } from './asked-words.ts';
import type { CompiledBet } from './compiled-bet.ts';
import type { FaceKinds } from './hand-kinds.ts';

/** The kind that stands for no third card. */
export const NO_CARD = 0;

export type FaceEndings = {
  /** The result that every ending has; `null`: third cards decide. */
  readonly only: number | null;
  /**
   * By the kinds of both third cards, each plus one (`NO_CARD`: the hand stands), player's times `width`: the result as
   * `resultOf` numbers it.
   */
  readonly results: Uint8Array;
  readonly width: number;
  readonly playerDraws: boolean;
  /** Indexed by the kind of player's third card plus one, or `NO_CARD`: whether banker draws. */
  readonly bankerDraws: Uint8Array;
};

/** Returns the endings of two types of hands, given by their indices: player's, then banker's. */
export type EndingsOf = (player: number, banker: number) => FaceEndings;

/** Asks the bet about every ending as it is needed, and never twice. */
export const faceEndings = (
  bet: CompiledBet,
  words: readonly BetCondition[],
  kinds: FaceKinds,
  draws: Draws,
): EndingsOf => {
  const known = new Map<string, FaceEndings>();
  const beginning = beginningKey(words, kinds.asksThirds);
  return (player, banker) => {
    const players = kinds.hands[player]?.cards ?? [];
    const bankers = kinds.hands[banker]?.cards ?? [];
    const key = beginning(players, bankers);
    const found = known.get(key) ?? endingsAfter({ bet, kinds, draws }, players, bankers);
    known.set(key, found);
    return found;
  };
};

/** Equal for beginnings after which each word will have the same answer to the same third cards. */
export const beginningKey = (
  words: readonly BetCondition[],
  asksThirds: boolean,
): ((player: readonly Card[], banker: readonly Card[]) => string) => {
  const decided: readonly Predicate[] = words.filter(isOfFirstFour).map(compileCondition);
  const counted = words.flatMap((word) =>
    'count' in word && word.count.in === 'all' ? [word.count.of] : [],
  );
  const ofColour = SIDES.filter((side) => words.some((word) => 'colour' in word && side in word.colour));
  return (player, banker) => {
    const coup = coupOf({ player, banker });
    const answers = decided.map((holds) => (holds(coup) ? 1 : 0)).join('');
    if (!asksThirds) return answers;
    const totals = scoreOf(player) * 10 + scoreOf(banker);
    const counts = counted.map(
      (of) => [...player, ...banker].filter((card) => of.includes(rankOf(card))).length,
    );
    const colours = ofColour.map((side) => reds(side === 'player' ? player : banker));
    return [answers, totals, counts.join(), colours.join()].join(' ');
  };
};

const reds = (hand: readonly Card[]): number => hand.filter(isRed).length;

type Asked = {
  readonly bet: CompiledBet;
  readonly kinds: FaceKinds;
  readonly draws: Draws;
};

const endingsAfter = (
  { bet, kinds: { asksThirds, thirds }, draws: rules }: Asked,
  player: readonly Card[],
  banker: readonly Card[],
): FaceEndings => {
  const [playerTotal, bankerTotal] = [scoreOf(player), scoreOf(banker)];
  const mayDraw = asksThirds && !rules.ends(playerTotal) && !rules.ends(bankerTotal);
  const drawsFirst = mayDraw && rules.player(playerTotal);
  const width = thirds.length + 1;
  const results = new Uint8Array(width * width);
  const drawsSecond = new Uint8Array(width);
  const found = new Set<number>();
  for (let one = drawsFirst ? 1 : NO_CARD; one < (drawsFirst ? width : 1); one += 1) {
    const third = thirds[one - 1];
    const players = one === NO_CARD || third === undefined ? player : [...player, third];
    const draws =
      mayDraw && rules.banker(bankerTotal, one === NO_CARD || third === undefined ? null : cardValue(third));
    drawsSecond[one] = draws ? 1 : 0;
    for (let other = draws ? 1 : NO_CARD; other < (draws ? width : 1); other += 1) {
      const fourth = thirds[other - 1];
      const coup = coupOf({ player: players, banker: fourth === undefined ? banker : [...banker, fourth] });
      const result = resultOf(bet, coup);
      results[one * width + other] = result;
      found.add(result);
    }
  }
  const [only = 0] = found;
  return {
    only: found.size === 1 ? only : null,
    results,
    width,
    playerDraws: drawsFirst,
    bankerDraws: drawsSecond,
  };
};
