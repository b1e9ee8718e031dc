// Schemas of the HTTP API: requests are checked, answers written, the OpenAPI document built and types derived from
// them. Amounts are integer minor units, times are server milliseconds since 1970.

import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { COMMISSION_MODES } from '@punto/engine/option-id';
import { CLOTHS } from '@punto/engine/room';
import { OUTCOMES, SIDES } from '@punto/engine/side';
import { TRANSFER_CODES } from '@punto/ledger/transfer';
import type { PatronId, TableId } from '@punto/table/ids';
import { RECORD_STATUSES } from '@punto/table/records/record';
import { PHASES, SERVICES } from '@punto/table/state';
import { type Static, type TSchema, Type } from 'typebox';
import { BetHashSchema, OptionSchema, ScheduleSchema } from './bet-schema.ts';
import { API_DETAILS, API_ERRORS } from './error-detail.ts';
import { MOST_TYPED } from './names/display-name.ts';
import { OwnBrandSchema } from './operator-api.ts';
import {
  CardSchema,
  closed,
  InstantSchema,
  listOf,
  MinorSchema,
  OF_EVERY_ERROR,
  orNull,
  TranslationsSchema,
} from './setup-schema.ts';

export { WrittenBetSchema } from './bet-schema.ts';
export { TableSetupSchema } from './setup-schema.ts';

const PatronName = Type.Unsafe<PatronId>(Type.String());
const TableName = Type.Unsafe<TableId>(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }));
const Shoe = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Round = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

// Refusals and faults

export type ApiError = (typeof API_ERRORS)[number];

/** The shape of every error answer. */
export const ErrorSchema = Type.Object(
  {
    error: Type.Enum([...API_ERRORS]),
    ...OF_EVERY_ERROR,
    detail: Type.Optional(
      Type.Enum([...API_DETAILS], { description: 'What the message says beyond the code, for programs.' }),
    ),
  },
  closed,
);

// The patron

