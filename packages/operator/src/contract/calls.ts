// The calls of the wallet, Punto to operator: one JSON body each, sent with POST to the wallet's address followed by the name of
// the call.
import { type Static, Type } from 'typebox';
import {
  Amount,
  BrandRef,
  CLOSED,
  Counted,
  CurrencyCode,
  LaunchRef,
  listOf,
  Mode,
  Moment,
  OptionRef,
  PatronRef,
  RoundResult,
  ScheduleRef,
  SessionRef,
  Stake,
  TableRef,
  TicketRef,
  TransactionId,
  Words,
} from './shapes.ts';

/** Session, patron and currency: in every call that moves money. */
const OWNER = { session: SessionRef, patron: PatronRef, brand: BrandRef, currency: CurrencyCode };
const ROUND = { table: TableRef, shoe: Counted, round: Counted };

export const SessionCallSchema = Type.Object(
  { launch: LaunchRef, session: SessionRef, patron: PatronRef, brand: BrandRef },
  CLOSED,
);

export const BalanceCallSchema = Type.Object(OWNER, CLOSED);

const DebitLine = Type.Object({ option: OptionRef, stake: Stake, schedule: ScheduleRef }, CLOSED);

export const DebitCallSchema = Type.Object(
  {
    transaction: TransactionId,
    ...OWNER,
    amount: Stake,
    ...ROUND,
    ticket: TicketRef,
    mode: Mode,
    lines: listOf(DebitLine, { minItems: 1, description: 'Their stakes add up to the amount.' }),
    placedAt: Moment,
  },
  CLOSED,
);

export const CANCEL_REASONS = ['unclear', 'late', 'not-placed', 'round-cancelled'] as const;

export const CancelCallSchema = Type.Object(
  {
    transaction: TransactionId,
    ...OWNER,
    debit: TransactionId,
    reason: Type.Enum([...CANCEL_REASONS], {
      description:
        'unclear: no answer, or one that could not be read; late: the answer came after the closing of the betting; not-placed: ' +
        'the table has refused the ticket meanwhile; round-cancelled: the ' +
        'round was cancelled before it was settled.',
    }),
  },
  CLOSED,
);

export const LINE_OUTCOMES = ['won', 'lost', 'push', 'void'] as const;

const CreditLine = Type.Object(
  {
    option: OptionRef,
    stake: Stake,
    return: Amount,
    commission: Amount,
    outcome: Type.Enum([...LINE_OUTCOMES]),
  },
  CLOSED,
);

export const CreditCallSchema = Type.Object(
  {
    transaction: TransactionId,
    ...OWNER,
    debits: listOf(TransactionId, { minItems: 1, description: 'The debits that this credit settles.' }),
    amount: Amount,
    ...ROUND,
    lines: listOf(CreditLine, { minItems: 1, description: 'Their returns add up to the amount.' }),
    roundClosed: Type.Boolean({ description: 'Nothing more comes of this round but corrections.' }),
    result: RoundResult,
  },
  CLOSED,
);

export const AdjustCallSchema = Type.Object(
  {
    transaction: TransactionId,
    ...OWNER,
    of: TransactionId,
    delta: Type.Integer({
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Minor units to add to the balance; below 0 to take away.',
    }),
    reason: Words('Why the round was corrected.'),
    approvedBy: Words('Who approved it at the table.'),
  },
  CLOSED,
);

export const PROMO_KINDS = ['voucher', 'prize', 'rebate'] as const;

export const PromoCallSchema = Type.Object(
  {
    transaction: TransactionId,
    ...OWNER,
    kind: Type.Enum([...PROMO_KINDS]),
    voucher: Words('What is redeemed.'),
    amount: Stake,
  },
  CLOSED,
);

export const CALL_SCHEMAS = {
  session: SessionCallSchema,
  balance: BalanceCallSchema,
  debit: DebitCallSchema,
  cancel: CancelCallSchema,
  credit: CreditCallSchema,
  adjust: AdjustCallSchema,
  promo: PromoCallSchema,
} as const;

export type WalletCall = keyof typeof CALL_SCHEMAS;
export const isWalletCall = (text: string): text is WalletCall => Object.hasOwn(CALL_SCHEMAS, text);
export const WALLET_CALLS = Object.keys(CALL_SCHEMAS).filter(isWalletCall);

export type SessionCall = Static<typeof SessionCallSchema>;
export type BalanceCall = Static<typeof BalanceCallSchema>;
export type DebitCall = Static<typeof DebitCallSchema>;
export type CancelCall = Static<typeof CancelCallSchema>;
export type CreditCall = Static<typeof CreditCallSchema>;
export type AdjustCall = Static<typeof AdjustCallSchema>;
export type PromoCall = Static<typeof PromoCallSchema>;

/** The body of each call. */
export type CallBodies = {
  readonly session: SessionCall;
  readonly balance: BalanceCall;
  readonly debit: DebitCall;
  readonly cancel: CancelCall;
  readonly credit: CreditCall;
  readonly adjust: AdjustCall;
  readonly promo: PromoCall;
};

/** The calls that move money; each has a transaction id. */
export const MONEY_CALLS = [
  'debit',
  'cancel',
  'credit',
  'adjust',
  'promo',
] as const satisfies readonly WalletCall[];
export type MoneyCall = (typeof MONEY_CALLS)[number];

/** A call with its body. */
export type AnyCall = {
  readonly [C in WalletCall]: { readonly call: C; readonly body: CallBodies[C] };
}[WalletCall];
export type AnyMoneyCall = Extract<AnyCall, { readonly call: MoneyCall }>;
