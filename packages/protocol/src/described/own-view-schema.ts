// Schemas of what one patron alone gets of a table: the own view, the people view with the own place, the place in a cut.
import { COMMISSION_MODES } from '@punto/engine/option-id';
import type { OwnView, PlaceInCut } from '@punto/table';
import { Type } from 'typebox';
import { OptionSchema } from '../bet-schema.ts';
import { type PeopleSeen, PORTRAITS } from '../names/people-view.ts';
import { CardSchema, closed, listOf, MinorSchema, orNull } from '../setup-schema.ts';
import { exactly } from './exactly.ts';
import { TicketRefusalSchema } from './refusal-schema.ts';
import { byOption, Hex32Schema, SideSchema, SqueezeViewSchema } from './table-view-schema.ts';

const Count = Type.Integer({ minimum: 0 });
const Mode = Type.Enum([...COMMISSION_MODES]);

const BehindSchema = Type.Object(
  {
    seat: Type.String(),
    stakeMinor: MinorSchema,
    mode: Mode,
    roundsLeft: orNull(Count),
    totalLeftMinor: orNull(MinorSchema),
  },
  closed,
);

const BehindNewsSchema = Type.Object(
  {
    seat: Type.String(),
    news: Type.Union([
      Type.Object({ ended: Type.Enum(['seat-left', 'forbidden', 'away', 'rounds', 'total']) }, closed),
      Type.Object(
        {
          missed: Type.Union([
            ...TicketRefusalSchema.anyOf,
            Type.Object({ reason: Type.Literal('away') }, closed),
          ]),
        },
        closed,
      ),
    ]),
  },
  closed,
);

export const OwnViewSchema = exactly<OwnView>()(
  Type.Object(
    {
      version: Count,
      shoe: Count,
      round: Count,
      mode: Mode,
      bets: byOption<OwnView['bets']>(MinorSchema),
      seat: orNull(Type.String()),
      seatRoundsLeft: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Rounds without a stake after which the seat is given up.' }),
      ),
      behind: Type.Optional(BehindSchema),
      behindNews: Type.Optional(BehindNewsSchema),
      squeezes: listOf(SideSchema),
      squeezed: orNull(Type.Object({ ...SqueezeViewSchema.properties, card: CardSchema }, closed)),
    },
    closed,
  ),
);

export const PeopleSchema = exactly<PeopleSeen>()(
  Type.Object(
    {
      names: listOf(Type.String()),
      more: Count,
      guests: Count,
      largest: listOf(
        Type.Object({ name: orNull(Type.String()), option: OptionSchema, stakeMinor: MinorSchema }, closed),
      ),
      seats: Type.Record(Type.String(), Type.String(), { description: 'Names by seat.' }),
      dealer: orNull(
        Type.Object({ name: Type.String(), portrait: orNull(Type.Enum([...PORTRAITS])) }, closed),
      ),
      you: Type.Optional(Type.Object({ name: orNull(Type.String()), largest: listOf(Count) }, closed)),
    },
    closed,
  ),
);

export const PlaceInCutSchema = exactly<PlaceInCut>()(
  Type.Union([
    Type.Object(
      { of: Type.Enum(['commits', 'values']), place: Count, count: Count, path: listOf(Hex32Schema) },
      closed,
    ),
    Type.Object({ of: Type.Literal('missed'), why: Type.Enum(['late', 'full']) }, closed),
    Type.Object({ of: Type.Literal('none'), root: Type.Optional(Hex32Schema) }, closed),
  ]),
);
