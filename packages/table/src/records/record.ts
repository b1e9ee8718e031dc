// The play record: one for each patron and round with stakes, kept permanently. [T8]
import type { Card } from '@punto/engine/card';
import type { Hex32 } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId, ScheduleId } from '@punto/engine/option-id';
import type { Outcome, Side } from '@punto/engine/side';
import type { Place } from '../act.ts';
import type { PatronId, TableId } from '../ids.ts';
import type { Bet } from '../ticket.ts';

export type BetVerdict = 'won' | 'pushed' | 'lost' | 'returned';

/** One bet of a record; amounts in minor units. */
export type RecordedBet = {
  readonly option: OptionId;
  readonly stakeMinor: Minor;
  /** What it is paid by; records of an older release have it not. */
  readonly schedule?: ScheduleId;
  /** The hash of the definition that paid the bet, if a room defined it: see `betHash` of the engine. */
  readonly betHash?: Hex32;
  readonly verdict: BetVerdict;
  /** Winnings before commission, without the stake. */
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  /** The returned amount: the stake unless lost, and winnings minus commission. */
  readonly returnedMinor: Minor;
};

export const RECORD_STATUSES = ['settled', 'cancelled', 'voided', 'resettled'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

export type DecidedBy = 'patron' | 'dealer' | 'house';

/**
 * Decisions that someone took in the round. `house`: for a patron who was absent or out of time, or where no patron
 * could.
 */
export type Conduct = {
  /** Where the shoe goes from seat to seat, or a person deals. */
  readonly dealtBy?: DecidedBy;
  /** Cards that lay face down, in the order in which they were turned. */
  readonly turned: readonly { readonly side: Side; readonly place: Place; readonly by: DecidedBy }[];
};

/** The result of one patron's stakes in one round. [T8] */
export type PlayRecord = {
  readonly patron: PatronId;
  readonly table: TableId;
  readonly tableName: string;
  readonly shoe: number;
  readonly round: number;
  /** Server time of settlement or cancellation. */
  readonly at: number;
  readonly status: RecordStatus;
  /** 0 for the first account of the round, one more for each correction; the old ones stay. [T6] */
  readonly revision?: number;
  /** Why it was cancelled or corrected, in the floor's words. */
  readonly reason?: string;
  /** Amount moved by a correction; the house bears the part that the patron no longer has. [T6] */
  readonly correction?: { readonly deltaMinor: Minor; readonly uncollectedMinor: Minor };
  readonly mode: CommissionMode;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** `null` when the round was cancelled before it had one. */
  readonly outcome: Outcome | null;
  readonly playerScore: number;
  readonly bankerScore: number;
  /** Left out where the machine dealt everything face up, and by older releases. [B-35] */
  readonly conduct?: Conduct;
  /** The stakes that were placed behind a seat; left out: none. [V6] */
  readonly behind?: { readonly seat: string; readonly bets: readonly Bet[] };
  readonly bets: readonly RecordedBet[];
  readonly stakedMinor: Minor;
  readonly returnedMinor: Minor;
};

/** Adds the balances before and after, which the books add when the record is written. */
export type KeptRecord = PlayRecord & {
  readonly balanceBeforeMinor: Minor;
  readonly balanceAfterMinor: Minor;
};
