// Schema of a table's setup, for the API and the OpenAPI document. The types are the engine's; branded leaves are
// declared here. [V]
import type { Card } from '@punto/engine/card';
import { DECK } from '@punto/engine/card';
import { MINOR_PER_COIN, type Minor } from '@punto/engine/minor';
import { COMMISSION_MODES } from '@punto/engine/option-id';
import {
  ACROSS_CURRENCIES,
  AFTER_CUT,
  BURN_CUSTOMS,
  CLOTHS,
  CONFIRMS,
  DEFAULT_IDLE_ROUNDS,
  ON_TIE,
} from '@punto/engine/room';
import { type TSchema, Type } from 'typebox';
import { OptionSchema, ScheduleSchema, WrittenBetSchema } from './bet-schema.ts';

export const closed = { additionalProperties: false };

/** A read-only array of `item`. */
export const listOf = <T extends TSchema>(item: T) => Type.Immutable(Type.Array(item));

/** The value or `null`; for fields that are always present. */
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const MinorSchema = Type.Unsafe<Minor>(
  Type.Integer({ description: `Minor units, ${MINOR_PER_COIN} to a coin.` }),
);
/** In the error answers of a house that records traces. */
export const TraceIdSchema = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description: 'The trace of the request, by W3C Trace Context, to be named to the house.',
});
/** Common fields of the error answers to patrons and to the floor. */
export const ErrorTypeSchema = Type.String({
  description: 'Where the code is explained, from the address of the house: RFC 9457.',
});
export const OF_EVERY_ERROR = {
  type: ErrorTypeSchema,
  message: Type.String({ description: 'What to change, in words.' }),
  seconds: Type.Optional(Type.Integer({ description: 'After how many seconds to try again.' })),
  traceId: Type.Optional(TraceIdSchema),
};
export const InstantSchema = Type.Integer({ description: 'Server time, milliseconds since 1970.' });
export const CardSchema = Type.Unsafe<Card>(
  Type.Enum([...DECK], { description: 'Rank and suit: AS, TD, 9C.' }),
);

const Milliseconds = Type.Integer({ minimum: 0 });

const ShoeRulesSchema = Type.Object(
  {
    decks: Type.Integer({ minimum: 1, maximum: 8 }),
    burn: Type.Enum([...BURN_CUSTOMS]),
    cutDepth: orNull(
      Type.Integer({
        minimum: 0,
        description: 'Cards behind the cut card; null: shuffled for every coup.',
      }),
    ),
    afterCut: Type.Enum([...AFTER_CUT]),
  },
  closed,
);

const OfferSchema = Type.Object(
  {
    option: OptionSchema,
    schedule: ScheduleSchema,
    minMinor: MinorSchema,
    maxMinor: MinorSchema,
    until: orNull(Type.Integer({ description: 'Open in rounds 1 to this of a shoe; null: in all.' })),
  },
  closed,
);

const PaceSchema = Type.Object(
  {
    shufflingMs: Milliseconds,
    bettingMs: Milliseconds,
    leastBettingMs: Type.Optional(Milliseconds),
    closedMs: Milliseconds,
    cardMs: Milliseconds,
    thirdCardMs: Milliseconds,
    resultMs: Milliseconds,
  },
  closed,
);

const SeatRulesSchema = Type.Object(
  {
    labels: listOf(Type.String()),
    offerMs: Milliseconds,
    dealMs: Milliseconds,
    keepMs: Milliseconds,
    onTie: Type.Enum([...ON_TIE]),
    idleRounds: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: `The number of rounds without a stake after which a seat is given up; ${DEFAULT_IDLE_ROUNDS} when left out.`,
      }),
    ),
    noBetsBehind: Type.Optional(
      Type.Literal(true, {
        description: 'There are no bets behind seats; left out: the patron of a seat may allow them.',
      }),
    ),
  },
  closed,
);

export const TranslationsSchema = Type.Record(
  Type.String(),
  Type.Object(
    {
      title: Type.Optional(Type.String()),
      name: Type.Optional(Type.String()),
      labels: Type.Optional(
        Type.Object(
          {
            player: Type.Optional(Type.String()),
            banker: Type.Optional(Type.String()),
            tie: Type.Optional(Type.String()),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  { description: 'Names in other languages than those of title, name and labels, by BCP 47 tag.' },
);

export const TableSetupSchema = Type.Object(
  {
    table: Type.String(),
    name: Type.String(),
    id: Type.String({ description: 'The room the table was made from.' }),
    title: Type.String(),
    cloth: Type.Enum([...CLOTHS]),
    labels: Type.Object({ player: Type.String(), banker: Type.String(), tie: Type.String() }, closed),
    shoe: ShoeRulesSchema,
    offers: listOf(OfferSchema),
    bets: Type.Optional(listOf(WrittenBetSchema)),
    commissionModes: listOf(Type.Enum([...COMMISSION_MODES])),
    differentialMinor: orNull(
      Type.Unsafe<Minor>({
        ...MinorSchema,
        description:
          'The table limit: the largest difference between all player and all banker stakes, in minor units; null: none.',
      }),
    ),
    patronDifferentialMinor: Type.Optional(
      orNull(
        Type.Unsafe<Minor>({
          ...MinorSchema,
          description:
            'The player limit: the largest difference between one patron’s own player and banker stakes, in minor units; null or left out: none.',
        }),
      ),
    ),
    stepMinor: MinorSchema,
    chipsMinor: listOf(MinorSchema),
    pace: PaceSchema,
    language: Type.Optional(Type.String({ description: 'Of the labels, as in BCP 47; en when left out.' })),
    translations: Type.Optional(TranslationsSchema),
    squeeze: Type.Optional(Type.Object({ turnMs: Milliseconds }, closed)),
    seats: Type.Optional(SeatRulesSchema),
    dealing: Type.Optional(Type.Literal('person')),
    solo: Type.Optional(Type.Literal(true)),
    mains: Type.Optional(Type.Literal('one')),
    printed: Type.Optional(Type.Literal('for-one')),
    advantages: Type.Optional(Type.Literal(true)),
    confirm: Type.Optional(
      Type.Enum([...CONFIRMS], {
        description: 'by-hand: chips not confirmed are never placed by the client itself.',
      }),
    ),
    acrossCurrencies: Type.Optional(
      Type.Enum([...ACROSS_CURRENCIES], {
        description: 'How stakes of several currencies are compared; by the rates when left out.',
      }),
    ),
    tags: Type.Optional(Type.Object({ streakFrom: Type.Integer(), chopFrom: Type.Integer() }, closed)),
  },
  closed,
);
