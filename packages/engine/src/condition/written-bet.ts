// A bet in the written grammar: the form of its file, of a room's setup in events and messages, and of the definition that a hash
// covers. It is small, complete, and independent of how the engine stores a bet. [B]
import type { Ratio } from '../ratio.ts';
import type { BetCondition } from './condition.ts';

export type WrittenBet = {
  readonly id: string;
  /** Names by language tag; `en` is always present. */
  readonly name: Readonly<Record<string, string>>;
  readonly source: string;
  readonly rows: readonly {
    readonly when: BetCondition;
    /** The payout for a stake of one, in lowest terms: `40:1`. */
    readonly pays: string;
  }[];
  readonly push?: readonly BetCondition[];
  /** The commission as a share of the winnings: `5 %`. */
  readonly commission?: string;
  readonly until?: number;
};

/** The payout of a row of a written bet. */
export const writtenRatio = (pays: string): Ratio => {
  const [to = 0, one = 1] = pays.split(':').map(Number);
  return [to, one];
};

/** The share of the winnings that the house keeps: `5 %` gives 50,000 parts of a million. */
export const writtenShare = (commission: string): Ratio => [
  Math.round(Number.parseFloat(commission) * 10_000),
  1_000_000,
];
