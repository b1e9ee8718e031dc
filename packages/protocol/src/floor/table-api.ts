// Tables of the floor over HTTP: the wall, duties and their previews, approval requests, limits, and tables made from
// rooms. [T5] [T6]
import type { Minor } from '@punto/engine/minor';
import type { CorrectionLine, Duty, DutyRefusal, FloorView, LimitsMove, Staff } from '@punto/table';
import { type Static, Type } from 'typebox';
import { OptionSchema } from '../bet-schema.ts';
import { FLOOR_DETAILS, FLOOR_ERRORS } from '../error-detail.ts';
import {
  CardSchema,
  closed,
  ErrorTypeSchema,
  InstantSchema,
  listOf,
  MinorSchema,
  orNull,
  TableSetupSchema,
  TraceIdSchema,
} from '../setup-schema.ts';
import { PaceChangeSchema } from './duty-schema.ts';
import { TableRemarkSchema } from './field-fault.ts';
import type { FloorEntry } from './message.ts';

export const TABLE_NAME_PATTERN = '^[a-z0-9][a-z0-9-]{0,63}$';
const TableName = Type.String({ pattern: TABLE_NAME_PATTERN });
const Reason = Type.String({ minLength: 3, maxLength: 300 });
const Amount = Type.Unsafe<Minor>(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));
/** For values the table package produces: described, but not checked here. */
const described = <T>(description: string) => Type.Unsafe<T>(Type.Any({ description }));
const Who = Type.Object({ id: Type.String(), name: Type.String() }, closed);

export const FloorTableParamsSchema = Type.Object({ table: TableName }, closed);

// The wall

export const FloorTablesSchema = Type.Object(
  { tables: listOf(described<FloorEntry>('A table as the wall shows it.')) },
  closed,
);

export const FloorTableSchema = Type.Object(
  { entry: described<FloorEntry>('As on the wall.'), floor: described<FloorView>('The table in full.') },
  closed,
);
export type FloorTableAnswer = Static<typeof FloorTableSchema>;

// Duties

export const CorrectionLineSchema = Type.Unsafe<CorrectionLine>(
  Type.Object(
    {
      patron: Type.String(),
      returnedBeforeMinor: MinorSchema,
      returnedAfterMinor: MinorSchema,
      deltaMinor: MinorSchema,
      uncollectedMinor: MinorSchema,
    },
    closed,
  ),
);

export const DutyDoneSchema = Type.Object(
  { done: Type.Literal(true), corrections: listOf(CorrectionLineSchema) },
  closed,
);
export type DutyDone = Static<typeof DutyDoneSchema>;

export const DutyRefusedSchema = Type.Object(
  {
    error: Type.Literal('duty-refused'),
    type: ErrorTypeSchema,
    message: Type.String(),
    refusal: described<DutyRefusal>('The one fact that stands in the way.'),
    traceId: Type.Optional(TraceIdSchema),
  },
  closed,
);
export type DutyRefused = Static<typeof DutyRefusedSchema>;

const PatronNamesSchema = Type.Record(Type.String(), Type.String(), {
  description: 'What patrons are called, by id.',
});

export const PreviewSchema = Type.Object(
  {
    corrections: listOf(CorrectionLineSchema),
    totalMinor: Type.Unsafe<Minor>(
      Type.Integer({ description: 'What moves, whichever way: the sum of all differences without sign.' }),
    ),
    limits: orNull(described<LimitsMove>('Limits before and after, beside the room’s own.')),
    aloneMinor: Type.Unsafe<Minor>(
      Type.Integer({
        description:
          'What corrections moved before without a second person: in this round, or by you today; the larger.',
      }),
    ),
    names: PatronNamesSchema,
    needsApproval: Type.Boolean(),
  },
  closed,
);
export type DutyPreview = Static<typeof PreviewSchema>;

// All tables at once

/** Result for one table; `says`: why it was not reached. */
export const TableOutcomeSchema = Type.Object(
  {
    table: TableName,
    name: Type.String(),
    outcome: Type.Enum(['done', 'already', 'private', 'not-reached'], {
      description:
        'done: it closes after its round, or is open again; already: it was so before; private: a room of private ' +
        'tables, which the floor does not close; not-reached: nothing is known to be done, send the request again.',
    }),
    says: orNull(Type.String({ description: 'Why it was not reached.' })),
    error: Type.Optional(Type.Enum([...FLOOR_ERRORS], { description: 'The same, for programs.' })),
    detail: Type.Optional(Type.Enum([...FLOOR_DETAILS])),
  },
  closed,
);
export type TableOutcome = Static<typeof TableOutcomeSchema>;

export const AllTablesSchema = Type.Object({ tables: listOf(TableOutcomeSchema) }, closed);
export type AllTablesAnswer = Static<typeof AllTablesSchema>;

// Approvals

export const ApprovalSchema = Type.Object(
  {
    id: Type.String(),
    at: InstantSchema,
    askedBy: Type.Unsafe<Staff>(Who),
    table: TableName,
    duty: described<Duty>('What was asked for.'),
    corrections: listOf(CorrectionLineSchema),
    totalMinor: MinorSchema,
    limits: orNull(described<LimitsMove>('Limits before and after, beside the room’s own.')),
    names: PatronNamesSchema,
    settledAs: orNull(
      Type.Object(
        { player: listOf(CardSchema), banker: listOf(CardSchema), mark: orNull(Type.String()) },
        { ...closed, description: 'The present result of the round.' },
      ),
    ),
  },
  closed,
);
export type ApprovalAnswer = Static<typeof ApprovalSchema>;

export const ApprovalsSchema = Type.Object({ approvals: listOf(ApprovalSchema) }, closed);
export type ApprovalsAnswer = Static<typeof ApprovalsSchema>;

export const DutyWaitsSchema = Type.Object({ approval: ApprovalSchema }, closed);
export type DutyWaits = Static<typeof DutyWaitsSchema>;

export const ApprovalParamsSchema = Type.Object(
  { id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }) },
  closed,
);
export const DeclineSchema = Type.Object({ reason: Type.Optional(Reason) }, closed);

// New tables

const Limits = Type.Object({ minMinor: Amount, maxMinor: Amount }, closed);

/** The rooms, with the default limits of a table made from each. */
export const RoomsSchema = Type.Object(
  { rooms: listOf(Type.Omit(TableSetupSchema, ['table', 'name'])) },
  closed,
);
export type RoomsAnswer = Static<typeof RoomsSchema>;

export const NewTableSchema = Type.Object(
  {
    room: TableName,
    table: TableName,
    name: Type.String({ minLength: 1, maxLength: 60 }),
    limits: Type.Optional(Limits),
    differentialMinor: Type.Optional(orNull(Amount)),
    patronDifferentialMinor: Type.Optional(orNull(Amount)),
    dealing: Type.Optional(
      Type.Enum(['machine', 'person'], { description: 'Left out, as the room says. It stays so for good.' }),
    ),
    pace: Type.Optional(PaceChangeSchema),
    decks: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
    cutDepth: Type.Optional(Type.Integer({ minimum: 0, description: 'Cards behind the cut card.' })),
    options: Type.Optional(listOf(OptionSchema)),
    preview: Type.Optional(Type.Boolean({ description: 'Only returns the table that would be made.' })),
  },
  closed,
);
export type NewTableRequest = Static<typeof NewTableSchema>;

export const NewTableAnswerSchema = Type.Object(
  {
    made: Type.Boolean(),
    setup: TableSetupSchema,
    remarks: listOf(TableRemarkSchema),
  },
  closed,
);
export type NewTableAnswer = Static<typeof NewTableAnswerSchema>;
