// What the people of the house have done at a table, each with who did it. [T5] [T6]
import type { Card } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import type { Place } from './act.ts';
import type { Staff } from './duty.ts';
import type { Instant } from './ids.ts';

export type FloorEvent =
  | { readonly type: 'TablePaused'; readonly by: Staff; readonly reason: string; readonly at: Instant }
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
      readonly at: Instant;
    }
  /** Nothing is dealt until it is reopened. */
  | { readonly type: 'TableShut'; readonly at: Instant }
  | { readonly type: 'TableReopened'; readonly by: Staff; readonly at: Instant }
  | { readonly type: 'ManualModeSet'; readonly manual: boolean; readonly by: Staff; readonly at: Instant }
  | {
      readonly type: 'DealerCame';
      readonly dealer: Staff;
      readonly relieves: Staff | null;
      readonly at: Instant;
    }
  | { readonly type: 'DealerLeft'; readonly dealer: Staff; readonly at: Instant }
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
  | {
      readonly type: 'CardTakenBack';
      readonly side: Side;
      readonly card: Card;
      readonly by: Staff;
      readonly at: Instant;
    };

export type FloorEventType = FloorEvent['type'];
