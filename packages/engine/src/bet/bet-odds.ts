// The odds of bets that are data, exact for any composition. Each bet is counted where it is quickest: all that ask for
// values alone in one count, those on pairs from nine classes, the others each by faces. [B21]

import { resultOf } from '../condition/terms.ts';
import { pairCoups } from '../odds/class-coups.ts';
import { byValue, type Composition, drawsOf } from '../odds/composition.ts';
import { noWays, type Ways } from '../odds/coup-class.ts';
import { countPairs } from '../odds/pair-classes.ts';
import { type PaidCounts, type Summary, summaryOfCounts } from '../odds/summary.ts';
import { type OddsSector, sectorOf } from './asked-words.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { faceCounter } from './face-odds.ts';
import { valueCounter, valueGroups } from './value-odds.ts';

/** Counts of ordered draws of six cards: exact integers that add up to `total`. */
export type BetOdds = PaidCounts & {
  readonly bet: CompiledBet;
  /** By row of the bet, in its order. */
  readonly wonByLine: readonly number[];
};

/** The odds of every bet, in the order of the list. Throws a `RangeError` on fewer than 6 cards or more than 416. */
export type BetOddsCounter = (composition: Composition) => readonly BetOdds[];

/** Compiles the bets for counting; a composition is then counted once for all of them. [B21] */
export const betOddsCounter = (bets: readonly CompiledBet[]): BetOddsCounter => {
  const ofSector = (sector: OddsSector) => bets.filter(({ definition }) => sectorOf(definition) === sector);
  const valueBets = ofSector('values');
  const pairBets = ofSector('pairs');
  const countValues = valueCounter(valueGroups(valueBets));
  const pairCounters = pairBets.map(pairCounter);
  const faces = ofSector('faces').map((bet) => ({ bet, count: faceCounter(bet) }));
  return (composition) => {
    const total = drawsOf(composition, 6);
    const ways = new Map<CompiledBet, Float64Array>();
    if (valueBets.length > 0) {
      const counted = countValues(byValue(composition));
      for (const [i, bet] of valueBets.entries()) ways.set(bet, counted[i] ?? NO_WAYS);
    }
    if (pairBets.length > 0) {
      const classes = noWays();
      countPairs(composition, classes);
      for (const [i, bet] of pairBets.entries()) ways.set(bet, pairCounters[i]?.(classes) ?? NO_WAYS);
    }
    for (const { bet, count } of faces) ways.set(bet, count(composition));
    return bets.map((bet) => oddsFrom(bet, ways.get(bet) ?? NO_WAYS, total));
  };
};

const NO_WAYS = new Float64Array(0);

/** Maps the classes of pairs to the results of a bet on pairs. */
export const pairCounter = (bet: CompiledBet): ((classes: Ways) => Float64Array) => {
  const results = pairCoups().map(({ at, coup }) => ({ at, result: resultOf(bet, coup) }));
  return (classes) => {
    const ways = new Float64Array(bet.lines.length + 2);
    for (const { at, result } of results) ways[result] = (ways[result] ?? 0) + (classes[at] ?? 0);
    return ways;
  };
};

/** Odds of a bet from its ordered draws by result. */
export const oddsFrom = (bet: CompiledBet, ways: Float64Array, total: number): BetOdds => {
  const rows = bet.lines.length;
  return {
    bet,
    total,
    wonByLine: [...ways.subarray(0, rows)],
    pushed: ways[rows] ?? 0,
    lost: ways[rows + 1] ?? 0,
  };
};

/** Edge, variance and chances of a bet from its odds, commission taken. [B21] */
export const betSummary = (odds: BetOdds): Summary => summaryOfCounts(odds.bet, odds);
