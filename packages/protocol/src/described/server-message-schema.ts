// Schemas of what the server sends to a patron's socket, compared with the type of the messages.
import { Type } from 'typebox';
import { AccountSchema, LobbyEntrySchema, RecordSchema } from '../api.ts';
import { FoldSchema, PROTOCOL_ERRORS, type ServerMessage } from '../message.ts';
import { closed, InstantSchema, listOf, MinorSchema, orNull, TraceIdSchema } from '../setup-schema.ts';
import { exactly } from './exactly.ts';
import { OwnViewSchema, PeopleSchema, PlaceInCutSchema } from './own-view-schema.ts';
import { ActRefusalSchema, TicketRefusalSchema } from './refusal-schema.ts';
import { ChangedViewSchema, PlaceSchema, SideSchema, TableViewSchema } from './table-view-schema.ts';

const Table = Type.String();
const Version = Type.Integer({ minimum: 0, description: 'Of the stream of the table.' });
const EntrySchema = Type.Object(
  {
    ...LobbyEntrySchema.properties,
    stopped: Type.Optional(Type.Literal(true, { description: 'Stopped on an error.' })),
  },
  closed,
);

export const ServerMessageSchema = exactly<ServerMessage>()(
  Type.Union([
    Type.Object(
      {
        type: Type.Literal('welcome'),
        protocol: Type.Integer({ description: 'The version of the protocol.' }),
        now: InstantSchema,
        patron: Type.String({ description: 'The patron of the session.' }),
        account: AccountSchema,
        tablesAtOnce: Type.Integer({ minimum: 1, description: 'Most tables a patron may be at.' }),
      },
      closed,
    ),
    Type.Object({ type: Type.Literal('pong'), sent: Type.Number(), now: InstantSchema }, closed),
    Type.Object({ type: Type.Literal('lobby'), tables: listOf(EntrySchema) }, closed),
    Type.Object({ type: Type.Literal('lobby-update'), tables: listOf(EntrySchema) }, closed),
    Type.Object(
      {
        type: Type.Literal('snapshot'),
        table: Table,
        version: Version,
        view: TableViewSchema,
        own: orNull(OwnViewSchema),
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('resumed'),
        table: Table,
        from: Version,
        version: Version,
        changed: ChangedViewSchema,
        own: orNull(OwnViewSchema),
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('update'),
        table: Table,
        from: Version,
        version: Version,
        changed: ChangedViewSchema,
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('ticket-accepted'),
        table: Table,
        ticket: Type.String(),
        own: orNull(OwnViewSchema),
        availableMinor: MinorSchema,
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('ticket-refused'),
        table: Table,
        ticket: Type.String(),
        refusal: TicketRefusalSchema,
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('round-settled'),
        table: Table,
        record: RecordSchema,
        availableMinor: MinorSchema,
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('round-corrected'),
        table: Table,
        record: RecordSchema,
        availableMinor: MinorSchema,
      },
      closed,
    ),
    Type.Object({ type: Type.Literal('people'), table: Table, people: PeopleSchema }, closed),
    Type.Object({ type: Type.Literal('own'), table: Table, own: orNull(OwnViewSchema) }, closed),
    Type.Object({ type: Type.Literal('act-done'), table: Table, id: Type.String() }, closed),
    Type.Object(
      { type: Type.Literal('cut-place'), table: Table, id: Type.String(), place: PlaceInCutSchema },
      closed,
    ),
    Type.Object(
      { type: Type.Literal('act-refused'), table: Table, id: Type.String(), refusal: ActRefusalSchema },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('peel'),
        table: Table,
        side: SideSchema,
        place: PlaceSchema,
        fold: orNull(FoldSchema),
      },
      closed,
    ),
    Type.Object({ type: Type.Literal('account'), account: AccountSchema }, closed),
    Type.Object(
      {
        type: Type.Literal('error'),
        error: Type.Enum([...PROTOCOL_ERRORS]),
        message: Type.String({ description: 'What to change, in words.' }),
        ticket: Type.Optional(Type.String()),
        act: Type.Optional(Type.String()),
        table: Type.Optional(Type.String()),
        traceId: Type.Optional(TraceIdSchema),
      },
      closed,
    ),
    Type.Object(
      {
        type: Type.Literal('closing'),
        retryAfterMs: Type.Integer({ minimum: 0, description: 'Reconnect after this time.' }),
      },
      closed,
    ),
  ]),
);
