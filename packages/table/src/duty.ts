// Duties: what the floor does at a table (pauses, corrections, opening and closing, and every card where a person
// deals). Permissions are checked by the floor; here is only whether a duty fits the table's state. [T5] [T6]
import type { Card } from '@punto/engine/card';
import type { Minor } from '@punto/engine/minor';
import type { Pace } from '@punto/engine/room';
import type { Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import type { LimitFault, LimitsChange } from './limits.ts';

/** A staff member, as named in journal and table. */
export type Staff = { readonly id: string; readonly name: string };

/** Of a table made on the floor; omitted fields stay unchanged. */
export type TableChange = { readonly name?: string; readonly pace?: Partial<Pace> };

/** The field at fault. */
export type TableField = 'name' | keyof Pace;

/** What a member of the staff does at a table. [T5] [T6] */
export type Duty =
  // trouble [T5]
  /** Immediately; the reason may be given later. `null`: not given yet. */
  | { readonly duty: 'pause'; readonly reason: string | null }
  | { readonly duty: 'explain-pause'; readonly reason: string }
  | { readonly duty: 'resume' }
  | { readonly duty: 'cancel-round'; readonly reason: string }
  // after settlement [T6]
  | {
      readonly duty: 'void-round';
      readonly shoe: number;
      readonly round: number;
      readonly reason: string;
      /** The second supervisor, where an approval is required. */
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
  // a table made on the floor, from the next round [V]
  | { readonly duty: 'change-table'; readonly change: TableChange; readonly reason: string }
  /** Retired: closed permanently. */
  | { readonly duty: 'retire-table'; readonly reason: string; readonly approvedBy: Staff | null }
  // opening and closing
  /** `reason`: required when all tables are closed or opened together. */
  | { readonly duty: 'close-table'; readonly after: 'round' | 'shoe'; readonly reason?: string }
  | { readonly duty: 'reopen-table'; readonly reason?: string }
  /** Cards are typed instead of scanned; patrons see a notice. */
  | { readonly duty: 'set-manual'; readonly manual: boolean }
  // dealers
  | { readonly duty: 'take-post'; readonly relieves: string | null }
  /** `pausing`: in the middle of a coup the table is paused first, and the supervisor called. [T5] */
  | { readonly duty: 'leave-post'; readonly pausing?: boolean }
  /** Agrees to be relieved by the dealer who asks, or withdraws the agreement. */
  | { readonly duty: 'offer-post'; readonly offered: boolean }
  /** A supervisor assigns a dealer to the table, or takes the post in person. */
  | { readonly duty: 'assign-dealer'; readonly dealer: Staff; readonly relieves: string | null }
  /** A supervisor removes a staff member from the table, by id. */
  | { readonly duty: 'release-dealer'; readonly dealer: string }
  // a table dealt by a person
  | {
      readonly duty: 'new-shoe';
      readonly shoe: string;
      readonly burn: Card | null;
      readonly cutDepth: number | null;
    }
  | { readonly duty: 'open-betting' }
  | { readonly duty: 'close-betting' }
  /** Before the first card. [T1] */
  | { readonly duty: 'reopen-betting' }
  | { readonly duty: 'enter-card'; readonly side: Side; readonly place: Place; readonly card: Card }
  /** A squeezed table: the dealer opens a card that no patron may squeeze. [T7] */
  | { readonly duty: 'open-card'; readonly side: Side; readonly place: Place }
  /** A card that was to stay face down was seen by accident. [T7] */
  | { readonly duty: 'reveal-early'; readonly side: Side; readonly place: Place }
  | { readonly duty: 'correct-card'; readonly side: Side; readonly place: Place; readonly card: Card }
  | { readonly duty: 'take-back' }
  /** `sure`: sent again, after the table asked whether the card can be out so early. [S2] */
  | { readonly duty: 'cut-card'; readonly sure?: boolean }
  /** It was none: by the caller, until the next card. */
  | { readonly duty: 'take-back-cut-card' }
  /** Supervisors only: the cut card is still in the shoe, with this number of cards behind it. */
  | { readonly duty: 'correct-cut-card'; readonly cutDepth: number }
  | { readonly duty: 'confirm-result' };

export type DutyName = Duty['duty'];

/** Why a duty does not fit the table's state. */
export type DutyRefusal =
  | {
      readonly reason:
        | 'already-paused'
        | 'not-paused'
        | 'not-your-pause'
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
        | 'relief-not-agreed'
        | 'round-in-progress'
        | 'not-the-caller'
        | 'wrong-phase'
        | 'no-shoe'
        | 'shoe-not-over'
        | 'shoe-over'
        | 'shoe-empty'
        | 'burn-missing'
        | 'burn-not-wanted'
        | 'cut-card-out'
        | 'cut-card-in'
        | 'cards-since-cut'
        | 'cut-not-there'
        | 'cut-too-shallow'
        | 'cut-too-deep'
        | 'coup-complete'
        | 'cards-face-down'
        | 'four-cards-first'
        | 'card-is-squeezed'
        | 'not-squeezed-here'
        | 'coup-not-complete'
        | 'no-card-there'
        | 'same-card'
        | 'breaks-the-tableau'
        | 'same-limits'
        | 'in-room-file'
        | 'same-table'
        | 'table-not-shut'
        | 'table-retired'
        | 'still-stopped';
    }
  /** What cannot be about a table that is changed. */
  | { readonly reason: 'table-at-fault'; readonly field: TableField }
  /** What is wrong with each amount. [L3] [L4] */
  | { readonly reason: 'limits-at-fault'; readonly faults: readonly LimitFault[] }
  /** The next card is another hand's. [R3]–[R7] */
  | { readonly reason: 'card-not-expected'; readonly side: Side; readonly place: Place }
  /** Betting opened a moment ago, and stays open for this time. */
  | { readonly reason: 'betting-just-opened'; readonly leftMs: number }
  /** By its declared position the cut card is still far away: `sure` confirms that it is out. [S2] */
  | {
      readonly reason: 'cut-card-early';
      readonly out: number;
      readonly cards: number;
      readonly cutIndex: number;
    }
  /** All cards that the decks hold are out already. */
  | { readonly reason: 'shoe-cannot-hold'; readonly card: Card };

/** Refusals without further fields. */
export type PlainRefusal = Exclude<
  DutyRefusal,
  | { readonly card: unknown }
  | { readonly side: unknown }
  | { readonly leftMs: unknown }
  | { readonly cutIndex: unknown }
  | { readonly reason: 'limits-at-fault' | 'table-at-fault' }
>['reason'];

/** What a correction does to one patron: positive is paid, negative is taken back. [T6] */
export type CorrectionLine = {
  readonly patron: string;
  /** The amount moved by the correction, with the uncollected rest of an earlier one. */
  readonly returnedBeforeMinor: Minor;
  readonly returnedAfterMinor: Minor;
  readonly deltaMinor: Minor;
  /** The part that the patron no longer has, borne by the house. [L6] */
  readonly uncollectedMinor: Minor;
};
