// What the floor does at a table: trouble, corrections, opening and closing, and at tables where a person deals,
// every card. Who may do what is the floor's table of permissions; here is only whether it fits the table. [T5] [T6]
import type { Card } from '@punto/engine/card';
import type { Minor } from '@punto/engine/minor';
import type { Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import type { LimitFault, LimitsChange } from './limits.ts';

/** Somebody of the house, as the journal and the table name them. */
export type Staff = { readonly id: string; readonly name: string };

export type Duty =
  // trouble [T5]
  | { readonly duty: 'pause'; readonly reason: string }
  | { readonly duty: 'resume' }
  | { readonly duty: 'cancel-round'; readonly reason: string }
  // after settlement [T6]
  | {
      readonly duty: 'void-round';
      readonly shoe: number;
      readonly round: number;
      readonly reason: string;
      /** The second supervisor, where the house asks for one. */
      readonly approvedBy: Staff | null;
    }
  | {
      readonly duty: 'resettle-round';
      readonly shoe: number;
      readonly round: number;
      readonly player: readonly Card[];
      readonly banker: readonly Card[];
      readonly reason: string;
      readonly approvedBy: Staff | null;
    }
  // limits, from the next round [L3] [L4]
  | {
      readonly duty: 'change-limits';
      readonly change: LimitsChange;
      readonly reason: string;
      readonly approvedBy: Staff | null;
    }
  // opening and closing
  | { readonly duty: 'close-table'; readonly after: 'round' | 'shoe' }
  | { readonly duty: 'reopen-table' }
  /** Cards are typed and not scanned; patrons are told. */
  | { readonly duty: 'set-manual'; readonly manual: boolean }
  // dealers
  | { readonly duty: 'take-post'; readonly relieves: string | null }
  | { readonly duty: 'leave-post' }
  // a table dealt by a person
  | {
      readonly duty: 'new-shoe';
      readonly shoe: string;
      readonly burn: Card | null;
      readonly cutDepth: number | null;
    }
  | { readonly duty: 'open-betting' }
  | { readonly duty: 'close-betting' }
  | { readonly duty: 'enter-card'; readonly side: Side; readonly place: Place; readonly card: Card }
  | { readonly duty: 'correct-card'; readonly side: Side; readonly place: Place; readonly card: Card }
  | { readonly duty: 'take-back' }
  | { readonly duty: 'cut-card' }
  | { readonly duty: 'confirm-result' };

export type DutyName = Duty['duty'];

/** Why a duty does not fit the table as it stands. */
export type DutyRefusal =
  | {
      readonly reason:
        | 'already-paused'
        | 'not-paused'
        | 'table-paused'
        | 'table-shut'
        | 'table-open'
        | 'no-round'
        | 'round-settled'
        | 'round-not-settled'
        | 'no-such-round'
        | 'already-voided'
        | 'no-such-coup'
        | 'payout-unknown'
        | 'machine-dealt'
        | 'dealt-by-a-person'
        | 'not-at-this-table'
        | 'already-at-this-table'
        | 'table-is-staffed'
        | 'not-the-caller'
        | 'wrong-phase'
        | 'no-shoe'
        | 'shoe-not-over'
        | 'shoe-over'
        | 'burn-missing'
        | 'burn-not-wanted'
        | 'cut-card-out'
        | 'cut-too-shallow'
        | 'coup-complete'
        | 'coup-not-complete'
        | 'no-card-there'
        | 'same-card'
        | 'breaks-the-tableau'
        | 'same-limits';
    }
  /** What is wrong with each amount. [L3] [L4] */
  | { readonly reason: 'limits-at-fault'; readonly faults: readonly LimitFault[] }
  /** The next card is another hand's. [R3]–[R7] */
  | { readonly reason: 'card-not-expected'; readonly side: Side; readonly place: Place }
  /** As many as the decks hold are out already. */
  | { readonly reason: 'shoe-cannot-hold'; readonly card: Card };

/** What a correction does to one patron: positive is paid, negative is taken back. [T6] */
export type CorrectionLine = {
  readonly patron: string;
  /** With what an earlier correction could not take back. */
  readonly returnedBeforeMinor: Minor;
  readonly returnedAfterMinor: Minor;
  readonly deltaMinor: Minor;
  /** What the patron has no longer and the house bears. [L6] */
  readonly uncollectedMinor: Minor;
};
