// All messages of the patrons' socket. Client messages are schemas, checked before use; server messages are types.
// Numbers on updates are versions of the table's stream: an update applies to the view with version `from`, and a
// client with another version requests the changes again. [T2] [T4]

import type { Minor } from '@punto/engine/minor';
import { COMMISSION_MODES, MOST_OPTIONS } from '@punto/engine/option-id';
import { SIDES, type Side } from '@punto/engine/side';
import type { RoadTag } from '@punto/engine/tags';
import type {
  Act,
  ActRefusal,
  Fold,
  KeptRecord,
  OwnView,
  Place,
  TableView,
  TicketRefusal,
} from '@punto/table';
import type { PlaceInCut } from '@punto/table/cut-record';
import type { PeopleSeen } from './names/people-view.ts';

// Table types used on the wire; clients import them from here and do not need the table package.
export type {
  Act,
  ActRefusal,
  CoupView,
  Fold,
  KeptRecord,
  OwnView,
  RecordedBet,
  SeatsView,
  SqueezeView,
  TableView,
  TicketRefusal,
} from '@punto/table';

import { type Static, Type } from 'typebox';
import { OptionSchema } from './bet-schema.ts';

export { PROTOCOL_VERSION } from './version.ts';
export const MAX_MESSAGE_BYTES = 16 * 1024;

const closed = { additionalProperties: false };
const TableName = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });
const TicketName = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
export const BetSchema = Type.Object(
  {
    option: OptionSchema,
    stakeMinor: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  },
  closed,
);

/** 32 bytes. */
const Hex32Schema = Type.String({ pattern: '^[0-9a-f]{64}$' });
const SideName = Type.Enum([...SIDES]);
const StakeSchema = Type.Unsafe<Minor>(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }));
const SeatName = Type.String({ minLength: 1, maxLength: 60 });
const Named = <T extends Act['act']>(act: T) => Type.Object({ act: Type.Literal(act) }, closed);
export const ActSchema = Type.Union([
  Type.Object(
    {
      act: Type.Literal('turn-card'),
      side: SideName,
      place: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    },
    closed,
  ),
  Type.Object({ act: Type.Literal('give-up-squeeze'), side: SideName }, closed),
  Type.Object({ act: Type.Literal('take-seat'), seat: SeatName }, closed),
  Named('leave-seat'),
  Named('accept-shoe'),
  Named('decline-shoe'),
  Named('want-shoe'),
  Named('deal'),
  Type.Object({ act: Type.Literal('commit-cut'), commit: Hex32Schema }, closed),
  Type.Object({ act: Type.Literal('bring-cut'), value: Hex32Schema }, closed),
  Type.Object({ act: Type.Literal('reveal-cut'), value: Hex32Schema }, closed),
  Type.Object({ act: Type.Literal('allow-behind'), allowed: Type.Boolean() }, closed),
  Type.Object(
    {
      act: Type.Literal('bet-behind'),
      seat: SeatName,
      stakeMinor: StakeSchema,
      mode: Type.Enum([...COMMISSION_MODES]),
      rounds: Type.Union([Type.Integer({ minimum: 1, maximum: 1_000 }), Type.Null()]),
      totalMinor: Type.Union([StakeSchema, Type.Null()]),
    },
    closed,
  ),
  Named('stop-behind'),
]);

/** Thousandths of the card; a fold may reach one card beyond its edges. */
const Along = Type.Integer({ minimum: -1_000, maximum: 2_000 });
const Point = Type.Tuple([Along, Along]);
export const FoldSchema = Type.Unsafe<Fold>(Type.Object({ from: Point, to: Point }, closed));

/** Above it, two different numbers could become equal in JSON. */
const MOST = Number.MAX_SAFE_INTEGER;
const RoundNumber = Type.Integer({ minimum: 0, maximum: MOST });
const BegunNumber = Type.Integer({ minimum: 1, maximum: MOST });

/** W3C Trace Context: the caller's span. An invalid one is ignored, as the standard requires, and prevents no bet. */
const TraceparentSchema = Type.String({ maxLength: 512 });

