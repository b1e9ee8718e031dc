// What the results of a shoe come to: the counts beside a scoreboard. They describe the past and foretell
// nothing. [D5]
import type { Mark } from './mark.ts';
import { bigRoad } from './roads.ts';
import type { Outcome, Side } from './side.ts';

export type Statistics = {
  readonly rounds: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Rounds in which either hand was a natural. */
  readonly naturals: number;
  readonly pairs: Readonly<Record<Side, number>>;
  /** The most wins in a row; a tie does not end a streak. [D2] */
  readonly longestStreak: Readonly<Record<Side, number>>;
};

/** Counts the results of one shoe, in any number. [D1] [D2] */
export const statisticsOf = (marks: readonly Mark[]): Statistics => {
  const count = (holds: (mark: Mark) => boolean): number => marks.filter(holds).length;
  return {
    rounds: marks.length,
    outcomes: {
      player: count(({ outcome }) => outcome === 'player'),
      banker: count(({ outcome }) => outcome === 'banker'),
      tie: count(({ outcome }) => outcome === 'tie'),
    },
    naturals: count(({ natural }) => natural),
    pairs: { player: count(({ playerPair }) => playerPair), banker: count(({ bankerPair }) => bankerPair) },
    longestStreak: longestStreaks(marks),
  };
};

const longestStreaks = (marks: readonly Mark[]): Record<Side, number> => {
  const longest = { player: 0, banker: 0 };
  let last: Side | null = null;
  let length = 0;
  for (const { side } of bigRoad(marks).cells) {
    length = side === last ? length + 1 : 1;
    last = side;
    longest[side] = Math.max(longest[side], length);
  }
  return longest;
};
