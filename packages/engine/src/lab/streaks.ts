// The expected streaks of a number of rounds. Every round is given the same chances, those of the full composition: the small
// change that each round makes to the next is ignored. A tie does not end a streak. [D2] [D5]
import type { Side } from '../side.ts';

/** The chances of a round; the rest is the chance of a tie. */
export type RoundChances = { readonly player: number; readonly banker: number };

export type StreakLine = {
  readonly length: number;
  /** Expected number of streaks of exactly this length. */
  readonly expected: Readonly<Record<Side, number>>;
  /** The chance that the longest streak of the side has at least this length. */
  readonly reached: Readonly<Record<Side, number>>;
};

export type ExpectedStreaks = {
  readonly lines: readonly StreakLine[];
  /** Expected number of all streaks of both sides. */
  readonly streaks: number;
};

/**
 * The expected streaks of `rounds` rounds, for lengths 1 to `most`, as floats. Runs of exactly k in r trials: Feller, An
 * Introduction to Probability Theory I, XIII.7. Throws a `RangeError` unless both chances are above 0 and at most 1 together, and
 * `rounds` and `most` are whole numbers above 0.
 */
export const expectedStreaks = (chances: RoundChances, rounds: number, most: number): ExpectedStreaks => {
  const { player, banker } = chances;
  const decided = checkedChances(chances, rounds, most);
  const decidedRounds = binomial(rounds, decided);
  const over = (of: (trials: number) => number): number =>
    decidedRounds.reduce((sum, chance, trials) => sum + chance * of(trials), 0);
  const bySide = (of: (wins: number) => number): Readonly<Record<Side, number>> => ({
    player: of(player / decided),
    banker: of(banker / decided),
  });
  const both = 2 * (player / decided) * (banker / decided);
  return {
    lines: Array.from({ length: most }, (_, i) => i + 1).map((length) => ({
      length,
      expected: bySide((wins) => over((trials) => runsOf(length, wins, trials))),
      reached: bySide((wins) => reachedIn(length, wins, decided, rounds)),
    })),
    // The first decided round begins a streak, and each change of side another.
    streaks: over((trials) => (trials === 0 ? 0 : 1 + (trials - 1) * both)),
  };
};

/** The chance of a winner. Throws a `RangeError` when the chances are none, or a count is no whole number above 0. */
export const checkedChances = ({ player, banker }: RoundChances, ...counts: readonly number[]): number => {
  const decided = player + banker;
  if (!(player > 0 && banker > 0 && decided <= 1))
    throw new RangeError('chances of a round lie between 0 and 1');
  if (!counts.every((count) => Number.isSafeInteger(count) && count > 0))
    throw new RangeError('rounds and lengths are whole numbers above 0');
  return decided;
};

/** Expected runs of exactly `length` wins, bounded by losses or the ends, in `trials` trials. */
const runsOf = (length: number, wins: number, trials: number): number => {
  if (trials < length) return 0;
  const run = wins ** length;
  if (trials === length) return run;
  const loses = 1 - wins;
  return run * (2 * loses + (trials - length - 1) * loses * loses);
};

/** Chances of each number of decided rounds, 0 to `rounds`. */
export const binomial = (rounds: number, decided: number): readonly number[] => {
  let chances = [1];
  for (let round = 0; round < rounds; round += 1)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, n) => (chances[n] ?? 0) * (1 - decided) + (chances[n - 1] ?? 0) * decided,
    );
  return chances;
};

/** The chance of `length` wins without a loss between them within `rounds` rounds; ties between them do not count. */
const reachedIn = (length: number, wins: number, decided: number, rounds: number): number => {
  const won = wins * decided;
  const lost = (1 - wins) * decided;
  let held = [1, ...Array.from({ length: length - 1 }, () => 0)];
  let reached = 0;
  for (let round = 0; round < rounds; round += 1) {
    reached += (held[length - 1] ?? 0) * won;
    const all = held.reduce((sum, chance) => sum + chance, 0);
    held = held.map(
      (chance, n) => chance * (1 - decided) + (n === 0 ? all * lost : (held[n - 1] ?? 0) * won),
    );
  }
  return reached;
};
