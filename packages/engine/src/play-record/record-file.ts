// The file of a play record as a patron exports it: the recorded rounds, the definitions of the bets that paid in them, and on
// request the revealed cards of these rounds. It can be checked alone. See docs/reference/fairness.md. [T8] [B]
import type { Card } from '../card.ts';
import type { WrittenBet } from '../condition/written-bet.ts';
import type { Hex32, OpenedRound } from '../fairness/record.ts';
import type { Minor } from '../minor.ts';
import type { OptionId, ScheduleId } from '../option-id.ts';
import type { Verdict } from '../settle.ts';
import type { Outcome } from '../side.ts';

export const RECORD_KIND = 'punto-record';

/** One recorded bet; amounts in minor units. */
export type FiledBet = {
  readonly option: OptionId;
  readonly stakeMinor: Minor;
  /** Absent in records of earlier releases. */
  readonly schedule?: ScheduleId;
  /** The hash of the definition that paid the bet, if a room defined it. */
  readonly betHash?: Hex32;
  /** `returned`: the round was cancelled or voided. */
  readonly verdict: Verdict | 'returned';
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  readonly returnedMinor: Minor;
};

/** One round of one patron, or a correction of it. Fields that no step compares are absent from this type. */
export type FiledRound = {
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  readonly status: 'settled' | 'cancelled' | 'voided' | 'resettled';
  /** 0 or absent for the first settlement of the round, one more for each correction. */
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
  /** Keyed by the hash in the records. */
  readonly definitions: Readonly<Record<Hex32, WrittenBet>>;
  /** The revealed cards of some of the rounds. */
  readonly rounds: readonly OpenedRound[];
};
