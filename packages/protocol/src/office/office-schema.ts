// Schemas of the operator's calls to Punto: rounds, figures by gaming day, signed URLs of round pages, dead letters of webhooks.
// Amounts are integers in minor units of the currency, times are milliseconds since 1970.
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
    bets: Count('Bets that count, without those of a cancelled or voided round.'),
    stake: Amount('Stakes that count.'),
    return: Amount('Returns, the stakes included.'),
    commission: Amount('Commission, not included in the return.'),
    cancelled: Amount('Stakes returned with a cancelled or voided round.'),
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
      description: '0 for the settlement of the round, one more for each correction.',
    }),
    at: Moment('The time of this revision.'),
    status: Type.Enum([...RECORD_STATUSES]),
    currencies: Currencies,
  },
  {
    ...CLOSED,
    description: 'One revision of a round. Each correction is a separate item with the next revision.',
  },
);
export type OfficeRound = Static<typeof OfficeRoundSchema>;

/** The cursor and limit of a feed. A cursor has a time and an id of 128 characters at most. */
const FEED = {
  after: Type.Optional(
    Type.String({
      maxLength: 160,
      description: 'The cursor `next` of the previous page. Default: from the first item.',
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
      description:
        'The cursor after the last item; it also continues with items that are written later. Null: there was no item yet.',
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
    option: Type.String({ description: 'The betting option.' }),
    stake: Amount('The stake.'),
    return: orNull(Amount('The return; null while the round is open.')),
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
    at: Moment('The time of this revision.'),
    status: Type.Enum([...RECORD_STATUSES]),
    reason: orNull(Type.String({ description: 'Why it was cancelled or corrected.' })),
    lines: listOf(TicketLineSchema),
    stake: Amount('The stakes of this patron.'),
    return: Amount('The return, the stake included where it is returned.'),
  },
  {
    ...CLOSED,
    description:
      'Stakes and return of one patron. Each correction is a separate item with the next revision.',
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
    at: Moment('The time of the entry.'),
    code: Type.String({ description: 'The reason of the entry: stake, payout, correction …' }),
    state: Type.Enum(['direct', 'pending', 'posted', 'voided']),
    debit: Type.String({ description: 'The account that pays.' }),
    credit: Type.String({ description: 'The account that receives.' }),
    currency: CurrencyRef,
    amount: Amount('The amount.'),
  },
  { ...CLOSED, description: 'A ledger entry.' },
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
  { ...CLOSED, description: 'A round with the data of the brand’s own patrons only.' },
);
export type OfficeRoundTrace = Static<typeof OfficeRoundTraceSchema>;

export const OfficePageAddressSchema = Type.Object(
  {
    url: Type.String({ description: 'A bearer URL of the round page.' }),
    expiresAt: Moment('When the URL expires: fifteen minutes after the call.'),
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
    day: Day('The gaming day of the line, in the time zone of the brand.'),
    corrects: orNull(
      Day('The gaming day of the rounds that this line corrects; null for settlements of the day itself.'),
    ),
    currency: CurrencyRef,
    table: TableRef,
    option: Type.String({ description: 'The betting option.' }),
    schedule: Type.String({
      description: 'The pay schedule, or the hash of the definition of a room’s bet.',
    }),
    bets: Count('Bets that count.'),
    stake: Amount('Stakes.'),
    return: Amount('Returns, the stakes included.'),
    commission: Amount('Commission.'),
    theory: orNull(
      Type.Number({
        description: 'The expected return of these stakes by exact odds; null where the odds are unknown.',
      }),
    ),
    cancelled: Amount('Stakes returned with a cancelled or voided round.'),
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
      Type.Integer({ minimum: 0, description: 'The number of the last dead letter of the previous page.' }),
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
    attempts: Count('The number of attempts.'),
    fault: Type.String({ description: 'The fault of the last attempt.' }),
    givenUpAt: Moment('When it was given up.'),
    data: Type.Record(Type.String(), Type.Unknown(), { description: 'As in the message.' }),
  },
  CLOSED,
);
export const OfficeWebhooksSchema = Type.Object({ webhooks: listOf(DeadWebhookSchema) }, CLOSED);

export const OfficeRetrySchema = Type.Object(
  { numbers: listOf(Numbered('The number of a dead letter.'), { minItems: 1, maxItems: 500 }) },
  CLOSED,
);
export const OfficeRetriedSchema = Type.Object(
  { count: Count('The number of dead letters that are sent again.') },
  CLOSED,
);

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
        description: 'The session to end. Default: all sessions of the patron.',
      }),
    ),
  },
  CLOSED,
);
export const OfficeEndedSchema = Type.Object(
  { count: Count('The number of sessions ended; 0 for an unknown patron.') },
  CLOSED,
);

export const OfficeTransactionsQuerySchema = Type.Object(
  {
    state: Type.Optional(
      Type.Enum(['unresolved'], { description: 'Only unresolved calls. Default: all calls.' }),
    ),
    ...SPAN,
    ...FEED,
  },
  CLOSED,
);

const TransactionSchema = Type.Object(
  {
    transaction: Type.String({ description: 'The id of the call.' }),
    call: Type.Enum(['debit', 'cancel', 'credit', 'adjust']),
    at: Moment('When Punto decided on the call.'),
    patron: Type.String({ description: "The patron's id at the operator." }),
    currency: CurrencyRef,
    table: TableRef,
    amount: Amount('For a debit the stake; for other calls the change of the balance.'),
    state: Type.Enum(['open', 'done', 'refused', 'cancelled'], {
      description:
        'open: the wallet has not answered yet; Punto retries the call, or cancels it if it is a debit.',
    }),
    fault: orNull(
      Type.String({
        description: 'The reason of the refusal or the cancel, or the fault of the last attempt.',
      }),
    ),
  },
  CLOSED,
);
export const OfficeTransactionsSchema = Type.Object(
  { transactions: listOf(TransactionSchema), ...NEXT },
  CLOSED,
);

export const OfficeReconcileQuerySchema = Type.Object(
  { day: Day('The gaming day. Transactions of which neither line is of this day are passed over.') },
  CLOSED,
);

const BookLineSchema = Type.Object(
  {
    transaction: Type.String(),
    currency: CurrencyRef,
    amount: Amount('As in the call.'),
    state: Type.Enum(['done', 'cancelled', 'refused', 'open']),
    at: Moment('When it was decided.'),
  },
  CLOSED,
);
export const OfficeReconciliationSchema = Type.Object(
  {
    day: Day('The gaming day.'),
    ours: Count('Lines of Punto that were compared.'),
    theirs: Count('Lines of the file.'),
    counts: Type.Object(
      {
        missing: Count('Punto alone has the transaction.'),
        extra: Count('The file alone has it.'),
        amount: Count('The amounts or currencies differ.'),
        state: Count('The states differ.'),
        midnight: Count('The gaming days differ.'),
      },
      CLOSED,
    ),
    differences: listOf(
      Type.Object(
        {
          kind: Type.Enum(['missing', 'extra', 'amount', 'state', 'midnight']),
          transaction: Type.String({ description: 'The id of the call.' }),
          ours: orNull(BookLineSchema),
          theirs: orNull(BookLineSchema),
        },
        CLOSED,
      ),
      { maxItems: 10_000 },
    ),
    more: Type.Boolean({
      description: 'There are more differences than are listed; `counts` has all of them.',
    }),
  },
  CLOSED,
);
