// The monitoring of play over HTTP: alarms with what was seen and what chance lets expect, and notes on them. Amounts are minor
// units. [B-62]
import { type Static, Type } from 'typebox';
import { closed, InstantSchema, MinorSchema, orNull } from '../setup-schema.ts';
import {
  AnyTable,
  BrandFilter,
  days,
  FormatSchema,
  MOST_PATRON_TEXT,
  PatronIdSchema,
  pageOf,
  paging,
  StaffSchema,
} from './page-schema.ts';

export const ALARM_KINDS = [
  'big-stake',
  'big-win',
  'opposed-pair',
  'steady-timing',
  'long-play',
  'side-count',
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

const place = { table: AnyTable, shoe: Type.Integer(), round: Type.Integer() };
const threshold = { thresholdMinor: { ...MinorSchema, description: 'The setting of the house.' } };
const chance = {
  expected: Type.Number({ description: 'What chance brings on average.' }),
  chanceLog10: Type.Number({
    description: 'Decimal logarithm of a bound on the chance of as much or more: -12 is one in 10¹².',
  }),
};
const count = (description: string) => Type.Integer({ description });

export const PlayFindingSchema = Type.Union([
  Type.Object(
    { kind: Type.Literal('big-stake'), ...place, stakedMinor: MinorSchema, ...threshold },
    { ...closed, description: 'Staked by one patron in one round.' },
  ),
  Type.Object(
    {
      ...{ kind: Type.Literal('big-win'), ...place, stakedMinor: MinorSchema },
      ...{ wonMinor: { ...MinorSchema, description: 'Returned less staked.' }, ...threshold },
    },
    { ...closed, description: 'Won by one patron in one round.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('opposed-pair'),
      rounds: count('In which both staked on one side.'),
      opposed: count('On opposite sides, with amounts of one size.'),
      ...chance,
    },
    { ...closed, description: 'Two patrons who stake against each other.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('steady-timing'),
      rounds: count('In which the patron sent a ticket.'),
      steady: count('With a delay after the opening of betting within the same 50 ms.'),
      delayMs: count('The middle of these 50 ms.'),
      ...chance,
    },
    { ...closed, description: 'The same delay round after round.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('long-play'),
      fromMs: InstantSchema,
      untilMs: InstantSchema,
      hours: Type.Number(),
      mostHours: Type.Number({ description: 'From which on there is an alarm.' }),
    },
    { ...closed, description: 'Hours in which no ten minutes passed without a stake.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('side-count'),
      bet: Type.String({ description: 'What pays it: a schedule, or a bet that a room defines.' }),
      rounds: count('Of the compared parts of shoes.'),
      favoured: count('Rounds in which the exact value of the bet was above 0 to the patron.'),
      staked: count('Rounds in which the patron staked the bet.'),
      matches: count('Both.'),
      ...chance,
    },
    { ...closed, description: 'A side bet staked when the cards left favour it.' },
  ),
]);
export type PlayFinding = Static<typeof PlayFindingSchema>;

const PatronName = Type.Optional(Type.String({ description: 'What the patron is called at the table.' }));
const NoteSchema = Type.Object({ at: InstantSchema, staff: StaffSchema, text: Type.String() }, closed);

export const AlarmSchema = Type.Object(
  {
    number: Type.Integer(),
    at: InstantSchema,
    kind: Type.Enum([...ALARM_KINDS]),
    patron: PatronIdSchema,
    patronName: PatronName,
    other: orNull(Type.String({ description: 'The other patron of a pair.' })),
    otherName: PatronName,
    table: orNull(AnyTable),
    finding: PlayFindingSchema,
    noted: orNull(NoteSchema),
  },
  closed,
);
export type Alarm = Static<typeof AlarmSchema>;

/** `open`: without a note. */
export const ALARM_STATES = ['open', 'noted'] as const;
export type AlarmState = (typeof ALARM_STATES)[number];

export const AlarmsQuerySchema = Type.Object(
  {
    kind: Type.Optional(Type.Enum([...ALARM_KINDS])),
    state: Type.Optional(Type.Enum([...ALARM_STATES])),
    patron: Type.Optional(
      Type.String({
        ...{ minLength: 1, maxLength: MOST_PATRON_TEXT },
        description: 'Name or id of one of the patrons, or the beginning of it.',
      }),
    ),
    brand: BrandFilter,
    from: Type.Optional(days.from),
    to: Type.Optional(days.to),
    format: Type.Optional(FormatSchema),
    ...paging,
  },
  closed,
);
export type AlarmsQuery = Static<typeof AlarmsQuerySchema>;

export const AlarmsSchema = pageOf(AlarmSchema);
export type AlarmsAnswer = Static<typeof AlarmsSchema>;

export const AlarmParamsSchema = Type.Object({ number: Type.Integer({ minimum: 1 }) }, closed);
export const NoteAlarmSchema = Type.Object({ text: Type.String({ minLength: 3, maxLength: 1_000 }) }, closed);
