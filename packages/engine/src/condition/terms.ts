// The terms of a bet: rows of a condition and what it pays, a push, a commission. They are all that settlement and odds read,
// and all that the hash of a bet covers. [B]
import type { Coup } from '../coup.ts';
import type { Ratio } from '../ratio.ts';
import type { BetCondition } from './condition.ts';
import { compileAny, compileCondition, type Predicate } from './predicate.ts';

export type BetRow = {
  readonly when: BetCondition;
  /** The payout as a ratio in lowest terms: `[7, 2]` pays seven for a stake of two. */
  readonly pays: Ratio;
};

export type BetTerms = {
  readonly id: string;
  /** The first row that holds wins; none: the bet is pushed or lost. */
  readonly rows: readonly BetRow[];
  /** The stake is returned when no row holds and one of these does. */
  readonly push: readonly BetCondition[];
  /** The share of the winnings that the house keeps, in lowest terms. [L2] */
  readonly commission: Ratio | null;
};

/** Compiled terms, which settlement and odds evaluate. */
export type PayTable = {
  /** The first whose condition holds wins. */
  readonly lines: readonly { readonly when: Predicate; readonly pays: Ratio }[];
  /** Evaluated when no line holds. */
  readonly pushes: Predicate;
  /** The share of the winnings that the house keeps. [L2] */
  readonly commission: Ratio | null;
};

/** Compiles every condition of the terms, once. */
export const compileTerms = ({ rows, push, commission }: BetTerms): PayTable => ({
  lines: rows.map(({ when, pays }) => ({ when: compileCondition(when), pays })),
  pushes: compileAny(push),
  commission,
});

/** The number of a coup's result: the index of the winning row, `lines.length` for a push, one more for a loss. */
export const resultOf = ({ lines, pushes }: PayTable, coup: Coup): number => {
  const row = lines.findIndex(({ when }) => when(coup));
  if (row >= 0) return row;
  return pushes(coup) ? lines.length : lines.length + 1;
};
