// Statistics of the results of a shoe: the counts beside a scoreboard. They describe the past and foretell
// nothing. [D5]
import type { Mark } from '../mark.ts';
import type { Outcome, Side } from '../side.ts';
import { Streaks } from './streaks.ts';

export type Statistics = {
  readonly rounds: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Rounds in which either hand was a natural. */
  readonly naturals: number;
  readonly pairs: Readonly<Record<Side, number>>;
  /** The most wins in a row; a tie does not end a streak. [D2] */
  readonly longestStreak: Readonly<Record<Side, number>>;
};

/** Counts one result after the other, in place. [D1] [D2] */
export class ShoeTally {
  #rounds = 0;
  readonly #outcomes = { player: 0, banker: 0, tie: 0 };
  #naturals = 0;
  readonly #pairs = { player: 0, banker: 0 };
  readonly #longest = { player: 0, banker: 0 };

  /** `streaks` have this result in them. */
  add({ outcome, natural, playerPair, bankerPair }: Mark, streaks: Streaks): void {
    this.#rounds += 1;
    this.#outcomes[outcome] += 1;
    this.#naturals += Number(natural);
    this.#pairs.player += Number(playerPair);
    this.#pairs.banker += Number(bankerPair);
    if (outcome !== 'tie') this.#longest[outcome] = Math.max(this.#longest[outcome], streaks.latest);
  }

  /** A copy: later counting does not change it. */
  get statistics(): Statistics {
    return {
      rounds: this.#rounds,
      outcomes: { ...this.#outcomes },
      naturals: this.#naturals,
      pairs: { ...this.#pairs },
      longestStreak: { ...this.#longest },
    };
  }
}

/** Counts the results of one shoe, in any number. [D1] [D2] */
export const statisticsOf = (marks: readonly Mark[]): Statistics => {
  const streaks = new Streaks();
  const tally = new ShoeTally();
  for (const mark of marks) {
    if (mark.outcome !== 'tie') streaks.add(mark.outcome);
    tally.add(mark, streaks);
  }
  return tally.statistics;
};