export const ClientMessageSchema = Type.Union([
  /** `shoe` and `round` are those the act is meant for; `id` comes back with the answer. */
  Type.Object(
    {
      type: Type.Literal('act'),
      table: TableName,
      id: TicketName,
      shoe: RoundNumber,
      round: RoundNumber,
      act: ActSchema,
      traceparent: Type.Optional(TraceparentSchema),
    },
    closed,
  ),
  /** Requests the position of a commit in the cut of the table's shoe; `id` comes back with the answer. [F2] */
  Type.Object(
    {
      type: Type.Literal('cut-place'),
      table: TableName,
      id: TicketName,
      shoe: RoundNumber,
      commit: Hex32Schema,
    },
    closed,
  ),
  /** How the holder bends the card; `null`: released. Shown to others, not stored. [T7] */
  Type.Object(
    {
      type: Type.Literal('peel'),
      table: TableName,
      fold: Type.Union([FoldSchema, Type.Null()]),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('ping'), sent: Type.Number() }, closed),
  Type.Object({ type: Type.Literal('watch-lobby') }, closed),
  Type.Object({ type: Type.Literal('leave-lobby') }, closed),
  /** `since`: version of the view the client has. */
  Type.Object(
    {
      type: Type.Literal('watch-table'),
      table: TableName,
      since: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('leave-table'), table: TableName }, closed),
  Type.Object(
    {
      type: Type.Literal('place-ticket'),
      table: TableName,
      ticket: TicketName,
      shoe: BegunNumber,
      round: BegunNumber,
      mode: Type.Enum([...COMMISSION_MODES]),
      bets: Type.Array(BetSchema, { minItems: 1, maxItems: MOST_OPTIONS }),
      /** The patron's value for the cut at a private table, where the ticket starts the round. [F2] [V5] */
      cut: Type.Optional(Hex32Schema),
      traceparent: Type.Optional(TraceparentSchema),
    },
    closed,
  ),
]);
export type ClientMessage = Static<typeof ClientMessageSchema>;

/** A table as the lobby shows it. */
export type LobbyEntry = {
  readonly table: string;
  readonly name: string;
  readonly room: string;
  readonly roomTitle: string;
  readonly cloth: TableView['setup']['cloth'];
  readonly minMinor: Minor;
  readonly maxMinor: Minor;
  readonly phase: TableView['phase'];
  /** `shut`: closed; it can be watched, but no round is dealt. */
  readonly service: TableView['service'];
  readonly deadline: number | null;
  readonly bettingMs: number;
  readonly round: number | null;
  readonly last: boolean;
  readonly history: readonly string[];
  /** Patrons at the table now. */
  readonly patrons: number;
  /** The room's names of player, banker and tie. */
  readonly labels: TableView['setup']['labels'];
  /** BCP 47 language of the labels. */
  readonly language: string;
  /** The names in other languages; left out where the room has none. */
  readonly translations?: NonNullable<TableView['setup']['translations']>;
  readonly tags: readonly RoadTag[];
  /** `null`: a table without seats. [V6] */
  readonly seats: { readonly taken: number; readonly of: number } | null;
  /** Each patron has a private table. [V5] */
  readonly solo: boolean;
  /** Stopped on an error; it comes back after a retry or through the staff. [T5] */
  readonly stopped?: true;
};

/** The patron's available balance, and stakes by table. */
export type AccountView = {
  readonly availableMinor: Minor;
  /**
   * The wallet of the patron's operator does not answer, and this is the balance of that time, not the present one; `null`: it has not
   * reported any, and `availableMinor` is 0.
   */
  readonly lastKnownAt?: number | null;
  /**
   * Of an operator's patron: what all play so far came to, stakes in play counted as still owned. Differences of it are the result of play;
   * those of the balance may be deposits.
   */
  readonly resultMinor?: Minor;
  readonly inPlay: readonly { readonly table: string; readonly stakeMinor: Minor }[];
  /** The patron is suspended: may watch, but not bet. */
  readonly suspended?: true;
  /** The protection of a patron who has one. [P4]–[P6] */
  readonly protection?: {
    /** Betting waits for the answer to a reality check. */
    readonly checkDue: boolean;
    /** The end of an exclusion or a time-out; `until: null`: permanent. */
    readonly absence: { readonly kind: 'exclusion' | 'time-out'; readonly until: number | null } | null;
  };
};

