// A bet as text of the grammar: the form of its file, of a room's setup in events and messages, and of what is proved. It is
// small, says all that its definition says, and its reader needs no knowledge of how the engine stores a bet. [B]
import type { Ratio } from '../ratio.ts';
import type { BetCondition } from './condition.ts';

export type WrittenBet = {
  readonly id: string;
  /** By language tag; English is always there. */
  readonly name: Readonly<Record<string, string>>;
  readonly source: string;
  readonly rows: readonly {
    readonly when: BetCondition;
    /** To one, in lowest terms: `40:1`. */
    readonly pays: string;
  }[];
  readonly push?: readonly BetCondition[];
  /** Of the winnings: `5 %`. */
  readonly commission?: string;
  readonly until?: number;
};

/** What a row of a written bet pays. */
export const writtenRatio = (pays: string): Ratio => {
  const [to = 0, one = 1] = pays.split(':').map(Number);
  return [to, one];
};

/** The share of the winnings that is kept, `5 %` as 50,000 of a million. */
export const writtenShare = (commission: string): Ratio => [
  Math.round(Number.parseFloat(commission) * 10_000),
  1_000_000,
];
