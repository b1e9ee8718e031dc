// The closed list of codes with which an operator refuses a call: the HTTP status of each, whether the same call may succeed
// later, and who must act. `already-settled` is an outcome of `cancel`, never a refusal.

export type Actor = 'patron' | 'operator' | 'punto' | 'none';

export type CodeMeaning = {
  readonly status: number;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  readonly acts: Actor;
  readonly means: string;
};

export const CODES = {
  funds: {
    status: 402,
    retryable: false,
    acts: 'patron',
    means: 'The balance is less than the amount. The answer has the balance.',
  },
  'session-expired': {
    status: 401,
    retryable: false,
    acts: 'patron',
    means: 'The session has ended or is not known: the patron launches the game again. Never for a credit.',
  },
  'patron-blocked': {
    status: 403,
    retryable: false,
    acts: 'operator',
    means: 'The patron may not bet: blocked, excluded, or taking a break.',
  },
  'limit-stake': {
    status: 409,
    retryable: false,
    acts: 'patron',
    means: 'The amount is above the limit on one stake.',
  },
  'limit-loss': {
    status: 409,
    retryable: false,
    acts: 'patron',
    means: 'The loss would be above the limit of the patron.',
  },
  'limit-time': {
    status: 409,
    retryable: false,
    acts: 'patron',
    means: 'The time that the patron may play is over.',
  },
  'limit-turnover': {
    status: 409,
    retryable: false,
    acts: 'patron',
    means: 'All stakes together would be above the limit of the patron.',
  },
  currency: {
    status: 422,
    retryable: false,
    acts: 'operator',
    means: 'The patron has no account in this currency.',
  },
  'unknown-patron': {
    status: 404,
    retryable: false,
    acts: 'operator',
    means: 'There is no such patron.',
  },
  'id-reused': {
    status: 409,
    retryable: false,
    acts: 'punto',
    means: 'The transaction is known with another body. Nothing was done.',
  },
  cancelled: {
    status: 409,
    retryable: false,
    acts: 'none',
    means: 'This debit was cancelled, before or after it came. No money is held for it.',
  },
  'already-settled': {
    status: 409,
    retryable: false,
    acts: 'punto',
    means:
      'A credit has settled this debit. An outcome of cancel, which moves no money then; no call is refused with it.',
  },
  signature: {
    status: 401,
    retryable: true,
    acts: 'operator',
    means:
      'No signature of the call is right, or its time is more than five minutes off: check keys and clocks.',
  },
  malformed: {
    status: 400,
    retryable: false,
    acts: 'punto',
    means: 'The body is no JSON of this call. Nothing was done.',
  },
  busy: {
    status: 503,
    retryable: true,
    acts: 'none',
    means: 'Too much at the moment. Nothing was done.',
  },
  unavailable: {
    status: 503,
    retryable: true,
    acts: 'operator',
    means: 'The wallet cannot answer. Nothing was done.',
  },
} as const satisfies Readonly<Record<string, CodeMeaning>>;

export type WalletCode = keyof typeof CODES;

export const isWalletCode = (text: string): text is WalletCode => Object.hasOwn(CODES, text);

export const WALLET_CODES = Object.keys(CODES).filter(isWalletCode);
