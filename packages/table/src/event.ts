// What has happened at a table, in the past tense. The state is the fold of these and of nothing else.
import type { Card } from '@punto/engine/card';
import type { ShoeRules, TableSetup } from '@punto/engine/room';
import type { Side } from '@punto/engine/side';
import type { Instant, ShoeId } from './ids.ts';
import type { Ticket } from './ticket.ts';

export type TableEvent =
  | { readonly type: 'TableOpened'; readonly setup: TableSetup; readonly at: Instant }
  /** Other rules from the next round on: an open round never changes. */
  | { readonly type: 'SetupChanged'; readonly setup: TableSetup; readonly at: Instant }
  /** The order itself is sealed in the store; here is only what everyone may know. [F2] */
  | {
      readonly type: 'ShoeShuffled';
      readonly shoe: ShoeId;
      readonly number: number;
      readonly cards: number;
      /** The cut card lies before the card with this index. [S2] */
      readonly cutIndex: number;
      /** The rules it is dealt by to its end, whatever the setup says meanwhile. */
      readonly rules: ShoeRules;
      readonly at: Instant;
    }
  /** The card drawn face up and how many were burnt after it. [S1] */
  | { readonly type: 'CardsBurned'; readonly faceUp: Card; readonly count: number; readonly at: Instant }
  | {
      readonly type: 'RoundOpened';
      readonly round: number;
      readonly closesAt: Instant;
      /** Already known to be the last of the shoe. [S3] */
      readonly last: boolean;
      readonly at: Instant;
    }
  | { readonly type: 'TicketAccepted'; readonly ticket: Ticket; readonly at: Instant }
  | { readonly type: 'BettingClosed'; readonly at: Instant }
  /** The cut card came out before the card that follows. [S2] */
  | { readonly type: 'CutCardDrawn'; readonly lastRound: number; readonly at: Instant }
  | {
      readonly type: 'CardDealt';
      readonly side: Side;
      readonly card: Card;
      /** Its place in the shoe, from 0. */
      readonly index: number;
      readonly at: Instant;
    }
  /** The coup was complete, and every bet of the round decided. Awards follow from the state and the rules. */
  | { readonly type: 'RoundSettled'; readonly at: Instant }
  | { readonly type: 'ShoeEnded'; readonly at: Instant };

export type TableEventType = TableEvent['type'];
