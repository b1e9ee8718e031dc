// Drift test of the cards actually dealt, over all tables together: whether cards and ranks come to each of the first
// four places of a round as often as expected, and so for player, banker and tie. Judged in consecutive windows, short
// ones for large deviations and long ones for small ones, so that the rate of false alarms is known.
import { DECK, RANKS, rankOf } from '@punto/engine/card';
import type { Coup } from '@punto/engine/coup';
import { fullShoe, oddsOf } from '@punto/engine/odds';
import { OUTCOMES } from '@punto/engine/side';
import { chiSquareTail } from './chi-square.ts';

/** Window lengths in rounds. */
export const WINDOWS = [2_000, 50_000] as const;
/** Probability that a window gives a false alarm: with a hundred tables, one in decades. */
export const FALSE_ALARM = 1e-6;

export const DRIFT_TESTS = ['cards', 'ranks', 'outcomes'] as const;
export type DriftTest = (typeof DRIFT_TESTS)[number];

export type DriftReading = {
  readonly test: DriftTest;
  /** Rounds in the window. */
  readonly window: number;
  /** Probability of at least this deviation with fair cards. */
  readonly p: number;
};

export type Drift = {
  /** Adds a settled round, dealt from a shoe of `decks` decks. */
  readonly add: (coup: Pick<Coup, 'player' | 'banker' | 'outcome'>, decks: number) => void;
  /** Results of the last full window of each length. */
  readonly readings: () => readonly DriftReading[];
  /** Number of alarms of each test. */
  readonly alarms: () => ReadonlyMap<DriftTest, number>;
};

type Window = {
  readonly length: number;
  counts: ReturnType<typeof newCounts>;
  /** Of the last full window. */
  readings: readonly DriftReading[];
};

/** `onDrift` is called for each test of a window whose p-value is below `FALSE_ALARM`. */
export const createDrift = (onDrift: (reading: DriftReading) => void): Drift => {
  const windows = WINDOWS.map((length): Window => ({ length, counts: newCounts(), readings: [] }));
  const alarms = new Map<DriftTest, number>(DRIFT_TESTS.map((test) => [test, 0]));
  return {
    add: (coup, decks) => {
      for (const window of windows) {
        count(window.counts, coup, decks);
        if (window.counts.rounds < window.length) continue;
        window.readings = readingsOf(window.counts, window.length);
        window.counts = newCounts();
        for (const reading of window.readings) {
          if (reading.p >= FALSE_ALARM / DRIFT_TESTS.length) continue;
          alarms.set(reading.test, (alarms.get(reading.test) ?? 0) + 1);
          onDrift(reading);
        }
      }
    },
    readings: () => windows.flatMap(({ readings }) => readings),
    alarms: () => alarms,
  };
};

/** The first two cards of each hand are always dealt. */
const PLACES = 4;

const newCounts = () => ({
  rounds: 0,
  cards: new Float64Array(PLACES * DECK.length),
  ranks: new Float64Array(PLACES * RANKS.length),
  outcomes: new Float64Array(OUTCOMES.length),
  /** Sums of probabilities, since decks differ between tables. */
  expected: new Float64Array(OUTCOMES.length),
});
type Counts = ReturnType<typeof newCounts>;

const count = (
  counts: Counts,
  { player, banker, outcome }: Parameters<Drift['add']>[0],
  decks: number,
): void => {
  counts.rounds += 1;
  [player[0], banker[0], player[1], banker[1]].forEach((card, place) => {
    if (!card) throw new Error('a coup has two cards in each hand');
    bump(counts.cards, place * DECK.length + DECK.indexOf(card), 1);
    bump(counts.ranks, place * RANKS.length + RANKS.indexOf(rankOf(card)), 1);
  });
  bump(counts.outcomes, OUTCOMES.indexOf(outcome), 1);
  for (const [at, chance] of chancesOf(decks).entries()) bump(counts.expected, at, chance);
};

const bump = (counts: Float64Array, at: number, by: number): void => {
  counts[at] = (counts[at] ?? 0) + by;
};

/** Cards of one shoe are drawn without replacement: counts vary a little less than independent ones, never more. */
const readingsOf = (counts: Counts, window: number): DriftReading[] => {
  const { rounds, cards, ranks, outcomes, expected } = counts;
  const reading = (test: DriftTest, seen: Float64Array, mean: (at: number) => number, degrees: number) => {
    const statistic = seen.reduce((sum, each, at) => sum + (each - mean(at)) ** 2 / mean(at), 0);
    return { test, window, p: chiSquareTail(statistic, degrees) };
  };
  return [
    reading('cards', cards, () => rounds / DECK.length, PLACES * (DECK.length - 1)),
    reading('ranks', ranks, () => rounds / RANKS.length, PLACES * (RANKS.length - 1)),
    reading('outcomes', outcomes, (at) => expected[at] ?? 0, OUTCOMES.length - 1),
  ];
};

const known = new Map<number, readonly number[]>();

/** Probabilities of the outcomes in a round from a full shoe, in the order of `OUTCOMES`. */
const chancesOf = (decks: number): readonly number[] => {
  const chances = known.get(decks) ?? counted(decks);
  known.set(decks, chances);
  return chances;
};

const counted = (decks: number): readonly number[] => {
  const odds = oddsOf(fullShoe(decks));
  return OUTCOMES.map((outcome) => (odds[outcome].wonByLine[0] ?? 0) / odds[outcome].total);
};
