// Counts the coups of visited shoes: by their place in the table of classes and by pairs, from which the results of options and most
// bets are computed afterwards, and by result for the bets that depend on single cards.
import { SCORE_CLASSES } from '../odds/coup-class.ts';
import { visitedPairs } from './bet-results.ts';
import { CLASS_BITS, ENTRIES, PAIR_CLASSES } from './coup-class.ts';
import type { ShoeVisitor } from './deal.ts';
import type { ReadyBet } from './ready-bet.ts';
import { visitedCoup } from './visited-coup.ts';

export type CoupCounts = {
  readonly visitor: ShoeVisitor;
  readonly rounds: () => number;
  readonly byScore: () => readonly number[];
  readonly byPair: () => readonly number[];
  /** Coups by result, for each bet. */
  readonly byResult: () => readonly (readonly number[])[];
};

/** Counts at zero: `visitor` adds the coups of visited shoes; the counts are read afterwards. */
export const createCoupCounts = (bets: readonly ReadyBet[]): CoupCounts => {
  const byKey = new Float64Array(ENTRIES.length);
  const byPair = new Float64Array(PAIR_CLASSES);
  const byCards = bets.flatMap(({ results, nets }) =>
    results.by === 'cards' ? [{ results, counts: new Float64Array(nets.length) }] : [],
  );
  const coup = (at: number, _cards: number, key: number): void => {
    byKey[key] = (byKey[key] ?? 0) + 1;
    const pairs = visitedPairs(at);
    byPair[pairs] = (byPair[pairs] ?? 0) + 1;
    if (byCards.length === 0) return;
    const cards = visitedCoup(at, key);
    for (const { results, counts } of byCards) {
      const result = results.resultOf(cards);
      counts[result] = (counts[result] ?? 0) + 1;
    }
  };
  return {
    visitor: { shoe: () => {}, coup, end: () => {} },
    rounds: () => byPair.reduce((sum, count) => sum + count, 0),
    byScore: () => {
      const counts = Array.from<number>({ length: SCORE_CLASSES }).fill(0);
      byKey.forEach((count, key) => {
        const scores = (ENTRIES[key] ?? 0) & ((1 << CLASS_BITS) - 1);
        counts[scores] = (counts[scores] ?? 0) + count;
      });
      return counts;
    },
    byPair: () => [...byPair],
    byResult: () =>
      bets.map(({ results, nets }) => {
        if (results.by === 'cards')
          return [...(byCards.find((each) => each.results === results)?.counts ?? [])];
        const counts = Array.from<number>({ length: nets.length }).fill(0);
        results.results.forEach((result, place) => {
          counts[result] = (counts[result] ?? 0) + ((results.by === 'key' ? byKey : byPair)[place] ?? 0);
        });
        return counts;
      }),
  };
};
