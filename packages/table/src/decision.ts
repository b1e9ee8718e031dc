// The result of `decide`: events to store, with transfers and final records, or a refusal. It takes effect when it is
// on disk. [T3]
import type { Transfer } from '@punto/ledger';
import type { ActRefusal } from './act.ts';
import type { CommandType } from './command.ts';
import type { CorrectionLine, DutyRefusal } from './duty.ts';
import type { TableEvent } from './event.ts';
import type { LimitsMove } from './limits.ts';
import type { ArchivedShoe } from './records/archive.ts';
import type { PlayRecord } from './records/record.ts';
import type { TicketRefusal } from './ticket.ts';

/** The decision to store: all of it in one transaction, or none. */
export type Accepted = {
  readonly ok: true;
  readonly events: readonly TableEvent[];
  readonly transfers: readonly Transfer[];
  readonly records: readonly PlayRecord[];
  /** The shoe that ends with these events. [S3] */
  readonly archived?: ArchivedShoe;
};

/** What a duty leads to. */
export type DutyAccepted = Accepted & {
  /** What a correction does to each patron. [T6] */
  readonly corrections?: readonly CorrectionLine[];
  /** Where limits are changed: from what to what. [L3] [L4] */
  readonly limits?: LimitsMove;
};

/** An acceptance that moves no money and writes no record. */
export const facts = (events: readonly TableEvent[]): Accepted => ({
  ok: true,
  events,
  transfers: [],
  records: [],
});

export type Refused<R> = { readonly ok: false; readonly refusal: R };

/** The command does not fit the state: a mistake of the caller, never a patron's. */
export type Misfit<
  R extends 'not-due' | 'not-open' | 'already-open' | 'not-waiting-for-a-shoe' | 'no-shoe-to-lose',
> = { readonly reason: R };

/** The possible answers to each command at an open table. */
type Decisions = {
  readonly OpenTable: Accepted | Refused<Misfit<'already-open'>>;
  readonly ChangeSetup: Accepted;
  readonly SetCurrencies: Accepted;
  readonly TakeShoe: Accepted | Refused<Misfit<'not-waiting-for-a-shoe'>>;
  readonly LoseShoe: Accepted | Refused<Misfit<'no-shoe-to-lose'>>;
  readonly PlaceTicket: Accepted | Refused<TicketRefusal>;
  readonly DoAct: Accepted | Refused<ActRefusal>;
  readonly DoDuty: DutyAccepted | Refused<DutyRefusal>;
  readonly ResumeStopped: Accepted;
  readonly MissPatron: Accepted;
  readonly MissDealer: Accepted;
  readonly Advance: Accepted | Refused<Misfit<'not-due'>>;
};

/** What `decide` answers to commands of these types; by default to any. */
export type Decision<T extends CommandType = CommandType> = { [K in T]: Decisions[K] }[T];

export type ActDecision = Decision<'DoAct'>;
export type DutyDecision = Decision<'DoDuty'>;
