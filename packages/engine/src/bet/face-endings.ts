// How a coup can end once its first four cards are known, as far as a bet that asks for faces can tell. The bet itself is
// asked about one coup of each ending. Beginnings after which every word gives the same answer share their endings.
import type { BetCondition } from '../condition/condition.ts';
import { resultOf } from '../condition/terms.ts';
import type { Draws } from '../draws.ts';
import { type BegunHand, beginningKey, begunHand, coupFrom } from './begun-hands.ts';
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
  const keyOf = beginningKey(words, kinds.asksThirds);
  const hands: BegunHand[] = [];
  const handAt = (type: number): BegunHand => {
    const hand = hands[type] ?? begunHand(kinds.hands[type]?.cards ?? [], kinds);
    hands[type] = hand;
    return hand;
  };
  return (player, banker) => {
    const [players, bankers] = [handAt(player), handAt(banker)];
    const key = keyOf(players, bankers);
    const found = known.get(key) ?? endingsAfter({ bet, kinds, draws }, players, bankers);
    known.set(key, found);
    return found;
  };
};

type Asked = {
  readonly bet: CompiledBet;
  readonly kinds: FaceKinds;
  readonly draws: Draws;
};

const endingsAfter = (
  { bet, kinds: { asksThirds, thirds }, draws: rules }: Asked,
  player: BegunHand,
  banker: BegunHand,
): FaceEndings => {
  const [playerTotal, bankerTotal] = [player.stands.score, banker.stands.score];
  const mayDraw = asksThirds && !rules.ends(playerTotal) && !rules.ends(bankerTotal);
  const drawsFirst = mayDraw && rules.player(playerTotal);
  const width = thirds.length + 1;
  const results = new Uint8Array(width * width);
  const drawsSecond = new Uint8Array(width);
  const found = new Set<number>();
  for (let one = drawsFirst ? 1 : NO_CARD; one < (drawsFirst ? width : 1); one += 1) {
    const drawn = player.drawn[one - 1];
    const draws = mayDraw && rules.banker(bankerTotal, drawn?.third ?? null);
    drawsSecond[one] = draws ? 1 : 0;
    for (let other = draws ? 1 : NO_CARD; other < (draws ? width : 1); other += 1) {
      const coup = coupFrom(drawn ?? player.stands, banker.drawn[other - 1] ?? banker.stands);
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
