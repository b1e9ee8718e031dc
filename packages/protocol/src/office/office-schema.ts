// What the operator of a brand asks of Punto: rounds, figures by gaming day, pages of rounds, webhooks that were given up. Amounts
// are integers in minor units of the currency, times are milliseconds since 1970.
import { RECORD_STATUSES } from '@punto/table/records/record';
import { type Static, type TSchema, Type } from 'typebox';

const CLOSED = { additionalProperties: false };
const listOf = <T extends TSchema>(item: T, options = {}) => Type.Immutable(Type.Array(item, options));
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const mapOf = <T extends TSchema>(key: string, value: T, description: string) =>
  Type.Record(Type.String({ pattern: key }), value, { description });

const Amount = (description: string) =>
  Type.Integer({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: `${description} Minor units.`,
  });
const Count = (description: string) => Type.Integer({ description });
const Moment = (description: string) => Type.Integer({ minimum: 0, description });
const Day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });
const CURRENCY = '^[A-Z]{3}$';
const CurrencyRef = Type.String({ pattern: CURRENCY, description: 'ISO 4217.' });
/** The name of a private table is that of its room's table, an underscore and the patron's. */
const TableRef = Type.String({ pattern: '^[a-z0-9][A-Za-z0-9_-]{0,191}$', description: 'The table.' });
const Numbered = (description: string) => Type.Integer({ minimum: 1, description });
const Cards = listOf(Type.String({ pattern: '^[A23456789TJQK][SHDC]$' }), { maxItems: 3 });

export const OfficeBrandSchema = Type.Object(
  { brand: Type.String({ pattern: '^[a-z][a-z0-9-]{1,31}$', description: 'The brand.' }) },
  CLOSED,
);

const RoundResultSchema = Type.Object(
  {
    outcome: Type.Enum(['player', 'banker', 'tie']),
    player: Cards,
    banker: Cards,
  },
  CLOSED,
);

const SumsSchema = Type.Object(
  {
    patrons: Count('Patrons of the brand with a stake.'),
    bets: Count('Bets that count: not those whose stake went back with the round.'),
    stake: Amount('Stakes that count.'),
    return: Amount('What was returned, the stakes included.'),
    commission: Amount('Commission, which is not in the return.'),
    cancelled: Amount('Stakes that went back with a cancelled or voided round.'),
  },
  CLOSED,
);
const Currencies = mapOf(CURRENCY, SumsSchema, 'The sums of each currency.');

export const OfficeRoundSchema = Type.Object(
  {
    table: TableRef,
    shoe: Numbered('The shoe of the table.'),
    round: Numbered('The round of the shoe.'),
    revision: Type.Integer({
      minimum: 0,
      description: '0 for the first account of the round, one more for each correction.',
    }),
    at: Moment('When this account was made.'),
    status: Type.Enum([...RECORD_STATUSES]),
    currencies: Currencies,
  },
  { ...CLOSED, description: 'One account of a round. A correction is another item with the next revision.' },
);
export type OfficeRound = Static<typeof OfficeRoundSchema>;

/** The cursor and limit of a feed. */
const FEED = {
  after: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The value of `next` of the page before. Left out: from the first item.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5_000, description: 'Items of a page; 500 when left out.' }),
  ),
};
const SPAN = {
  from: Type.Optional(Moment('Items from this instant on.')),
  to: Type.Optional(Moment('Items before this instant.')),
};
const NEXT = {
  next: orNull(
    Type.String({
      description: 'Goes on after the last item, also for items that come later. Null: nothing was read yet.',
    }),
  ),
  more: Type.Boolean({ description: 'Whether there are further items now.' }),
};

export const OfficeRoundsQuerySchema = Type.Object({ ...SPAN, ...FEED }, CLOSED);
export const OfficeRoundsSchema = Type.Object({ rounds: listOf(OfficeRoundSchema), ...NEXT }, CLOSED);

export const OfficeRoundParamsSchema = Type.Object(
  {
    ...OfficeBrandSchema.properties,
    table: TableRef,
    shoe: Numbered('The shoe of the table.'),
    round: Numbered('The round of the shoe.'),
  },
  CLOSED,
);

