// The results of counters in the shoes dealt: for each trigger its share of rounds, the net of a stake, and units in a hundred
// rounds, each with its standard error; Kelly, N₀ and the risk of ruin of the rounds with a stake.
import { kellyOf } from '@punto/engine/lab/kelly';
import { riskOfRuin, roundsToOneDeviation, ruinOf } from '@punto/engine/lab/ruin';
import type { PaidBy, PaidCounts } from '@punto/engine/odds/summary';
import { type CounterFigures, counterFigures } from '@punto/engine/simulate/counter';
import type { CounterTally } from '@punto/engine/simulate/simulate-counters';

export type CounterYield = CounterFigures & {
  readonly from: number;
  readonly roundsBet: number;
  /** Share of the bankroll to stake; 0 when the rounds with a stake lost. */
  readonly kelly: number;
  /** Rounds with a stake until the mean gain is one standard deviation; `null` when they lost. */
  readonly roundsToOneDeviation: number | null;
  /** With equal stakes of one, without a last round. */
  readonly ruin: number;
};

export const counterYields = (
  paid: PaidBy,
  from: readonly number[],
  tallies: readonly CounterTally[],
  unit: number,
  bankroll: number,
): readonly CounterYield[] =>
  tallies.map(({ rounds, net }, i): CounterYield => {
    const counts = countsOf(net.byResult, paid.lines.length);
    const figures = counterFigures(rounds, net, unit);
    const bet = { from: from[i] ?? 0, roundsBet: rounds.bet };
    if (counts.total === 0) return { ...figures, ...bet, ...NOT_BET };
    return {
      ...figures,
      ...bet,
      kelly: kellyOf(paid, counts).fraction,
      roundsToOneDeviation: roundsToOneDeviation(paid, counts),
      ruin: riskOfRuin(ruinOf(paid, counts), bankroll),
    };
  });

const NOT_BET = { kelly: 0, roundsToOneDeviation: null, ruin: 0 } as const;

/** Rounds by result: rows, pushed, lost. */
const countsOf = (byResult: readonly number[], rows: number): PaidCounts => ({
  total: byResult.reduce((sum, count) => sum + count, 0),
  wonByLine: byResult.slice(0, rows),
  pushed: byResult[rows] ?? 0,
  lost: byResult[rows + 1] ?? 0,
});

/** The trigger with the most units in a hundred rounds; `null` when none gained. */
export const bestYield = (yields: readonly CounterYield[]): CounterYield | null => {
  const [first, ...others] = yields;
  if (first === undefined) return null;
  const best = others.reduce(
    (one, other) => (other.perHundred.value > one.perHundred.value ? other : one),
    first,
  );
  return best.perHundred.value > 0 ? best : null;
};
