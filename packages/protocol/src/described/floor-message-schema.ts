// Schemas of what the server sends to a console of the staff, compared with the type of the messages.
import type { FloorView } from '@punto/table';
import { Type } from 'typebox';
import { WrittenBetSchema } from '../bet-schema.ts';
import type { FloorEntry, FloorServerMessage } from '../floor/message.ts';
import { PROTOCOL_ERRORS } from '../message.ts';
import {
  CardSchema,
  closed,
  InstantSchema,
  listOf,
  MinorSchema,
  orNull,
  TableSetupSchema,
} from '../setup-schema.ts';
import { exactly } from './exactly.ts';
import {
  LimitsSchema,
  PlaceSchema,
  SideSchema,
  TableViewSchema,
  TermsSchema,
  TotalsSchema,
} from './table-view-schema.ts';

const Count = Type.Integer({ minimum: 0 });
const StaffSchema = Type.Object({ id: Type.String(), name: Type.String() }, closed);
const CardPlaceSchema = Type.Object({ side: SideSchema, place: PlaceSchema }, closed);

const ON_WALL = {
  view: TableViewSchema,
  pause: orNull(
    Type.Object({ since: InstantSchema, by: StaffSchema, reason: orNull(Type.String()) }, closed),
  ),
  dealers: listOf(StaffSchema),
  offers: Type.Optional(listOf(Type.String())),
  away: Type.Optional(
    orNull(Type.Object({ since: InstantSchema, why: Type.Enum(['locked', 'gone']) }, closed)),
  ),
  unattended: Type.Optional(Type.Boolean({ description: 'A round waits for a dealer, and there is none.' })),
  closableFrom: Type.Optional(orNull(InstantSchema)),
  stakedMinor: MinorSchema,
  staking: Count,
  exposureMinor: MinorSchema,
  currencies: Type.Optional(
    listOf(
      Type.Object(
        {
          brand: Type.String(),
          currency: Type.String(),
          rate: TermsSchema.properties.rate,
          totals: TotalsSchema,
          stakedMinor: MinorSchema,
          exposureMinor: MinorSchema,
        },
        closed,
      ),
    ),
  ),
  next: orNull(CardPlaceSchema),
  opens: Type.Optional(orNull(CardPlaceSchema)),
  cutDrawn: Type.Boolean(),
  cutFresh: Type.Optional(Type.Boolean()),
  cutOverdue: Type.Optional(orNull(Type.Integer())),
  lastRound: orNull(Type.Integer({ minimum: 1 })),
  nextSetup: orNull(TableSetupSchema),
  pastBets: Type.Optional(listOf(WrittenBetSchema)),
  configured: LimitsSchema,
  ownTable: Type.Optional(Type.Boolean({ description: 'Made on the floor and in no room file.' })),
};

const PlayedSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    player: listOf(CardSchema),
    banker: listOf(CardSchema),
    mark: orNull(Type.String()),
  },
  closed,
);

export const FloorViewSchema = exactly<FloorView>()(
  Type.Object({ ...ON_WALL, played: listOf(PlayedSchema) }, closed),
);

export const FloorEntrySchema = exactly<FloorEntry>()(
  Type.Object(
    {
      table: Type.String(),
      floor: Type.Object(ON_WALL, closed),
      patrons: Count,
      stopped: Type.Boolean(),
      stopReason: Type.Optional(orNull(Type.Enum(['rule', 'sealed-shoe', 'random', 'store']))),
    },
    closed,
  ),
);

export const FloorServerMessageSchema = exactly<FloorServerMessage>()(
  Type.Union([
    Type.Object(
      { type: Type.Literal('welcome'), now: InstantSchema, tables: listOf(FloorEntrySchema) },
      closed,
    ),
    Type.Object({ type: Type.Literal('pong'), sent: Type.Number(), now: InstantSchema }, closed),
    Type.Object({ type: Type.Literal('floor-update'), tables: listOf(FloorEntrySchema) }, closed),
    Type.Object({ type: Type.Literal('table'), table: Type.String(), floor: FloorViewSchema }, closed),
    Type.Object(
      {
        type: Type.Literal('wallets'),
        alerts: listOf(
          Type.Object(
            {
              kind: Type.Enum(['breaker', 'unresolved']),
              brand: Type.String(),
              name: Type.String(),
              since: InstantSchema,
            },
            closed,
          ),
        ),
      },
      closed,
    ),
    Type.Object({ type: Type.Literal('approvals'), waiting: Count }, closed),
    Type.Object({ type: Type.Literal('session'), state: Type.Enum(['locked', 'ended']) }, closed),
    Type.Object(
      { type: Type.Literal('error'), error: Type.Enum([...PROTOCOL_ERRORS]), message: Type.String() },
      closed,
    ),
    Type.Object({ type: Type.Literal('closing'), retryAfterMs: Count }, closed),
  ]),
);
