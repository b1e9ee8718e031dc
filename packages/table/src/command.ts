// The commands of a table, in the imperative.
import type { Seal } from '@punto/engine/fairness/record';
import type { TableSetup } from '@punto/engine/room';
import type { Act } from './act.ts';
import type { Duty, Staff } from './duty.ts';
import type { Instant, PatronId, ShoeId } from './ids.ts';
import type { Currencies, Missing } from './state.ts';
import type { Ticket } from './ticket.ts';

/** What each command carries, by its type. */
type Commands = {
  /** `by`: the member of the staff who opened it on the floor; left out, the room files did. */
  readonly OpenTable: { readonly setup: TableSetup; readonly by?: Staff };
  /** Taken at any time, in force from the next round. */
  readonly ChangeSetup: { readonly setup: TableSetup; readonly by?: Staff };
  /** Taken at any time, in force from the next round. */
  readonly SetCurrencies: { readonly currencies: Currencies };
  /** A shoe has been shuffled and committed to. */
  readonly TakeShoe: { readonly shoe: ShoeId; readonly cards: number; readonly seal?: Seal };
  /** The shoe can no longer be dealt: the round is cancelled, and the shoe discarded. [F3] */
  readonly LoseShoe: { readonly reason: string };
  readonly PlaceTicket: { readonly ticket: Ticket };
  readonly DoAct: {
    readonly patron: PatronId;
    readonly shoe: number;
    readonly round: number;
    readonly act: Act;
  };
  readonly DoDuty: { readonly staff: Staff; readonly duty: Duty };
  /** The table had stopped at `since`, and the staff resumes it: its clocks are extended as by a pause. [T5] [T6] */
  readonly ResumeStopped: { readonly staff: Staff; readonly reason: string; readonly since: Instant };
  /** The patron's last window at the table is closed. */
  readonly MissPatron: { readonly patron: PatronId };
  /** The caller's last console is closed; `null`: one is open again. */
  readonly MissDealer: { readonly dealer: string; readonly why: Missing | null };
  /** The deadline of the phase has come. */
  readonly Advance: object;
};

export type CommandType = keyof Commands;

/** One command; by default any. `CommandOf<'DoDuty'>` is a duty. */
export type CommandOf<T extends CommandType = CommandType> = {
  [K in T]: { readonly type: K } & Commands[K];
}[T];

export type Command = CommandOf;
