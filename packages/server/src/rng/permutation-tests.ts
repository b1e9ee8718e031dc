// Tests of a shuffle as a permutation: equal cards of different decks count as different cards. Expected frequencies
// are exact for any number of cards.
import { chiSquareFit, fitOf } from './chi-square.ts';
import type { RngFinding } from './finding.ts';

/** A shuffled shoe: at each position the number of a card, each number once. */
export type PermutationOrder = ArrayLike<number>;

export type OrderTest = {
  readonly add: (order: PermutationOrder) => void;
  readonly finding: () => RngFinding;
};

/** Each card must be equally frequent at each position. */
export const positionTest = (cards: number): OrderTest => {
  const seen = new Float64Array(cards * cards);
  let shuffles = 0;
  return {
    add: (order) => {
      shuffles += 1;
      for (let at = 0; at < cards; at += 1) {
        const cell = at * cards + (order[at] ?? 0);
        seen[cell] = (seen[cell] ?? 0) + 1;
      }
    },
    finding: () => {
      const mean = shuffles / cards;
      const squares = seen.reduce((sum, each) => sum + (each - mean) ** 2, 0) / mean;
      // Rows and columns each sum to the number of shuffles: (n−1)² degrees of freedom, and cells vary n/(n−1) times
      // more than independent ones.
      return { test: 'position', ...chiSquareFit((squares * (cards - 1)) / cards, (cards - 1) ** 2) };
    },
  };
};

/** Tests the distribution of a number computed from each shuffle. */
const countTest = (
  test: string,
  chances: readonly number[],
  numberOf: (order: PermutationOrder) => number | null,
): OrderTest => {
  const seen = new Float64Array(chances.length);
  let counted = 0;
  return {
    add: (order) => {
      const number = numberOf(order);
      if (number === null) return;
      counted += 1;
      seen[number] = (seen[number] ?? 0) + 1;
    },
    finding: () => ({
      test,
      ...fitOf(
        seen,
        chances.map((chance) => chance * counted),
      ),
    }),
  };
};

/** Descents: positions whose card is greater than the next; distributed by Eulerian numbers. */
export const descentTest = (cards: number): OrderTest => {
  let chances = [1];
  for (let n = 2; n <= cards; n += 1)
    chances = Array.from(
      { length: n },
      (_, k) => ((k + 1) * (chances[k] ?? 0) + (n - k) * (chances[k - 1] ?? 0)) / n,
    );
  return countTest('descents', chances, (order) => {
    let descents = 0;
    for (let at = 1; at < cards; at += 1) if ((order[at] ?? 0) < (order[at - 1] ?? 0)) descents += 1;
    return descents;
  });
};

/** Number of cycles, distributed by Stirling numbers: finds a shuffle that never leaves a card in place. */
export const cycleTest = (cards: number): OrderTest => {
  let chances = [1];
  for (let n = 1; n <= cards; n += 1)
    chances = Array.from(
      { length: n + 1 },
      (_, k) => ((n - 1) * (chances[k] ?? 0) + (chances[k - 1] ?? 0)) / n,
    );
  const visited = new Uint8Array(cards);
  return countTest('cycles', chances, (order) => {
    visited.fill(0);
    let cycles = 0;
    for (let start = 0; start < cards; start += 1) {
      if (visited[start]) continue;
      cycles += 1;
      for (let at = start; !visited[at]; at = order[at] ?? 0) visited[at] = 1;
    }
    return cycles;
  });
};

/** Cards at the same position as in the previous shuffle: finds dependence between shuffles. */
export const matchTest = (cards: number): OrderTest => {
  const before = new Uint16Array(cards);
  let first = true;
  return countTest('matches', matchChances(cards), (order) => {
    let matches = 0;
    for (let at = 0; at < cards; at += 1) if (order[at] === before[at]) matches += 1;
    before.set(order);
    const counts = !first;
    first = false;
    return counts ? matches : null;
  });
};

/** Distribution of the number of fixed points (Montmort); practically Poisson beyond a dozen cards. */
const matchChances = (cards: number): readonly number[] => {
  const chances: number[] = [];
  for (let k = 0, factorial = 1; k <= cards; k += 1, factorial *= k) {
    let sum = 0;
    for (let i = 0, term = 1; i <= cards - k && Math.abs(term) > 0; i += 1, term /= -i) sum += term;
    chances.push(sum / factorial);
  }
  return chances;
};
