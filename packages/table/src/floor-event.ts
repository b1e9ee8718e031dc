// Events caused by staff at a table, each with the person. [T5] [T6]
import type { Card } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import type { Staff } from './duty.ts';
import type { Instant } from './ids.ts';
import type { Missing } from './state.ts';

/** The events that duties lead to. [T5] [T6] */
export type FloorEvent =
  /** `null`: no reason given yet. */
  | {
      readonly type: 'TablePaused';
      readonly by: Staff;
      readonly reason: string | null;
      readonly at: Instant;
    }
  | { readonly type: 'PauseExplained'; readonly by: Staff; readonly reason: string; readonly at: Instant }
  | { readonly type: 'TableResumed'; readonly by: Staff; readonly at: Instant }
  /** Every stake went back. */
  | { readonly type: 'RoundCancelled'; readonly by: Staff; readonly reason: string; readonly at: Instant }
  | {
      readonly type: 'RoundVoided';
      readonly shoe: number;
      readonly round: number;
      readonly by: Staff;
      readonly approvedBy: Staff | null;
      readonly reason: string;
      readonly at: Instant;
    }
  /** The round counts as if these had been its cards. */
  | {
      readonly type: 'RoundResettled';
      readonly shoe: number;
      readonly round: number;
      readonly player: readonly Card[];
      readonly banker: readonly Card[];
      readonly by: Staff;
      readonly approvedBy: Staff | null;
      readonly reason: string;
      readonly at: Instant;
    }
  | {
      readonly type: 'TableClosing';
      readonly after: 'round' | 'shoe';
      readonly by: Staff;
      readonly reason?: string;
      readonly at: Instant;
    }
  /** Nothing is dealt until it is reopened. */
  | { readonly type: 'TableShut'; readonly at: Instant }
  /** Retired: it leaves the lobby, its records stay. */
  | {
      readonly type: 'TableRetired';
      readonly by: Staff;
      readonly approvedBy: Staff | null;
      readonly reason: string;
      readonly at: Instant;
    }
  | {
      readonly type: 'TableReopened';
      readonly by: Staff;
      readonly reason?: string;
      readonly at: Instant;
    }
  | { readonly type: 'ManualModeSet'; readonly manual: boolean; readonly by: Staff; readonly at: Instant }
  | {
      readonly type: 'DealerCame';
      readonly dealer: Staff;
      readonly relieves: Staff | null;
      /** The supervisor who sent them; left out, they came by themselves. */
      readonly by?: Staff;
      readonly at: Instant;
    }
  /** `by`: a supervisor who took them off the table; left out, they went. */
  | { readonly type: 'DealerLeft'; readonly dealer: Staff; readonly by?: Staff; readonly at: Instant }
  /** The dealer agrees to be relieved, or withdraws the agreement. */
  | {
      readonly type: 'PostOffered';
      readonly dealer: Staff;
      readonly offered: boolean;
      readonly at: Instant;
    }
  /** The caller has no open console: its connection is lost, its session has ended, or it is locked. */
  | {
      readonly type: 'DealerMissed';
      readonly dealer: Staff;
      readonly why: Missing;
      readonly at: Instant;
    }
  | { readonly type: 'DealerBack'; readonly dealer: Staff; readonly at: Instant }
  /** Betting continues until then: no card had been dealt. */
  | { readonly type: 'BettingReopened'; readonly by: Staff; readonly closesAt: Instant; readonly at: Instant }
  /** Takes back that the cut card is out. `cutIndex`: its position, if declared again. */
  | {
      readonly type: 'CutCardReturned';
      readonly by: Staff;
      readonly cutIndex: number | null;
      readonly at: Instant;
    }
  /** A card had been misread; both are kept. */
  | {
      readonly type: 'CardCorrected';
      readonly side: Side;
      readonly place: Place;
      readonly was: Card;
      readonly card: Card;
      readonly by: Staff;
      readonly at: Instant;
    }
  /** A card that was to stay face down was seen: it is shown to all, and turned in its turn. [T7] */
  | {
      readonly type: 'CardRevealed';
      readonly side: Side;
      readonly place: Place;
      readonly card: Card;
      readonly index: number;
      readonly by: Staff;
      readonly at: Instant;
    }
  | {
      readonly type: 'CardTakenBack';
      readonly side: Side;
      /** `null`: it lay face down, and its value was never published. */
      readonly card: Card | null;
      readonly by: Staff;
      readonly at: Instant;
    };

export type FloorEventType = FloorEvent['type'];
