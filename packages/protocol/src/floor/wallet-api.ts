// Operators on the floor over HTTP: each brand's tables, figures and wallet, the calls that its wallet has not answered, and a new attempt
// of one. Amounts are minor units of the currency beside them, by ISO 4217, and amounts of two currencies are never added.
import { type Static, Type } from 'typebox';
import { closed, InstantSchema, listOf, orNull } from '../setup-schema.ts';
import { AnyTable, BrandId, CurrencyCode, pageOf, paging } from './page-schema.ts';

const Amount = Type.Integer({ description: 'Minor units of the currency.' });
const Count = Type.Integer({ minimum: 0 });

/** Why the wallet gave no valid answer. */
export const WALLET_TROUBLES = [
  ...(['timeout', 'unreachable', 'cut-off', 'server-error', 'signature', 'unreadable'] as const),
] as const;
export type WalletTrouble = (typeof WALLET_TROUBLES)[number];

const WalletOnFloorSchema = Type.Object(
  {
    nodes: Type.Integer({ description: 'Server processes with a breaker of their own.' }),
    openAt: Type.Integer({
      description: 'In how many of them the breaker is open: tickets are refused at once.',
    }),
    openSince: orNull(InstantSchema),
    calls: Type.Integer({ description: 'Of the last thirty seconds.' }),
    failures: Type.Integer({ description: 'How many of them got no valid answer.' }),
    lastTrouble: orNull(Type.Object({ at: InstantSchema, trouble: Type.Enum([...WALLET_TROUBLES]) }, closed)),
  },
  closed,
);
export type WalletOnFloor = Static<typeof WalletOnFloorSchema>;

const BrandTableSchema = Type.Object(
  {
    table: AnyTable,
    minMinor: { ...Amount, description: 'The smallest stake on player and banker.' },
    maxMinor: { ...Amount, description: 'The largest stake on player and banker.' },
    stakedMinor: { ...Amount, description: 'Stakes on the felt now.' },
    exposureMinor: { ...Amount, description: 'The most the house can lose in this round.' },
  },
  closed,
);

const BrandCurrencySchema = Type.Object(
  {
    currency: CurrencyCode,
    day: Type.Object(
      {
        bets: Count,
        stakeMinor: Amount,
        returnedMinor: Amount,
        commissionMinor: Amount,
        cancelledMinor: {
          ...Amount,
          description: 'Stakes that went back with their rounds; not in the others.',
        },
      },
      { ...closed, description: 'Settled in the gaming day so far, corrections included.' },
    ),
    tables: listOf(BrandTableSchema),
  },
  closed,
);
export type BrandCurrencyOnFloor = Static<typeof BrandCurrencySchema>;

const OwedSchema = Type.Object({ calls: Count, oldestAt: orNull(InstantSchema) }, closed);

export const OperatorSchema = Type.Object(
  {
    brand: BrandId,
    name: Type.String(),
    day: Type.String({ description: 'The gaming day now, in the zone of the brand.' }),
    patrons: Type.Integer({ description: 'With a window at a table; at two tables twice.' }),
    currencies: listOf(BrandCurrencySchema),
    wallet: WalletOnFloorSchema,
    owed: { ...OwedSchema, description: 'Calls that are not delivered yet.' },
    unresolved: { ...OwedSchema, description: 'Those of them that failed, or are older than a minute.' },
    locked: listOf(
      Type.Object(
        {
          patron: Type.String(),
          patronName: Type.Optional(Type.String()),
          calls: Count,
          oldestAt: InstantSchema,
        },
        { ...closed, description: 'Whose betting unresolved calls lock.' },
      ),
    ),
  },
  closed,
);
export type OperatorOnFloor = Static<typeof OperatorSchema>;

export const OperatorsSchema = Type.Object({ at: InstantSchema, operators: listOf(OperatorSchema) }, closed);
export type OperatorsAnswer = Static<typeof OperatorsSchema>;

export const BrandsSchema = Type.Object(
  {
    brands: listOf(
      Type.Object({ brand: BrandId, name: Type.String(), currencies: listOf(CurrencyCode) }, closed),
    ),
  },
  { ...closed, description: 'The brands of operators with their names; empty in a house without operators.' },
);
export type BrandsAnswer = Static<typeof BrandsSchema>;

export const OWED_KINDS = ['cancel', 'credit', 'adjust', 'promo'] as const;
export type OwedKind = (typeof OWED_KINDS)[number];

export const OwedCallSchema = Type.Object(
  {
    id: Type.String({ description: 'The transaction at the operator.' }),
    kind: Type.Enum([...OWED_KINDS]),
    brand: BrandId,
    currency: CurrencyCode,
    patron: Type.String(),
    patronName: Type.Optional(Type.String()),
    operatorPatron: orNull(Type.String({ description: "The operator's id of the patron." })),
    table: AnyTable,
    shoe: orNull(Type.Integer()),
    round: orNull(Type.Integer()),
    tickets: listOf(Type.String()),
    amountMinor: { ...Amount, description: 'What the wallet is to pay; of a correction below 0: to take.' },
    at: InstantSchema,
    attempts: Count,
    nextAt: InstantSchema,
    fault: orNull(
      Type.String({
        description: 'The last answer: a code of the wallet, or no-answer; null: no attempt has failed.',
      }),
    ),
  },
  closed,
);
export type OwedCallLine = Static<typeof OwedCallSchema>;

export const MOST_UNRESOLVED_SHOWN = 200;
export const UnresolvedQuerySchema = Type.Object({ brand: Type.Optional(BrandId) }, closed);
export const UnresolvedSchema = Type.Object(
  {
    at: InstantSchema,
    calls: { ...listOf(OwedCallSchema), description: `The oldest first, ${MOST_UNRESOLVED_SHOWN} at most.` },
    more: Type.Boolean({ description: 'There are more.' }),
  },
  closed,
);
export type UnresolvedAnswer = Static<typeof UnresolvedSchema>;

export const ReceivablesQuerySchema = Type.Object({ brand: Type.Optional(BrandId), ...paging }, closed);
export const ReceivablesSchema = pageOf(OwedCallSchema);

export const OwedCallParamsSchema = Type.Object(
  { id: Type.String({ pattern: '^[a-z]+:[A-Za-z0-9_-]{1,80}$' }) },
  closed,
);

export const RETRY_STATES = ['due', 'already', 'delivered'] as const;
export const RetriedSchema = Type.Object(
  {
    state: Type.Enum([...RETRY_STATES], {
      description: 'due: it is tried now; already: it was due; delivered: the wallet has answered it.',
    }),
  },
  closed,
);
export type Retried = Static<typeof RetriedSchema>;

/** An alert on the floor; `since`: the breaker opened, or the oldest unresolved call was owed. */
export type WalletAlert = {
  readonly kind: 'breaker' | 'unresolved';
  readonly brand: string;
  readonly name: string;
  readonly since: number;
};
