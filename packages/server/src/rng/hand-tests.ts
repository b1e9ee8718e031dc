// Tests of a shuffle as it appears in play: which cards follow each other, scores of the first hands, runs of colours,
// and ranks. Cards are numbered by deck, then suit, then rank. Expected frequencies are exact.
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import { fitOf, poissonTails } from './chi-square.ts';
import type { OrderTest } from './permutation-tests.ts';

const RANKS = 13;
const SUITS = 4;

export const rankOf = (card: number): number => card % RANKS;
const pointsOf = (card: number): number => (rankOf(card) < 9 ? rankOf(card) + 1 : 0);
const isRed = (card: number): boolean => [1, 2].includes(Math.floor(card / RANKS) % SUITS);

/** The cards of two positions of one shuffle: all pairs must be equally frequent. */
export const pairTest = (test: string, cards: number, one: number, other: number): OrderTest => {
  const pairs = cards * (cards - 1);
  const seen = new Float64Array(pairs);
  let shuffles = 0;
  return {
    add: (order) => {
      shuffles += 1;
      const [first = 0, second = 0] = [order[one], order[other]];
      const cell = first * (cards - 1) + (second > first ? second - 1 : second);
      seen[cell] = (seen[cell] ?? 0) + 1;
    },
    finding: () => ({ test, ...fitOf(seen, new Float64Array(pairs).fill(shuffles / pairs)) }),
  };
};

/** Scores of player and banker on the first four cards. */
export const totalTest = (cards: number): OrderTest => {
  const chances = totalChances(cards);
  const seen = new Float64Array(chances.length);
  let shuffles = 0;
  return {
    add: (order) => {
      shuffles += 1;
      const [a = 0, b = 0, c = 0, d = 0] = [order[0], order[1], order[2], order[3]];
      const cell = ((pointsOf(a) + pointsOf(c)) % 10) * 10 + ((pointsOf(b) + pointsOf(d)) % 10);
      seen[cell] = (seen[cell] ?? 0) + 1;
    },
    finding: () => ({
      test: 'totals',
      ...fitOf(
        seen,
        chances.map((chance) => chance * shuffles),
      ),
    }),
  };
};

const totalChances = (cards: number): Float64Array => {
  const left = Array.from({ length: 10 }, (_, value) => (cards / RANKS) * (value === 0 ? 4 : 1));
  const chances = new Float64Array(100);
  const deal = (values: readonly number[], chance: number): void => {
    if (values.length === 4) {
      const [a = 0, b = 0, c = 0, d = 0] = values;
      const cell = ((a + c) % 10) * 10 + ((b + d) % 10);
      chances[cell] = (chances[cell] ?? 0) + chance;
      return;
    }
    for (let value = 0; value < 10; value += 1) {
      const held = left[value] ?? 0;
      left[value] = held - 1;
      deal([...values, value], (chance * held) / (cards - values.length));
      left[value] = held;
    }
  };
  deal([], 1);
  return chances;
};

/** Runs of one colour through the whole shoe (Wald-Wolfowitz). */
export const colourTest = (cards: number): OrderTest => {
  const half = cards / 2;
  const logs = logFactorials(cards);
  const log = (n: number, k: number): number => (logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0);
  const chances = Array.from({ length: cards + 1 }, (_, runs) => {
    const [few, many] = [Math.floor(runs / 2), Math.ceil(runs / 2)];
    if (few < 1) return 0;
    return 2 * Math.exp(log(half - 1, few - 1) + log(half - 1, many - 1) - log(cards, half));
  });
  const seen = new Float64Array(cards + 1);
  let shuffles = 0;
  return {
    add: (order) => {
      shuffles += 1;
      let runs = 1;
      for (let at = 1; at < cards; at += 1)
        if (isRed(order[at] ?? 0) !== isRed(order[at - 1] ?? 0)) runs += 1;
      seen[runs] = (seen[runs] ?? 0) + 1;
    },
    finding: () => ({
      test: 'colours',
      ...fitOf(
        seen,
        chances.map((chance) => chance * shuffles),
      ),
    }),
  };
};

/** Number of cards until each rank has come (coupon collector's test). */
export const couponTest = (cards: number): OrderTest => {
  const chances = couponChances(cards);
  const seen = new Float64Array(chances.length);
  let shuffles = 0;
  return {
    add: (order) => {
      shuffles += 1;
      let [missing, at] = [2 ** RANKS - 1, 0];
      for (; missing !== 0; at += 1) missing &= ~(1 << rankOf(order[at] ?? 0));
      seen[at] = (seen[at] ?? 0) + 1;
    },
    finding: () => ({
      test: 'coupons',
      ...fitOf(
        seen,
        chances.map((chance) => chance * shuffles),
      ),
    }),
  };
};

/** By inclusion and exclusion over the missing ranks. */
const couponChances = (cards: number): readonly number[] => {
  const perRank = cards / RANKS;
  const logs = logFactorials(cards);
  const choose = (n: number, k: number): number =>
    k > n ? Number.NEGATIVE_INFINITY : (logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0);
  const within = Array.from({ length: cards + 1 }, (_, drawn) => {
    let chance = 0;
    for (let absent = 0; absent <= RANKS; absent += 1) {
      const without = choose(RANKS, absent) + choose(cards - absent * perRank, drawn) - choose(cards, drawn);
      chance += (absent % 2 === 0 ? 1 : -1) * Math.exp(without);
    }
    // Where only rounding errors of the alternating sum are left.
    return Math.max(0, chance);
  });
  return within.map((chance, drawn) => Math.max(0, chance - (within[drawn - 1] ?? 0)));
};

const logFactorials = (most: number): readonly number[] => {
  const logs = [0];
  for (let n = 1; n <= most; n += 1) logs.push((logs[n - 1] ?? 0) + Math.log(n));
  return logs;
};

/** How often the first cards of two shuffles are equal: finds a generator with a short period. */
export const duplicateTest = (cards: number): OrderTest => {
  const length = cards === CARDS_IN_DECK ? 4 : 3;
  const times = new Map<number, number>();
  let [shuffles, duplicates] = [0, 0];
  return {
    add: (order) => {
      let key = 0;
      for (let at = 0; at < length; at += 1) key = key * cards + (order[at] ?? 0);
      const before = times.get(key) ?? 0;
      duplicates += before;
      shuffles += 1;
      times.set(key, before + 1);
    },
    finding: () => {
      let hands = 1;
      for (let at = 0; at < length; at += 1) hands *= cards - at;
      const mean = (shuffles * (shuffles - 1)) / 2 / hands;
      return { test: 'duplicates', statistic: duplicates, degrees: null, p: poissonTails(duplicates, mean) };
    },
  };
};
