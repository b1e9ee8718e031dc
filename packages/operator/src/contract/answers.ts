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
        {
          stake: Type.Optional(Amount),
          loss: Type.Optional(Amount),
          minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_080 })),
        },
        {
          ...OPEN,
          description:
            'Limits of this session, which Punto shows and keeps beside the wallet: `stake`, the most that may be in play at once, over all ' +
            'tables; `loss`, the most that the session may lose, stakes in play counted as lost; `minutes`, the most time at tables. Punto ' +
            'refuses a ticket beyond them as if the wallet had refused it with `limit-stake`, `limit-loss` or `limit-time`.',
        },
      ),
    ),
    realityCheck: Type.Optional(
      Type.Object(
        {
          minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
          elapsedMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_080 })),
        },
        {
          ...OPEN,
          description:
            'After how many minutes of play the patron sees the time and the result, and bets wait for the answer; once an hour at least, ' +
            'whatever the operator sets. `elapsedMinutes`: how long the patron has played at the operator before this launch, which counts ' +
            'towards the first check and to the time shown; if it is absent, the play at Punto continues.',
        },
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