export const AccountSchema = Type.Object(
  {
    availableMinor: MinorSchema,
    lastKnownAt: Type.Optional({
      ...orNull(InstantSchema),
      description:
        'The wallet of the operator does not answer: `availableMinor` is its last report, of this time; null: there was none, and it is 0.',
    }),
    resultMinor: Type.Optional({
      ...MinorSchema,
      description:
        "Of an operator's patron: what all play so far came to, stakes in play counted as still owned. Differences of it are the result of play; those of the balance may be deposits.",
    }),
    inPlay: listOf(Type.Object({ table: Type.String(), stakeMinor: MinorSchema }, closed)),
    suspended: Type.Optional(
      Type.Literal(true, { description: 'The house takes no bets of this patron, who may watch.' }),
    ),
    protection: Type.Optional(
      Type.Object(
        {
          checkDue: Type.Boolean({ description: 'Betting waits for the answer to a reality check.' }),
          absence: orNull(
            Type.Object({ kind: Type.Enum(['exclusion', 'time-out']), until: orNull(InstantSchema) }, closed),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const SessionSchema = Type.Object(
  {
    patron: Type.Object({ id: PatronName, name: Type.String() }, closed),
    account: AccountSchema,
    serverTime: InstantSchema,
    brand: Type.Optional(OwnBrandSchema),
  },
  closed,
);
export type SessionAnswer = Static<typeof SessionSchema>;

export const OwnNameSchema = Type.Object(
  {
    name: orNull(Type.String({ description: 'The name the patron chose.' })),
    shown: Type.Boolean({ description: 'Others at a table see it.' }),
    changesLeft: Type.Integer({ minimum: 0, description: 'New names that may be chosen today.' }),
    removed: Type.Boolean({ description: 'The staff removed the last one.' }),
  },
  closed,
);
export type OwnNameAnswer = Static<typeof OwnNameSchema>;

/** `name: null` removes it. */
export const ChooseNameSchema = Type.Object(
  { name: orNull(Type.String({ maxLength: MOST_TYPED })), shown: Type.Boolean() },
  closed,
);
export type ChooseNameRequest = Static<typeof ChooseNameSchema>;

/** `request` is an id made by the client; the same id twice counts once. [L6] [L7] */
export const TopUpSchema = Type.Object(
  { request: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }) },
  closed,
);
export type TopUpRequest = Static<typeof TopUpSchema>;

export const TopUpAnswerSchema = Type.Object({ account: AccountSchema }, closed);
export type TopUpAnswer = Static<typeof TopUpAnswerSchema>;

// Tables

export const TableParamsSchema = Type.Object({ table: TableName }, closed);

export const LobbyEntrySchema = Type.Object(
  {
    table: Type.String(),
    name: Type.String(),
    room: Type.String(),
    roomTitle: Type.String(),
    cloth: Type.Enum([...CLOTHS]),
    minMinor: MinorSchema,
    maxMinor: MinorSchema,
    phase: Type.Enum([...PHASES]),
    service: Type.Enum([...SERVICES], { description: 'shut: nothing is dealt; it may be looked at.' }),
    deadline: orNull(InstantSchema),
    bettingMs: Type.Integer(),
    round: orNull(Type.Integer()),
    last: Type.Boolean({ description: 'The round is known to be the last of the shoe.' }),
    history: listOf(Type.String()),
    patrons: Type.Integer({ description: 'Patrons at the table now.' }),
    labels: Type.Object({ player: Type.String(), banker: Type.String(), tie: Type.String() }, closed),
    language: Type.String({ description: 'Of the labels, as in BCP 47.' }),
    translations: Type.Optional(TranslationsSchema),
    tags: listOf(
      Type.Union([
        Type.Object(
          { tag: Type.Literal('streak'), side: Type.Enum([...SIDES]), length: Type.Integer() },
          closed,
        ),
        Type.Object({ tag: Type.Literal('chop'), length: Type.Integer() }, closed),
      ]),
    ),
    seats: orNull(Type.Object({ taken: Type.Integer(), of: Type.Integer() }, closed)),
    solo: Type.Boolean({ description: 'Each patron has a table alone.' }),
  },
  closed,
);

export const TablesSchema = Type.Object({ tables: listOf(LobbyEntrySchema) }, closed);
export type TablesAnswer = Static<typeof TablesSchema>;

// Records and statement

/** Newest first; `before` is the `next` of the previous page. */
export const PageQuerySchema = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    before: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  closed,
);

const pageOf = <T extends TSchema>(item: T) =>
  Type.Object(
    { items: listOf(item), next: orNull(Type.String({ description: 'Where the next page starts.' })) },
    closed,
  );

export const RecordedBetSchema = Type.Object(
  {
    option: OptionSchema,
    stakeMinor: MinorSchema,
    schedule: Type.Optional(ScheduleSchema),
    betHash: Type.Optional(BetHashSchema),
    verdict: Type.Enum(['won', 'pushed', 'lost', 'returned']),
    winningsMinor: MinorSchema,
    commissionMinor: MinorSchema,
    returnedMinor: MinorSchema,
  },
  closed,
);

const DecidedBy = Type.Enum(['patron', 'dealer', 'house'], {
  description: 'house: for a patron who was away or out of time, or if no patron had the right.',
});

const ConductSchema = Type.Object(
  {
    dealtBy: Type.Optional(DecidedBy),
    turned: listOf(
      Type.Object({ side: Type.Enum([...SIDES]), place: Type.Enum([0, 1, 2]), by: DecidedBy }, closed),
    ),
  },
  {
    ...closed,
    description:
      'Who dealt, and who turned each card that lay face down; left out where the machine dealt everything face up, and ' +
      'of rounds of an older release.',
  },
);

export const RecordSchema = Type.Object(
  {
    patron: PatronName,
    table: TableName,
    tableName: Type.String(),
    shoe: Shoe,
    round: Round,
    at: InstantSchema,
    status: Type.Enum([...RECORD_STATUSES]),
    revision: Type.Optional(
      Type.Integer({ description: 'One more for each correction; the records before it stay.' }),
    ),
    reason: Type.Optional(Type.String({ description: 'Why it was cancelled or corrected.' })),
    correction: Type.Optional(
      Type.Object({ deltaMinor: MinorSchema, uncollectedMinor: MinorSchema }, closed),
    ),
    mode: Type.Enum([...COMMISSION_MODES]),
    player: listOf(CardSchema),
    banker: listOf(CardSchema),
    outcome: orNull(Type.Enum([...OUTCOMES])),
    playerScore: Type.Integer(),
    bankerScore: Type.Integer(),
    conduct: Type.Optional(ConductSchema),
    behind: Type.Optional(
      Type.Object(
        {
          seat: Type.String(),
          bets: listOf(Type.Object({ option: OptionSchema, stakeMinor: MinorSchema }, closed)),
        },
        { ...closed, description: 'What of the stakes was behind a seat.' },
      ),
    ),
    bets: listOf(RecordedBetSchema),
    stakedMinor: MinorSchema,
    returnedMinor: MinorSchema,
    balanceBeforeMinor: MinorSchema,
    balanceAfterMinor: MinorSchema,
  },
  closed,
);

/** Corrected or cancelled rounds that the patron has not seen yet, oldest first. [T6] */
export const NoticesSchema = Type.Object(
  {
    notices: listOf(
      Type.Object(
        {
          record: RecordSchema,
          before: orNull(RecordSchema),
          /** Sum of the corrections, including what could not be collected. */
          movedMinor: MinorSchema,
        },
        closed,
      ),
    ),
  },
  closed,
);
export type NoticesAnswer = Static<typeof NoticesSchema>;

export const SeenNoticesSchema = Type.Object({ until: InstantSchema }, closed);
export type SeenNotices = Static<typeof SeenNoticesSchema>;

export const RecordsSchema = pageOf(RecordSchema);
export type RecordsAnswer = Static<typeof RecordsSchema>;

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export const ExportQuerySchema = Type.Object(
  {
    format: Type.Enum([...EXPORT_FORMATS]),
    language: Type.Optional(
      Type.String({
        pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
        maxLength: 35,
        description: 'Of the names of bets that the house defines.',
      }),
    ),
  },
  closed,
);

export const StatementLineSchema = Type.Object(
  {
    id: Type.String(),
    at: InstantSchema,
    code: Type.Enum([...TRANSFER_CODES]),
    table: orNull(TableName),
    shoe: orNull(Shoe),
    round: orNull(Round),
    amountMinor: MinorSchema,
    balanceAfterMinor: MinorSchema,
  },
  closed,
);

export const StatementSchema = pageOf(StatementLineSchema);
export type StatementAnswer = Static<typeof StatementSchema>;

// Archived shoes

export const ShoeParamsSchema = Type.Object({ table: TableName, shoe: Shoe }, closed);

const Marks = listOf(Type.String({ description: 'A result: B6, P9np, T8.' }));
const countOf = Type.Integer({ minimum: 0 });

export const ShoeSummarySchema = Type.Object(
  {
    number: Shoe,
    shuffledAt: InstantSchema,
    endedAt: InstantSchema,
    rounds: countOf,
    outcomes: Type.Object({ player: countOf, banker: countOf, tie: countOf }, closed),
    marks: Marks,
  },
  closed,
);
export type ShoeSummary = Static<typeof ShoeSummarySchema>;

export const ShoesSchema = pageOf(ShoeSummarySchema);
export type ShoesAnswer = Static<typeof ShoesSchema>;

/** An ended shoe with all rounds dealt from it. Burnt and undealt cards are not in it. [S3] */
export const ArchivedShoeSchema = Type.Object(
  {
    table: TableName,
    number: Shoe,
    decks: Type.Integer({ minimum: 1, maximum: 8 }),
    shuffledAt: InstantSchema,
    endedAt: InstantSchema,
    commitment: Type.Optional(orNull(Type.String({ description: 'Published before the first bet.' }))),
    burn: orNull(Type.Object({ faceUp: CardSchema, count: countOf }, closed)),
    rounds: listOf(
      Type.Object(
        {
          number: Round,
          first: Type.Optional(countOf),
          taken: Type.Optional(countOf),
          at: InstantSchema,
          player: listOf(CardSchema),
          banker: listOf(CardSchema),
          mark: orNull(Type.String({ description: 'null: the round was cancelled or voided.' })),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type ShoeAnswer = Static<typeof ArchivedShoeSchema>;

// Opened shoes

export const RoundParamsSchema = Type.Object({ table: TableName, shoe: Shoe, round: Round }, closed);
const file = (description: string) => Type.Object({}, { additionalProperties: true, description });
export const OpenedShoeSchema = Type.Unsafe<OpenedShoe>(
  file('Everything of an ended shoe, as `punto verify` reads it; see docs/reference/fairness.md.'),
);
export const OpenedRoundSchema = Type.Unsafe<OpenedRound>(
  file('The cards of a round that is over with what proves them; see docs/reference/fairness.md.'),
);

// Health

export const LiveSchema = Type.Object({ status: Type.Literal('live') }, closed);

const Tables = Type.Object(
  {
    open: Type.Integer(),
    paused: Type.Integer(),
    /** Closed by the staff. */
    shut: Type.Integer(),
    /** Stopped on an error; they need attention. */
    stopped: listOf(TableName),
  },
  closed,
);
export const ReadySchema = Type.Object({ status: Type.Literal('ready'), tables: Tables }, closed);
export type ReadyAnswer = Static<typeof ReadySchema>;

/** A refusal, with the state of the tables. */
export const NotReadySchema = Type.Object(
  { error: Type.Literal('not-ready'), message: Type.String(), tables: Tables },
  closed,
);
