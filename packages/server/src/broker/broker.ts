// The broker connects gateways (which hold sockets) and owners (which write tables). In one process it calls functions;
// between nodes the same interface is implemented on NATS. Every adapter passes `contract.ts`.

import type { OpenedRound } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import type { Side } from '@punto/engine/side';
import type { StopReason } from '@punto/protocol/floor/message';
import type { Role } from '@punto/protocol/floor/permission';
import type { PeopleSeen } from '@punto/protocol/names/people-view';
import type { TicketAnswer } from '@punto/store/store';
import type {
  Act,
  ActRefusal,
  CorrectionLine,
  Duty,
  DutyRefusal,
  FloorView,
  Fold,
  KeptRecord,
  LimitsMove,
  OwnView,
  PatronId,
  Place,
  PlaceInCut,
  PublicView,
  Staff,
  TableId,
  Ticket,
  Version,
} from '@punto/table';
import type { PeopleNews } from './people-news.ts';
import type { WalletStatus } from './wallet-status.ts';

/** Requests of a gateway to a table's owner. */
export type TableRequest =
  | { readonly type: 'place-ticket'; readonly ticket: Ticket }
  | {
      readonly type: 'act';
      readonly patron: PatronId;
      readonly shoe: number;
      readonly round: number;
      readonly act: Act;
    }
  /** How the patron bends the card; forwarded only if the card is the patron's to turn. [T7] */
  | { readonly type: 'peel'; readonly patron: PatronId; readonly fold: Fold | null }
  /** A duty of the floor; a preview returns its effects without carrying it out. [T5] [T6] */
  | {
      readonly type: 'duty';
      readonly staff: Staff;
      readonly role: Role;
      readonly duty: Duty;
      readonly preview: boolean;
      /** Idempotency key: the duty is carried out once, however often it is sent. */
      readonly request?: string;
    }
  /** The floor's view of the table, also of a stopped one. */
  | { readonly type: 'oversee' }
  /** The wallet state of each brand in the owner's process, and the patrons present at the table. `wake`: the brand whose outbox to wake, after a call was made due. */
  | { readonly type: 'wallets'; readonly patron: PatronId | null; readonly wake: string | null }
  /** The state of a dealer's console; repeated every few seconds. [T5] */
  | {
      readonly type: 'console';
      readonly staff: string;
      readonly gateway: string;
      readonly state: 'open' | 'locked' | 'gone';
    }
  /** The proof of a past round of the current shoe. [F2] */
  | {
      readonly type: 'open-round';
      readonly patron: PatronId | null;
      readonly shoe: number;
      readonly round: number;
    }
  /** The position of the patron's commitment in the cut of the current shoe. [F2] */
  | {
      readonly type: 'place-in-cut';
      readonly patron: PatronId | null;
      readonly shoe: number;
      readonly commit: string;
    }
  /** The patron's last window on this gateway was closed; there may be another on another gateway. */
  | { readonly type: 'gone'; readonly patron: PatronId; readonly gateway?: string }
  /** The whole view, or the changes since the client's version. */
  | {
      readonly type: 'look';
      readonly patron: PatronId | null;
      readonly since: Version | null;
      /** The node of the patron's socket; absent: there is only one. */
      readonly gateway?: string;
    }
  /** The patrons at the table on this gateway, which may have missed messages about them. */
  | { readonly type: 'roll-call'; readonly gateway: string; readonly patrons: readonly PatronId[] };

export type TicketReply = {
  readonly type: 'ticket';
  readonly answer: TicketAnswer;
  readonly own: OwnView | null;
  readonly availableMinor: Minor;
};

export type LookReply = {
  readonly type: 'look';
  /** `null`: `view` is whole; else the version `changed` applies to. */
  readonly from: Version | null;
  readonly version: Version;
  readonly view: Partial<PublicView>;
  readonly own: OwnView | null;
  /** The people view of the table; absent: not made yet, or a solo table. */
  readonly people?: PeopleSeen | null;
};

/** The own views of those patrons who have one. */
export type RollCallReply = {
  readonly type: 'roll-call';
  /** Version of the own views. */
  readonly version: Version;
  readonly owns: readonly { readonly patron: PatronId; readonly own: OwnView }[];
};

/** `null`: no such round, it is not over, or its shoe has no commitment. */
export type OpenedReply = { readonly type: 'opened'; readonly opened: OpenedRound | null };
export type PlaceInCutReply = { readonly type: 'place-in-cut'; readonly place: PlaceInCut };
export type ActReply = { readonly type: 'act'; readonly refusal: ActRefusal | null };
export type DutyReply = {
  readonly type: 'duty';
  readonly refusal: DutyRefusal | null;
  readonly corrections: readonly CorrectionLine[];
  /** For changes of limits: before and after; nodes of earlier releases leave it out. */
  readonly limits?: LimitsMove | null;
};
export type OverseeReply = {
  readonly type: 'oversee';
  readonly version: Version;
  readonly floor: FloorView;
  /** Stopped: it answers only this request, a resume and a cancellation. */
  readonly stopped: boolean;
  /** Nodes of earlier releases leave it out. */
  readonly stopReason?: StopReason | null;
};
export type WalletsReply = {
  readonly type: 'wallets';
  readonly node: string;
  /** By brand. */
  readonly wallets: Readonly<Record<string, WalletStatus>>;
  /** Patrons of each brand with a window at the table. */
  readonly patrons: Readonly<Record<string, number>>;
};
/** Acknowledged, without content. */
export type Noted = { readonly type: 'noted' };

