// What `decide` answers: facts to write down with the money that moves and the records that become final, or
// a refusal. Nothing of it is true before it is on disk. [T3]
import type { Transfer } from '@punto/ledger';
import type { ActRefusal } from './act.ts';
import type { CorrectionLine, DutyRefusal } from './duty.ts';
import type { TableEvent } from './event.ts';
import type { LimitsMove } from './limits.ts';
import type { ArchivedShoe } from './records/archive.ts';
import type { PlayRecord } from './records/record.ts';
import type { TicketRefusal } from './ticket.ts';

export type Accepted = {
  readonly ok: true;
  readonly events: readonly TableEvent[];
  readonly transfers: readonly Transfer[];
  readonly records: readonly PlayRecord[];
  /** The shoe that ends with these events. [S3] */
  readonly archived?: ArchivedShoe;
  /** What a correction does to each patron. [T6] */
  readonly corrections?: readonly CorrectionLine[];
  /** Where limits are changed: from what to what. [L3] [L4] */
  readonly limits?: LimitsMove;
};

/** The command does not fit the state: a mistake of the caller, never a patron's. */
export type Misfit = {
  readonly reason: 'not-due' | 'not-open' | 'already-open' | 'not-waiting-for-a-shoe' | 'no-shoe-to-lose';
};

export const facts = (events: readonly TableEvent[]): Accepted => ({
  ok: true,
  events,
  transfers: [],
  records: [],
});

export type Refused<R> = { readonly ok: false; readonly refusal: R };
export type Decision = Accepted | Refused<TicketRefusal | ActRefusal | DutyRefusal | Misfit>;
