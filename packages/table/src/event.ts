// The events of a table, in the past tense. The state is the fold of these and of nothing else.
import type { Card } from '@punto/engine/card';
import type { Cut, Seal } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode } from '@punto/engine/option-id';
import type { ShoeRules, TableSetup } from '@punto/engine/room';
import type { Side } from '@punto/engine/side';
import type { BehindRefusal, Place } from './act.ts';
import type { Staff } from './duty.ts';
import type { FloorEvent } from './floor-event.ts';
import type { Instant, PatronId, ShoeId } from './ids.ts';
import type { CardBy } from './records/conduct.ts';
import type { Currencies } from './state.ts';
import type { Ticket } from './ticket.ts';

/** A fact of a table's stream. Stored for ever, so a shape is only ever added to. */
export type TableEvent =
  /** `by`: made by this staff member; absent: from a room file. */
  | { readonly type: 'TableOpened'; readonly setup: TableSetup; readonly by?: Staff; readonly at: Instant }
  /** Other rules from the next round on: an open round never changes. `by` as above. */
  /** `by`: limits changed on the floor; left out, the room files say otherwise than before. */
  | {
      readonly type: 'SetupChanged';
      readonly setup: TableSetup;
      readonly by?: Staff;
      readonly reason?: string;
      /** The second supervisor, where an approval is required. */
      readonly approvedBy?: Staff | null;
      readonly at: Instant;
    }
  /** The brands and currencies with their published rates, from the next round on. Left out of a house without operators. */
  | { readonly type: 'CurrenciesSet'; readonly currencies: Currencies; readonly at: Instant }
  /** The order itself is encrypted in the store; this is the public part. [F2] */
  | {
      readonly type: 'ShoeShuffled';
      readonly shoe: ShoeId;
      readonly number: number;
      readonly cards: number;
      /** The cut card is before the card with this index; `null`: there is none. [S2] [V5] */
      readonly cutIndex: number | null;
      /** The rules for the whole shoe, even if the setup changes meanwhile. */
      readonly rules: ShoeRules;
      /** What was fixed with it; a shoe of a person's hands has none. */
      readonly seal?: Seal;
      readonly at: Instant;
    }
  /** A patron joined the cut, committed to a value that is still secret. [F2] */
  | {
      readonly type: 'CutCommitted';
      readonly patron: PatronId;
      readonly commit: string;
      /** Where a beacon decides, nothing is gained by hiding it. */
      readonly value?: string;
      readonly at: Instant;
    }
  /** The list is closed: values are revealed from now on. [F2] */
  | {
      readonly type: 'CutClosed';
      /** When the beacon that decides is published. */
      readonly due?: Instant;
      readonly at: Instant;
    }
  /** A patron came too late, or found no place left: it is on record with the shoe. [F2] */
  | {
      readonly type: 'CutMissed';
      readonly patron: PatronId;
      readonly commit: string;
      readonly why: 'late' | 'full';
      readonly at: Instant;
    }
  | { readonly type: 'CutRevealed'; readonly patron: PatronId; readonly value: string; readonly at: Instant }
  /** A patron withheld a value, or the beacon did not come in time: the cut is repeated. [F2] */
  | { readonly type: 'CutFailed'; readonly at: Instant }
  /** The order of the shoe is fixed and cannot be changed. [F2] */
  | { readonly type: 'ShoeCut'; readonly cut: Cut; readonly at: Instant }
  /** The card drawn face up and how many were burnt after it. [S1] */
  | { readonly type: 'CardsBurned'; readonly faceUp: Card; readonly count: number; readonly at: Instant }
  | {
      readonly type: 'RoundOpened';
      readonly round: number;
      /** `null`: no clock runs, the patron deals. [V5] */
      readonly closesAt: Instant | null;
      /** Already known to be the last of the shoe. [S3] */
      readonly last: boolean;
      readonly at: Instant;
    }
  | { readonly type: 'TicketAccepted'; readonly ticket: Ticket; readonly at: Instant }
  | {
      readonly type: 'BettingClosed';
      /** There is a holder of the shoe, who deals until then. [V6] */
      readonly dealBy?: Instant;
      readonly at: Instant;
    }
  /** The cut card came out before the card that follows. [S2] */
  | {
      readonly type: 'CutCardDrawn';
      readonly lastRound: number;
      /** The cut card was not noticed, and its declared place has passed. */
      readonly unseen?: true;
      readonly at: Instant;
    }
  | {
      readonly type: 'CardDealt';
      readonly side: Side;
      readonly card: Card;
      /** Its place in the shoe, from 0. */
      readonly index: number;
      /** The person who entered the card; for the first card also a seat that may deal; left out: the machine. */
      readonly by?: CardBy;
      readonly at: Instant;
    }
  /** A card was laid face down; its value stays secret until it is turned. [T7] */
  | {
      readonly type: 'CardLaid';
      readonly side: Side;
      readonly index: number;
      /** Where a person deals: as the scanner read it. Sent to no client before it is turned. [T2] */
      readonly card?: Card;
      /** As of `CardDealt`. */
      readonly by?: CardBy;
      readonly at: Instant;
    }
  /** Bets are final, and the holder alone is shown this one face. [T2] [T7] */
  | {
      readonly type: 'SqueezeBegun';
      readonly side: Side;
      readonly place: Place;
      readonly card: Card;
      readonly holder: PatronId;
      readonly endsAt: Instant;
      readonly at: Instant;
    }
  /** The patron lost or gave up the right to turn this side's cards in this round. [T7] */
  | { readonly type: 'SqueezeGivenUp'; readonly side: Side; readonly patron: PatronId; readonly at: Instant }
  /** A card that lay face down is face up. [T7] */
  | {
      readonly type: 'CardTurned';
      readonly side: Side;
      readonly card: Card;
      readonly index: number;
      /** Left out by older releases. */
      readonly by?: CardBy;
      readonly at: Instant;
    }
  | { readonly type: 'SeatTaken'; readonly seat: string; readonly patron: PatronId; readonly at: Instant }
  /** `idle`: given up after rounds without a stake; left out, its patron left or was away too long. */
  | { readonly type: 'SeatLeft'; readonly seat: string; readonly why?: 'idle'; readonly at: Instant }
  /** The shoe is offered to the seat; no cards are dealt until it is taken. [V6] */
  | { readonly type: 'ShoeOffered'; readonly seat: string; readonly until: Instant; readonly at: Instant }
  | { readonly type: 'ShoeAccepted'; readonly seat: string; readonly at: Instant }
  /** Declined, or not answered in time: the seat is not asked again until it requests it. [V6] */
  | { readonly type: 'ShoeDeclined'; readonly seat: string; readonly at: Instant }
  | { readonly type: 'ShoeWanted'; readonly seat: string; readonly at: Instant }
  /** No patron has the shoe and it is offered to none: the house deals. [V6] */
  | { readonly type: 'ShoeReturned'; readonly at: Instant }
  /** The holder of the shoe calls for the cards, which a person deals. [V6] */
  | { readonly type: 'DealCalled'; readonly seat: string; readonly at: Instant }
  /** Allows bets behind the seat, or forbids them. [V6] */
  | { readonly type: 'BehindAllowed'; readonly seat: string; readonly allowed: boolean; readonly at: Instant }
  /** The patron bets behind the seat from the next closing on, instead of behind any other. */
  | {
      readonly type: 'BehindBegun';
      readonly patron: PatronId;
      readonly seat: string;
      readonly stakeMinor: Minor;
      readonly mode: CommissionMode;
      readonly rounds: number | null;
      readonly totalMinor: Minor | null;
      readonly at: Instant;
    }
  /** `why` left out: the patron ended it. An end that follows from another event has no event. */
  | {
      readonly type: 'BehindEnded';
      readonly patron: PatronId;
      readonly why?: 'away' | 'total';
      readonly at: Instant;
    }
  /** Nothing was staked behind the seat in this round. */
  | {
      readonly type: 'BehindMissed';
      readonly patron: PatronId;
      readonly refusal: BehindRefusal;
      readonly at: Instant;
    }
  | FloorEvent
  /** The coup was complete, and every bet of the round decided. Awards follow from the state and the rules. */
  | { readonly type: 'RoundSettled'; readonly at: Instant }
  | { readonly type: 'ShoeEnded'; readonly at: Instant };
