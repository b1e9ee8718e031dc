// The answers of the wallet: the body with status 200 of each call, and the problem with every other status.
import { type Static, Type } from 'typebox';
import type { WalletCall } from './calls.ts';
import { WALLET_CODES } from './code.ts';
import {
  Amount,
  Balance,
  CurrencyCode,
  LanguageTag,
  OPEN,
  PatronRef,
  TransactionId,
  Words,
} from './shapes.ts';

export const BalanceAnswerSchema = Type.Object({ currency: CurrencyCode, balance: Balance }, OPEN);

export const SessionAnswerSchema = Type.Object(
  {
    patron: PatronRef,
    currency: CurrencyCode,
    balance: Balance,
    limits: Type.Optional(
      Type.Object(
        { stake: Type.Optional(Amount) },
        { ...OPEN, description: 'Limits that Punto shows; the wallet keeps them by itself.' },
      ),
    ),
    realityCheck: Type.Optional(
      Type.Object(
        { minutes: Type.Integer({ minimum: 1, maximum: 1440 }) },
        { ...OPEN, description: 'How often the patron is asked whether to go on.' },
      ),
    ),
  },
  OPEN,
);

/** The answer to debit, credit, adjust and promo. */
export const MovedAnswerSchema = Type.Object(
  { transaction: TransactionId, currency: CurrencyCode, balance: Balance },
  OPEN,
);

export const CANCEL_OUTCOMES = ['returned', 'not-taken', 'cancelled-before', 'already-settled'] as const;

export const CancelAnswerSchema = Type.Object(
  {
    transaction: TransactionId,
    currency: CurrencyCode,
    balance: Balance,
    outcome: Type.Enum([...CANCEL_OUTCOMES], {
      description:
        'returned: the money of the debit went back; not-taken: the debit never took money, and never will; cancelled-before: ' +
        'another cancel had it; already-settled: a credit had settled it, and no money moved.',
    }),
  },
  OPEN,
);

export const ProblemSchema = Type.Object(
  {
    code: Type.Enum([...WALLET_CODES]),
    retryable: Type.Boolean({ description: 'Whether the same call may be answered otherwise later.' }),
    balance: Type.Optional(Balance),
    say: Type.Optional(
      Words(
        'What to show the patron, as plain text: with funds, session-expired, patron-blocked and the limits. Control characters are removed.',
      ),
    ),
    lang: Type.Optional(LanguageTag),
  },
  OPEN,
);

export const ANSWER_SCHEMAS = {
  session: SessionAnswerSchema,
  balance: BalanceAnswerSchema,
  debit: MovedAnswerSchema,
  cancel: CancelAnswerSchema,
  credit: MovedAnswerSchema,
  adjust: MovedAnswerSchema,
  promo: MovedAnswerSchema,
} as const satisfies Readonly<Record<WalletCall, object>>;

export type CancelOutcome = (typeof CANCEL_OUTCOMES)[number];
export type WalletProblem = Static<typeof ProblemSchema>;
export type BalanceAnswer = Static<typeof BalanceAnswerSchema>;
export type WalletSessionAnswer = Static<typeof SessionAnswerSchema>;
export type MovedAnswer = Static<typeof MovedAnswerSchema>;
export type CancelAnswer = Static<typeof CancelAnswerSchema>;

/** An answer before serialization: status and body. */
export type WalletAnswer = {
  readonly status: number;
  readonly body: BalanceAnswer | WalletSessionAnswer | MovedAnswer | CancelAnswer | WalletProblem;
};