const TicketLineSchema = Type.Object(
  {
    option: Type.String({ description: 'What was bet on.' }),
    stake: Amount('The stake.'),
    return: orNull(Amount('What came back; null while the round is open.')),
    commission: orNull(Amount('The commission; null while the round is open.')),
    verdict: orNull(Type.Enum(['won', 'pushed', 'lost', 'returned'])),
  },
  CLOSED,
);

const AccountSchema = Type.Object(
  {
    patron: Type.String({ description: "The patron's id at the operator, or at Punto where it has none." }),
    currency: CurrencyRef,
    revision: Type.Integer({ minimum: 0 }),
    at: Moment('When this account was made.'),
    status: Type.Enum([...RECORD_STATUSES]),
    reason: orNull(Type.String({ description: 'Why it was cancelled or corrected.' })),
    lines: listOf(TicketLineSchema),
    stake: Amount('The stakes of this patron.'),
    return: Amount('What came back.'),
  },
  {
    ...CLOSED,
    description: 'What one patron staked and got. A correction is another account with the next revision.',
  },
);

const TicketSchema = Type.Object(
  {
    ticket: Type.String(),
    patron: Type.String({ description: "The patron's id at the operator, or at Punto where it has none." }),
    currency: CurrencyRef,
    at: Moment('When the ticket was accepted.'),
    lines: listOf(Type.Object({ option: Type.String(), stake: Amount('The stake.') }, CLOSED)),
  },
  CLOSED,
);

const EntrySchema = Type.Object(
  {
    id: Type.String(),
    at: Moment('When it was written.'),
    code: Type.String({ description: 'What it is for: stake, payout, correction …' }),
    state: Type.Enum(['direct', 'pending', 'posted', 'voided']),
    debit: Type.String({ description: 'The account it comes from.' }),
    credit: Type.String({ description: 'The account it goes to.' }),
    currency: CurrencyRef,
    amount: Amount('The amount.'),
  },
  { ...CLOSED, description: 'An entry of the books.' },
);

export const OfficeRoundTraceSchema = Type.Object(
  {
    table: TableRef,
    shoe: Numbered('The shoe of the table.'),
    round: Numbered('The round of the shoe.'),
    status: Type.Enum(['open', ...RECORD_STATUSES]),
    openedAt: Moment('When betting opened.'),
    endedAt: orNull(Moment('The result or the cancellation.')),
    result: orNull(RoundResultSchema),
    player: Cards,
    banker: Cards,
    tickets: listOf(TicketSchema),
    accounts: listOf(AccountSchema),
    entries: listOf(EntrySchema),
    proof: orNull(
      Type.String({
        description:
          'The path of the proof of the round; null while its shoe is played, or where a person dealt.',
      }),
    ),
  },
  { ...CLOSED, description: 'A round with everything of the patrons of the brand, and nothing of others.' },
);
export type OfficeRoundTrace = Static<typeof OfficeRoundTraceSchema>;

export const OfficePageAddressSchema = Type.Object(
  {
    url: Type.String({ description: 'Whoever has this address sees the page of the round until then.' }),
    expiresAt: Moment('The end of its fifteen minutes.'),
  },
  CLOSED,
);

export const OfficePageParamsSchema = Type.Object(
  {
    ...OfficeRoundParamsSchema.properties,
    until: Type.Integer({ minimum: 0 }),
    signature: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  },
  CLOSED,
);

export const OfficeDaysQuerySchema = Type.Object(
  {
    from: Day('The first gaming day.'),
    to: Type.Optional(Day('The last gaming day; the first when left out. At most 366 days.')),
  },
  CLOSED,
);

