// Acts: what a patron may do at a table besides betting (turn a squeezed card, take or leave a seat, deal, cut). An
// act names its round, so that a late or repeated one has no effect. [T7] [V6]
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode } from '@punto/engine/option-id';
import type { Side } from '@punto/engine/side';
import type { TicketRefusal } from './ticket.ts';

/** What a patron does at a table beside betting. [T7] [V6] [F2] */
export type Act =
  /** The card being squeezed is turned over immediately. [T7] */
  | { readonly act: 'turn-card'; readonly side: Side; readonly place: Place }
  /** Leaves the rest of the hand to the house. [T7] */
  | { readonly act: 'give-up-squeeze'; readonly side: Side }
  | { readonly act: 'take-seat'; readonly seat: string }
  | { readonly act: 'leave-seat' }
  | { readonly act: 'accept-shoe' }
  | { readonly act: 'decline-shoe' }
  /** Who declined is offered the shoe again when its turn comes. */
  | { readonly act: 'want-shoe' }
  /** Takes part in the cut of the new shoe: commits to a value that is still secret. [F2] */
  | { readonly act: 'commit-cut'; readonly commit: string }
  /** The same where a beacon decides: the value itself, since nothing is gained by hiding it. [F2] */
  | { readonly act: 'bring-cut'; readonly value: string }
  /** Reveals the committed value. [F2] */
  | { readonly act: 'reveal-cut'; readonly value: string }
  /** The holder of the shoe deals the coup. */
  | { readonly act: 'deal' }
  /** Allows bets behind the patron's own seat, or forbids them. */
  | { readonly act: 'allow-behind'; readonly allowed: boolean }
  /** From the next closing on, stakes this amount on each of player, banker and tie that the seat's patron has a stake on. */
  | {
      readonly act: 'bet-behind';
      readonly seat: string;
      readonly stakeMinor: Minor;
      /** The mode of the stakes, if the patron has no stakes of another mode. */
      readonly mode: CommissionMode;
      /** The number of rounds with a stake after which it ends; `null`: not by a number. */
      readonly rounds: number | null;
      /** Never more than this together; `null`: no limit. */
      readonly totalMinor: Minor | null;
    }
  /** Ends the bet behind a seat; a stake on the felt stays. */
  | { readonly act: 'stop-behind' };

/** Why bets behind a seat have ended otherwise than by the patron's own wish. */
export type BehindEnd = 'seat-left' | 'forbidden' | 'away' | 'rounds' | 'total';

/** Why nothing was staked behind a seat in a round. `away`: the patron had no window at the table. */
export type BehindRefusal = TicketRefusal | { readonly reason: 'away' };

/** News for a patron about bets behind a seat: they have ended, or none was placed in this round. */
export type BehindNews = {
  readonly seat: string;
  readonly news: { readonly ended: BehindEnd } | { readonly missed: BehindRefusal };
};

/** First, second or third card of a hand, from 0. */
export type Place = 0 | 1 | 2;

/** Why an act is not done. */
export type ActRefusal = {
  readonly reason:
    | 'round-over'
    | 'not-your-card'
    | 'no-seats-here'
    | 'no-such-seat'
    | 'seat-taken'
    | 'seat-given-up'
    | 'already-seated'
    | 'not-seated'
    | 'stakes-on-felt'
    | 'shoe-not-offered'
    | 'not-the-holder'
    | 'behind-not-allowed'
    | 'behind-amount'
    | 'behind-full'
    | 'not-cutting'
    | 'already-cut'
    | 'cut-full'
    | 'wrong-value'
    | 'barred-from-cut'
    | 'suspended'
    /** By the patron, or by the house. [P6] */
    | 'excluded'
    /** [P5] */
    | 'time-out'
    | 'table-paused';
};

/** How a corner or an edge is bent: the grip is drawn from one point of the card to another. */
export type Fold = {
  /** Thousandths of the card's width and height, from its upper left. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
};
