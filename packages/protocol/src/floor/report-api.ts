// Reports over HTTP: figures, theory against actual returns, the entries behind a figure, cancelled and corrected
// rounds, and the journal. Amounts are minor units, shares are fractions of one, days are UTC.
import { RECORD_STATUSES } from '@punto/table/records/record';
import { type Static, Type } from 'typebox';
import { BetHashSchema, OptionSchema, ScheduleSchema } from '../bet-schema.ts';
import { closed, InstantSchema, listOf, MinorSchema, orNull } from '../setup-schema.ts';
import {
  AnyTable,
  BrandFilter,
  BrandId,
  CurrencyCode,
  days,
  FormatSchema,
  MOST_PATRON_TEXT,
  pageOf,
  paging,
  StaffSchema,
} from './page-schema.ts';
import { ROLES } from './permission.ts';

const Link = Type.String({ description: 'Where its entries are read.' });

// Figures

export const FIGURE_GROUPS = ['table', 'option', 'dealer', 'day'] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

export const FiguresQuerySchema = Type.Object(
  {
    ...days,
    by: Type.Enum([...FIGURE_GROUPS]),
    format: Type.Optional(FormatSchema),
  },
  closed,
);
export type FiguresQuery = Static<typeof FiguresQuerySchema>;

const sums = {
  rounds: Type.Integer({ description: 'In which something of this line was staked.' }),
  bets: Type.Integer(),
  stakeMinor: { ...MinorSchema, description: 'The handle.' },
  winningsMinor: { ...MinorSchema, description: 'Before commission, without the stakes.' },
  commissionMinor: MinorSchema,
  returnedMinor: { ...MinorSchema, description: 'The payouts: stakes that came back, and net winnings.' },
  uncollectedMinor: { ...MinorSchema, description: 'What corrections could not take back.' },
  holdMinor: { ...MinorSchema, description: 'Staked less returned.' },
  holdShare: orNull(Type.Number({ description: 'The hold by the handle; null without a handle.' })),
};

/** The same sums of one brand's patrons in one currency, in minor units of it; those beside them are play coins. */
const CurrencySumsSchema = Type.Object(
  {
    brand: BrandId,
    currency: CurrencyCode,
    ...sums,
  },
  closed,
);
export type CurrencySums = Static<typeof CurrencySumsSchema>;

/** Left out where all stakes were play coins. */
const currencies = { currencies: Type.Optional(listOf(CurrencySumsSchema)) };

export const FigureRowSchema = Type.Object(
  {
    key: Type.String({ description: 'A table, an option, a dealer’s id or a day; empty: the machine.' }),
    name: Type.String({ description: 'The same for people to read.' }),
    active: Type.Boolean({ description: 'false: no activity.' }),
    ...sums,
    ...currencies,
    entries: Link,
  },
  closed,
);
export type FigureRow = Static<typeof FigureRowSchema>;

export const FiguresSchema = Type.Object(
  {
    ...days,
    by: Type.Enum([...FIGURE_GROUPS]),
    rows: listOf(FigureRowSchema),
    /** A round with stakes on several options counts once here, and in the row of each option. */
    total: Type.Object({ ...sums, ...currencies, entries: Link }, closed),
  },
  closed,
);
export type FiguresAnswer = Static<typeof FiguresSchema>;

// Theory against actual returns

export const TheoryQuerySchema = Type.Object(
  {
    ...days,
    table: Type.Optional(AnyTable),
    brand: BrandFilter,
    format: Type.Optional(FormatSchema),
  },
  closed,
);
export type TheoryQuery = Static<typeof TheoryQuerySchema>;

/** Left out where all stakes were play coins of the house. */
const ofBrand = {
  brand: Type.Optional(BrandId),
  currency: Type.Optional({ ...CurrencyCode, description: 'Of the amounts beside it.' }),
};

const BandSchema = Type.Object({ low: Type.Number(), high: Type.Number() }, closed);

export const TheoryRowSchema = Type.Object(
  {
    option: OptionSchema,
    schedule: ScheduleSchema,
    betHash: Type.Optional(BetHashSchema),
    ...ofBrand,
    decks: listOf(Type.Integer({ description: 'Of the tables it was staked at.' })),
    bets: Type.Integer(),
    stakeMinor: MinorSchema,
    returnedMinor: MinorSchema,
    actual: Type.Number({ description: 'Returned by staked.' }),
    expected: Type.Number({
      description: 'The average return of a stake; exact odds, ties counted.',
    }),
    likely: { ...BandSchema, description: 'Where 95 of 100 such returns lie.' },
    nearlyCertain: { ...BandSchema, description: 'Where 997 of 1,000 such returns lie.' },
    deviations: Type.Number({ description: 'How far off it is, in standard deviations.' }),
    enough: Type.Boolean({
      description: 'false: too few bets for the bands to be trusted; nothing is flagged.',
    }),
    outside: Type.Boolean({ description: 'Outside the wider band: to be looked into.' }),
    entries: Link,
  },
  closed,
);
export type TheoryRow = Static<typeof TheoryRowSchema>;

/** Groups by which a return is judged for an alarm. */
export const RETURN_GROUPS = ['table', 'room', 'house'] as const;
/** The last completed day, and the last thirty. */
export const RETURN_WINDOWS = ['day', 'month'] as const;

export const UNJUDGED = ['no-schedule', 'no-table', 'nothing-left'] as const;

