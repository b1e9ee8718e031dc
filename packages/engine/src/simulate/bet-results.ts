// The results of bets for the coups of the kernel. A bet that depends only on values is evaluated once for every place of the
// table, a bet that depends only on pairs once for every class of pairs; other bets are evaluated with the cards of each coup.
import { sectorOf } from '../bet/asked-words.ts';
import type { CompiledBet } from '../bet/compiled-bet.ts';
import { resultOf } from '../condition/terms.ts';
import type { Coup } from '../coup.ts';
import { pairCoups } from '../odds/class-coups.ts';
import { pairClass } from '../odds/coup-class.ts';
import { coupAt, ENTRIES, PAIR_CLASSES, PAIR_OF_DIFFERENCE } from './coup-class.ts';
import { VISITED_CARDS } from './deal.ts';
import { visitedCoup } from './visited-coup.ts';

/** How the result of a bet is found: in a table by the place of the coup, in one by its pairs, or from its cards. */
export type BetResults =
  | { readonly by: 'key'; readonly results: Uint8Array }
  | { readonly by: 'pair'; readonly results: Uint8Array }
  | { readonly by: 'cards'; readonly resultOf: (coup: Coup) => number };

/** Results are numbered as `resultOf` does. */
export const betResults = (bet: CompiledBet): BetResults => {
  const sector = sectorOf(bet.definition);
  if (sector === 'values')
    return { by: 'key', results: Uint8Array.from(coupsByKey(), (coup) => resultOf(bet, coup)) };
  if (sector === 'faces') return { by: 'cards', resultOf: (coup) => resultOf(bet, coup) };
  const results = new Uint8Array(PAIR_CLASSES);
  for (const { at, coup } of pairCoups()) results[at - pairClass(0, 0)] = resultOf(bet, coup);
  return { by: 'pair', results };
};

let coups: readonly Coup[] | null = null;

/** A coup for each place of the table; made on first use. */
const coupsByKey = (): readonly Coup[] => {
  coups ??= Array.from(ENTRIES, (_, key) => coupAt(key));
  return coups;
};

/** The class of pairs, from 0, of the coup that starts with the card at `at`. */
export const visitedPairs = (at: number): number =>
  pairOf(at, at + 2) * PAIR_KIND_COUNT + pairOf(at + 1, at + 3);

const PAIR_KIND_COUNT = Math.sqrt(PAIR_CLASSES);

const pairOf = (one: number, other: number): number =>
  PAIR_OF_DIFFERENCE[(VISITED_CARDS[one] ?? 0) ^ (VISITED_CARDS[other] ?? 0)] ?? 0;

/** The result of a bet with the coup that starts with the card at `at`; `key` is its place in `ENTRIES`. */
export const resultAt = (found: BetResults, at: number, key: number): number => {
  if (found.by === 'key') return found.results[key] ?? 0;
  return found.by === 'pair' ? (found.results[visitedPairs(at)] ?? 0) : found.resultOf(visitedCoup(at, key));
};