/**
 * The table gave no answer: its mailbox is full (`busy`), it has stopped on a broken invariant (`stopped`), it has no owner
 * (`no-such-table`), or the disk is full or fails (`cannot-record`). After a timeout (`unanswered`) the outcome is unknown.
 */
export type NoReply = {
  readonly type: 'no-reply';
  readonly reason: 'busy' | 'cannot-record' | 'stopped' | 'no-such-table' | 'unanswered';
};

/** Answer of a former owner: nothing was done, and the request goes to the current owner. */
export type NotMine = { readonly type: 'not-mine' };

export type TableReply =
  | TicketReply
  | LookReply
  | RollCallReply
  | OpenedReply
  | PlaceInCutReply
  | ActReply
  | DutyReply
  | OverseeReply
  | WalletsReply
  | Noted
  | NoReply;

/** Messages of an owner to every gateway with listeners, in the order of the table's stream. */
export type TableNews =
  | {
      readonly type: 'update';
      readonly from: Version;
      readonly version: Version;
      /** For patrons of every brand and currency: see `viewFor`. */
      readonly changed: Partial<PublicView>;
    }
  /** Records for each patron of the round; sent after the update with the result or the correction. */
  | { readonly type: 'settled'; readonly settled: readonly { record: KeptRecord; availableMinor: Minor }[] }
  /** For one patron only. */
  | { readonly type: 'own'; readonly patron: PatronId; readonly own: OwnView | null }
  | { readonly type: 'peel'; readonly side: Side; readonly place: Place; readonly fold: Fold | null }
  /** The whole people view of the table; each patron of `places` also gets the patron's own place, and no other. */
  | ({ readonly type: 'people' } & PeopleNews)
  | { readonly type: 'stopped' }
  /** Usually from the broker itself: messages of this table may have been lost, or it has another owner. Look again. */
  | { readonly type: 'missed' };

/** Messages about people to all other nodes. */
export type Notice =
  /** The patron's account changed: outside a table, or at a private table whose messages do not arrive here. */
  | { readonly type: 'account'; readonly patron: PatronId }
  /** From the broker itself: a notice of another node may have been lost, about any patron. */
  | { readonly type: 'missed' }
  /** Close the patron's sockets, because the patron has left the account. A suspended patron may still watch. */
  | { readonly type: 'show-out'; readonly patron: PatronId }
  /** Sessions of the patron have ended: close the sockets that were opened with one of them. */
  | { readonly type: 'sessions'; readonly patron: PatronId }
  /** The patron's name, or whether others see it, has changed. */
  | { readonly type: 'renamed'; readonly patron: PatronId }
  /** The patron came to a table and is at `tables` tables on that node, so it may have to leave one on this node. */
  | {
      readonly type: 'entered';
      readonly patron: PatronId;
      readonly table: TableId;
      readonly tables: number;
    }
  /** A staff session was locked, unlocked or ended. */
  | { readonly type: 'session'; readonly session: string; readonly state: 'open' | 'locked' | 'ended' }
  /** The number of approval requests changed. */
  | { readonly type: 'waiting' };

export type Release = () => void;

export type Broker = {
  /** The name of this node. */
  readonly node: string;
  /** Whether a message of that node arrived recently; always true for this node. */
  readonly isThere: (node: string) => boolean;
  /**
   * Makes this process the owner of the table. Released as `moving`, the table stays expected: requests wait for its
   * next owner for a while.
   */
  readonly own: (
    table: TableId,
    answer: (request: TableRequest) => Promise<TableReply | NotMine>,
  ) => (how?: 'moving') => void;
  /** These tables exist, with or without an owner: requests wait until there is one. */
  readonly expect: (tables: readonly TableId[]) => void;
  readonly publish: (table: TableId, news: TableNews) => void;
  readonly ask: (table: TableId, request: TableRequest) => Promise<TableReply>;
  readonly listen: (table: TableId, receive: (news: TableNews) => void) => Release;
  /** Tables with an owner, here or elsewhere, and expected ones. */
  readonly tables: () => readonly TableId[];
  /** Called for each owned table that was unknown here. */
  readonly onTable: (notify: (table: TableId) => void) => Release;
  /** Number of patrons at the table on this process's sockets. */
  readonly attend: (table: TableId, patrons: number) => void;
  /** The attendance over all nodes; a patron with sockets at two nodes counts twice. */
  readonly attendance: (table: TableId) => number;
  /** Publishes to every other node, at most once. A node that missed a message is notified of the gap soon after. */
  readonly announce: (notice: Notice) => void;
  readonly onNotice: (receive: (notice: Notice) => void) => Release;
  /** Whether the other nodes can be reached; always true for a single process. */
  readonly connected: () => boolean;
  readonly close: () => Promise<void>;
};