export const TheorySchema = Type.Object(
  {
    ...days,
    rows: listOf(TheoryRowSchema),
    unjudged: {
      ...listOf(
        Type.Object(
          {
            option: orNull(OptionSchema),
            table: orNull(AnyTable),
            ...ofBrand,
            because: Type.Enum([...UNJUDGED]),
            bets: Type.Integer(),
            stakeMinor: MinorSchema,
          },
          closed,
        ),
      ),
      description:
        'What is in the figures and in no row: by an older release, or nothing is left of it after corrections.',
    },
    alarms: {
      ...listOf(
        Type.Object(
          {
            of: Type.Enum([...RETURN_GROUPS]),
            name: Type.String({ description: 'The table or the room; empty for the house.' }),
            option: OptionSchema,
            schedule: ScheduleSchema,
            betHash: Type.Optional(BetHashSchema),
            ...ofBrand,
            window: Type.Enum([...RETURN_WINDOWS]),
            deviations: Type.Number(),
          },
          closed,
        ),
      ),
      description:
        'Returns of the last completed day and the last thirty that are outside of what the alarm allows; whatever ' +
        'days were asked for.',
    },
    alarmDeviations: Type.Number({ description: 'Standard deviations beyond which the alarm rings.' }),
    assumption: Type.String(),
  },
  closed,
);
export type TheoryAnswer = Static<typeof TheorySchema>;

// The entries behind a figure

export const EntriesQuerySchema = Type.Object(
  {
    ...days,
    table: Type.Optional(AnyTable),
    option: Type.Optional(OptionSchema),
    dealer: Type.Optional(Type.String({ maxLength: 64, description: 'Empty: the machine.' })),
    brand: BrandFilter,
    format: Type.Optional(FormatSchema),
    ...paging,
  },
  closed,
);

export const ReportEntrySchema = Type.Object(
  {
    table: AnyTable,
    shoe: Type.Integer(),
    round: Type.Integer(),
    patron: Type.String(),
    revision: Type.Integer({ description: '0: the first settlement; later revisions have their changes.' }),
    reason: orNull(Type.String({ description: 'Why it was cancelled or corrected.' })),
    at: InstantSchema,
    status: Type.Enum([...RECORD_STATUSES]),
    dealer: orNull(Type.String()),
    option: orNull(OptionSchema),
    schedule: orNull(ScheduleSchema),
    betHash: Type.Optional(BetHashSchema),
    bets: Type.Integer(),
    stakeMinor: MinorSchema,
    winningsMinor: MinorSchema,
    commissionMinor: MinorSchema,
    returnedMinor: MinorSchema,
    uncollectedMinor: MinorSchema,
  },
  closed,
);
export type ReportEntry = Static<typeof ReportEntrySchema>;

/** A page covers a number of rounds: it may have no entries and still a next page. */
export const EntriesSchema = pageOf(ReportEntrySchema);

// Rounds that were cancelled or corrected

export const CLOSED_STATUSES = ['cancelled', 'voided', 'resettled'] as const;

export const ClosedRoundsQuerySchema = Type.Object(
  {
    from: Type.Optional(days.from),
    to: Type.Optional(days.to),
    table: Type.Optional(AnyTable),
    status: Type.Optional(Type.Enum([...CLOSED_STATUSES])),
    format: Type.Optional(FormatSchema),
    ...paging,
  },
  closed,
);
export type ClosedRoundsQuery = Static<typeof ClosedRoundsQuerySchema>;

// The journal

export const JournalQuerySchema = Type.Object(
  {
    staff: Type.Optional(Type.String({ maxLength: 64, description: 'The id of who did it.' })),
    acts: Type.Optional(
      Type.String({
        pattern: '^[a-z-]{1,40}(,[a-z-]{1,40}){0,29}$',
        description: 'Any of these, separated by commas.',
      }),
    ),
    patron: Type.Optional(Type.String({ minLength: 1, maxLength: MOST_PATRON_TEXT })),
    brand: BrandFilter,
    table: Type.Optional(AnyTable),
    shoe: Type.Optional(Type.Integer({ minimum: 1 })),
    round: Type.Optional(Type.Integer({ minimum: 1 })),
    from: Type.Optional(days.from),
    to: Type.Optional(days.to),
    cards: Type.Optional(
      Type.Enum(['each', 'folded'], {
        description: 'folded: without each card; the confirmed result has them. Left out, each.',
      }),
    ),
    format: Type.Optional(FormatSchema),
    ...paging,
  },
  closed,
);

export const JournalPeopleSchema = Type.Object({ people: listOf(StaffSchema) }, closed);
export type JournalPeople = Static<typeof JournalPeopleSchema>;
export type JournalFileQuery = Static<typeof JournalQuerySchema>;

export const JournalLineSchema = Type.Object(
  {
    number: Type.Integer(),
    at: InstantSchema,
    staff: orNull(StaffSchema),
    role: orNull(Type.Enum([...ROLES])),
    action: Type.String(),
    table: orNull(Type.String()),
    shoe: orNull(Type.Integer()),
    round: orNull(Type.Integer()),
    patron: orNull(Type.String()),
    patronName: Type.Optional(
      Type.String({
        description: 'What the patron is called at the table. It is no part of what is hashed.',
      }),
    ),
    reason: orNull(Type.String()),
    before: Type.Unknown(),
    after: Type.Unknown(),
    hash: Type.String({ description: 'Over the entry and the hash of the one before.' }),
  },
  closed,
);
export type JournalLine = Static<typeof JournalLineSchema>;

export const JournalSchema = pageOf(JournalLineSchema);
export type JournalAnswer = Static<typeof JournalSchema>;
