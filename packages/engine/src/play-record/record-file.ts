// The file of a play record, as a patron exports it: rounds as they are recorded, the definitions of bets that paid in them, and
// where they were asked for the opened cards of those rounds. It needs nothing else to be checked. See docs/reference/fairness.md. [T8] [B]
import type { Card } from '../card.ts';
import type { WrittenBet } from '../condition/written-bet.ts';
import type { Hex32, OpenedRound } from '../fairness/record.ts';
import type { Minor } from '../minor.ts';
import type { OptionId, ScheduleId } from '../option-id.ts';
import type { Verdict } from '../settle.ts';
import type { Outcome } from '../side.ts';

export const RECORD_KIND = 'punto-record';

/** One bet as it was recorded; amounts in minor units. */
export type FiledBet = {
  readonly option: OptionId;
  readonly stakeMinor: Minor;
  /** Left out by an earlier release. */
  readonly schedule?: ScheduleId;
  /** Of the definition that paid it, where a room defined the bet. */
  readonly betHash?: Hex32;
  /** `returned`: the round was cancelled or voided. */
  readonly verdict: Verdict | 'returned';
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  readonly returnedMinor: Minor;
};

/** One round of one patron, or a correction of it. Fields that no step compares are left out here. */
export type FiledRound = {
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  readonly status: 'settled' | 'cancelled' | 'voided' | 'resettled';
  /** 0 or left out for the first account of the round, one more for each correction. */
  readonly revision?: number;
  readonly correction?: { readonly deltaMinor: number; readonly uncollectedMinor: number };
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly outcome: Outcome | null;
  readonly playerScore: number;
  readonly bankerScore: number;
  readonly bets: readonly FiledBet[];
  readonly stakedMinor: number;
  readonly returnedMinor: number;
  readonly balanceBeforeMinor: number;
  readonly balanceAfterMinor: number;
};

export type RecordFile = {
  readonly kind: typeof RECORD_KIND;
  readonly version: 1;
  readonly records: readonly FiledRound[];
  /** By the hash that records name them by. */
  readonly definitions: Readonly<Record<Hex32, WrittenBet>>;
  /** Opened cards of some of the rounds. */
  readonly rounds: readonly OpenedRound[];
};