const DayLineSchema = Type.Object(
  {
    day: Day('The gaming day on which it counts, in the zone of the brand.'),
    corrects: orNull(
      Day(
        'The gaming day of the round that this line corrects; null for what was settled on the day itself.',
      ),
    ),
    currency: CurrencyRef,
    table: TableRef,
    option: Type.String({ description: 'What was bet on.' }),
    schedule: Type.String({
      description: 'How it is paid: a schedule, or the hash of the definition of a room’s bet.',
    }),
    bets: Count('Bets that count.'),
    stake: Amount('Stakes.'),
    return: Amount('Returns, the stakes included.'),
    commission: Amount('Commission.'),
    theory: orNull(
      Type.Number({
        description:
          'The return to be expected of these stakes by exact odds; null where the odds are unknown.',
      }),
    ),
    cancelled: Amount('Stakes that went back with a cancelled or voided round.'),
  },
  CLOSED,
);
export type OfficeDayLine = Static<typeof DayLineSchema>;

export const OfficeDaysSchema = Type.Object({ lines: listOf(DayLineSchema) }, CLOSED);

const OfficeTableSchema = Type.Object(
  {
    table: TableRef,
    name: Type.String(),
    room: Type.String(),
    open: Type.Boolean({ description: 'Whether rounds are dealt.' }),
  },
  CLOSED,
);
export const OfficeTablesSchema = Type.Object({ tables: listOf(OfficeTableSchema) }, CLOSED);

export const OfficeWebhooksQuerySchema = Type.Object(
  {
    after: Type.Optional(
      Type.Integer({ minimum: 0, description: 'The number of the last one that was read.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: '100 when left out.' })),
  },
  CLOSED,
);

const DeadWebhookSchema = Type.Object(
  {
    number: Numbered('Ascending.'),
    id: Type.String({ description: 'The webhook-id of the message.' }),
    type: Type.String(),
    url: Type.String(),
    at: Moment('When it happened.'),
    attempts: Count('How often it was sent.'),
    fault: Type.String({ description: 'The fault of the last attempt.' }),
    givenUpAt: Moment('When it was given up.'),
    data: Type.Record(Type.String(), Type.Unknown(), { description: 'As in the message.' }),
  },
  CLOSED,
);
export const OfficeWebhooksSchema = Type.Object({ webhooks: listOf(DeadWebhookSchema) }, CLOSED);

export const OfficeRetrySchema = Type.Object(
  { numbers: listOf(Numbered('Of a webhook that was given up.'), { minItems: 1, maxItems: 500 }) },
  CLOSED,
);
export const OfficeRetriedSchema = Type.Object({ count: Count('Webhooks that are sent again.') }, CLOSED);

export const OfficeEndSessionsSchema = Type.Object(
  {
    patron: Type.String({
      pattern: '^[^\\u0000-\\u001f\\u007f]{1,128}$',
      description: "The patron's id at the operator.",
    }),
    currency: CurrencyRef,
    session: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 128,
        description: 'This session alone; all of the patron when left out.',
      }),
    ),
  },
  CLOSED,
);
export const OfficeEndedSchema = Type.Object({ count: Count('Sessions that were ended.') }, CLOSED);

export const OfficeTransactionsQuerySchema = Type.Object(
  {
    state: Type.Optional(
      Type.Enum(['unresolved'], { description: 'Those that are not answered alone; all when left out.' }),
    ),
    ...SPAN,
    ...FEED,
  },
  CLOSED,
);

const TransactionSchema = Type.Object(
  {
    transaction: Type.String({ description: 'The id of the call.' }),
    call: Type.Enum(['debit', 'cancel', 'credit', 'adjust', 'promo']),
    at: Moment('When Punto decided it.'),
    patron: Type.String({ description: "The patron's id at the operator." }),
    currency: CurrencyRef,
    table: TableRef,
    amount: Amount('Of a debit the stake; of other calls the change of the balance.'),
    state: Type.Enum(['open', 'done', 'refused', 'cancelled'], {
      description:
        'open: the wallet has not answered yet, and the call is sent again, or cancelled if it is a debit.',
    }),
    fault: orNull(
      Type.String({ description: 'Why it was refused or cancelled, or why the last attempt failed.' }),
    ),
  },
  CLOSED,
);
export const OfficeTransactionsSchema = Type.Object(
  { transactions: listOf(TransactionSchema), ...NEXT },
  CLOSED,
);