export const PROTOCOL_ERRORS = [
  'malformed',
  'too-large',
  'unknown-message',
  'too-frequent',
  'no-such-table',
  'not-signed-in',
  'wrong-origin',
  'other-protocol',
  'busy',
  'cannot-record',
  'slow-reader',
  'table-stopped',
  'at-another-table',
] as const;
export type ProtocolError = (typeof PROTOCOL_ERRORS)[number];

/** The messages of the server to a patron; times are milliseconds since 1970. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly now: number;
      readonly patron: string;
      readonly account: AccountView;
      /** Most tables a patron may be at. */
      readonly tablesAtOnce: number;
    }
  | { readonly type: 'pong'; readonly sent: number; readonly now: number }
  | { readonly type: 'lobby'; readonly tables: readonly LobbyEntry[] }
  /** Only the entries that changed. */
  | { readonly type: 'lobby-update'; readonly tables: readonly LobbyEntry[] }
  | {
      readonly type: 'snapshot';
      readonly table: string;
      readonly version: number;
      readonly view: TableView;
      readonly own: OwnView | null;
    }
  /** Answers `watch-table` with `since`: the changes since then, and the patron's own stakes. */
  | {
      readonly type: 'resumed';
      readonly table: string;
      readonly from: number;
      readonly version: number;
      readonly changed: Partial<TableView>;
      readonly own: OwnView | null;
    }
  | {
      readonly type: 'update';
      readonly table: string;
      readonly from: number;
      readonly version: number;
      readonly changed: Partial<TableView>;
    }
  | {
      readonly type: 'ticket-accepted';
      readonly table: string;
      readonly ticket: string;
      /** The patron's stakes at this table now. Sent to each of the patron's sockets. */
      readonly own: OwnView | null;
      readonly availableMinor: Minor;
    }
  | {
      readonly type: 'ticket-refused';
      readonly table: string;
      readonly ticket: string;
      readonly refusal: TicketRefusal;
    }
  /** A round with stakes of the patron is settled. */
  | {
      readonly type: 'round-settled';
      readonly table: string;
      readonly record: KeptRecord;
      readonly availableMinor: Minor;
    }
  /** A settled round of the patron was voided or resettled; the earlier record stays. [T6] */
  | {
      readonly type: 'round-corrected';
      readonly table: string;
      readonly record: KeptRecord;
      readonly availableMinor: Minor;
    }
  /** The people view of a table, whole, whenever it changed. Never sent for a solo table. */
  | { readonly type: 'people'; readonly table: string; readonly people: PeopleSeen }
  /** The patron's own view changed other than by a ticket. */
  | { readonly type: 'own'; readonly table: string; readonly own: OwnView | null }
  | { readonly type: 'act-done'; readonly table: string; readonly id: string }
  | { readonly type: 'cut-place'; readonly table: string; readonly id: string; readonly place: PlaceInCut }
  | {
      readonly type: 'act-refused';
      readonly table: string;
      readonly id: string;
      readonly refusal: ActRefusal;
    }
  /** How the holder bends the card at this place; `null`: released. Has no card value. [T7] */
  | {
      readonly type: 'peel';
      readonly table: string;
      readonly side: Side;
      readonly place: Place;
      readonly fold: Fold | null;
    }
  | { readonly type: 'account'; readonly account: AccountView }
  /** The fault and the change that is needed; `ticket`, `act` or `table` when it concerns one. */
  | {
      readonly type: 'error';
      readonly error: ProtocolError;
      readonly message: string;
      readonly ticket?: string;
      readonly act?: string;
      readonly table?: string;
      /** The trace of the request, where the house records traces. */
      readonly traceId?: string;
    }
  /** The server is about to stop; reconnect after this many milliseconds. */
  | { readonly type: 'closing'; readonly retryAfterMs: number };
