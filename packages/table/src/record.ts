// The play record: one for each patron and round they staked in, kept for good. [T8]
import type { Card } from '@punto/engine/card';
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { Outcome } from '@punto/engine/side';
import type { PatronId, TableId } from './ids.ts';

export type BetVerdict = 'won' | 'pushed' | 'lost' | 'returned';

export type RecordedBet = {
  readonly option: OptionId;
  readonly stakeMinor: Minor;
  readonly verdict: BetVerdict;
  /** Winnings before commission, without the stake. */
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  /** What came back: the stake unless lost, and winnings less commission. */
  readonly returnedMinor: Minor;
};

export type PlayRecord = {
  readonly patron: PatronId;
  readonly table: TableId;
  readonly tableName: string;
  readonly shoe: number;
  readonly round: number;
  /** Server time of settlement or cancellation. */
  readonly at: number;
  readonly status: 'settled' | 'cancelled';
  readonly mode: CommissionMode;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** `null` when the round was cancelled before it had one. */
  readonly outcome: Outcome | null;
  readonly playerScore: number;
  readonly bankerScore: number;
  readonly bets: readonly RecordedBet[];
  readonly stakedMinor: Minor;
  readonly returnedMinor: Minor;
};

/** With the balances around it, which the books add when the record is written. */
export type KeptRecord = PlayRecord & {
  readonly balanceBeforeMinor: Minor;
  readonly balanceAfterMinor: Minor;
};
