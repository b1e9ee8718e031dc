// What `decide` answers: facts to write down with the money that moves and the records that become final, or
// a refusal. Nothing of it is true before it is on disk. [T3]
import type { Transfer } from '@punto/ledger';
import type { TableEvent } from './event.ts';
import type { PlayRecord } from './record.ts';
import type { TicketRefusal } from './ticket.ts';

export type Accepted = {
  readonly ok: true;
  readonly events: readonly TableEvent[];
  readonly transfers: readonly Transfer[];
  readonly records: readonly PlayRecord[];
};

/** The command does not fit the state: a mistake of the caller, never a patron's. */
export type Misfit = { readonly reason: 'not-due' | 'not-open' | 'already-open' | 'not-waiting-for-a-shoe' };

export type Refused<R> = { readonly ok: false; readonly refusal: R };
export type Decision = Accepted | Refused<TicketRefusal | Misfit>;
