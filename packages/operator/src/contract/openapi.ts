// The OpenAPI 3.1 document of the calls from Punto to the operator, generated from the schemas that check the calls. The
// committed copy is packages/operator/openapi/wallet.json.
import { ANSWER_SCHEMAS, ProblemSchema } from './answers.ts';
import { CALL_SCHEMAS, WALLET_CALLS, type WalletCall } from './calls.ts';
import { CODES, WALLET_CODES, type WalletCode } from './code.ts';
import { ANSWER_EXAMPLES, CALL_EXAMPLES, PROBLEM_EXAMPLE } from './examples.ts';

const SAYS: Readonly<Record<WalletCall, { readonly summary: string; readonly description: string }>> = {
  session: {
    summary: 'A patron comes from a launch',
    description:
      'The operator binds the session to the patron of the launch. Any answer but 200 refuses the launch. The currency is fixed for the session.',
  },
  balance: {
    summary: 'The balance of a patron',
    description: 'Moves nothing. Without an answer Punto shows the last balance it knows, greyed.',
  },
  debit: {
    summary: 'Take the stakes of a ticket',
    description:
      'Never sent again by Punto. 200 means that the money is taken; a signed 4xx that nothing was taken and nothing will be. After ' +
      'five seconds, a 5xx, a broken connection or an answer that cannot be read Punto refuses the ticket and sends a cancel. The ' +
      'network may deliver a debit twice: the same transaction with the same body gets the same answer, a refusal too.',
  },
  cancel: {
    summary: 'Return a debit',
    description:
      'Always 200. An unknown debit is poisoned: if it arrives later it is refused with `cancelled`. Punto repeats the call ' +
      'with the same body until it is answered.',
  },
  credit: {
    summary: 'Credit the returns of a round',
    description:
      'Always accepted, also after the end of the session, and also with amount 0 for lost bets. Punto repeats the call with the same ' +
      'body until it is answered. Never refused because of an unknown debit.',
  },
  adjust: {
    summary: 'A correction by the floor',
    description:
      'Adds delta to the balance. A delta below 0 that the balance does not cover is refused with `funds`, and the balance is unchanged.',
  },
  promo: {
    summary: 'A voucher, prize or rebate',
    description:
      'Optional: Punto has no vouchers and does not send this call. A wallet that has it is ready for a release that does. Adds the amount to ' +
      'the balance; a caller repeats it with the same body until it is answered.',
  },
};

/** The refusal codes of each call, besides those of every call. */
const REFUSALS: Readonly<Record<WalletCall, readonly WalletCode[]>> = {
  session: ['session-expired', 'patron-blocked', 'unknown-patron'],
  balance: ['session-expired', 'currency', 'unknown-patron'],
  debit: [
    'funds',
    'session-expired',
    'patron-blocked',
    'limit-stake',
    'limit-loss',
    'limit-time',
    'limit-turnover',
    'currency',
    'unknown-patron',
    'id-reused',
    'cancelled',
  ],
  cancel: ['id-reused', 'currency', 'unknown-patron'],
  credit: ['id-reused', 'currency', 'unknown-patron'],
  adjust: ['funds', 'id-reused', 'currency', 'unknown-patron'],
  promo: ['id-reused', 'currency', 'unknown-patron'],
};

const OF_EVERY_CALL: readonly WalletCode[] = ['signature', 'malformed', 'busy', 'unavailable'];

const header = (description: string, schema: object, required = true) => ({
  description,
  ...(required ? { required } : {}),
  schema,
});

const SIGNED = {
  'webhook-id': header(
    'The id of the message: the transaction of a call that has one; an answer repeats the id of its call.',
    { type: 'string' },
  ),
  'webhook-timestamp': header(
    'The time of signing, seconds since 1970. At most five minutes ahead or behind.',
    {
      type: 'integer',
    },
  ),
  'webhook-signature': header(
    'By Standard Webhooks 1.0: one or more of `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`, between spaces; one for each key while keys rotate.',
    { type: 'string' },
  ),
} as const;

const PARAMETERS = [
  ...Object.entries(SIGNED).map(([name, about]) => ({ name, in: 'header', ...about })),
  {
    name: 'traceparent',
    in: 'header',
    description: 'The trace of the call, by W3C Trace Context.',
    schema: { type: 'string' },
  },
];

const bodyName = (call: WalletCall, what: 'Call' | 'Answer'): string =>
  `${(call[0] ?? '').toUpperCase()}${call.slice(1)}${what}`;

const json = (name: string, example: object) => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${name}` },
    examples: { one: { value: example } },
  },
});

const answer = (description: string, name: string, example: object) => ({
  description,
  headers: SIGNED,
  content: json(name, example),
});

/** Problems by status, with the codes of each. */
const problemsOf = (call: WalletCall): readonly (readonly [string, object])[] => {
  const codes = [...REFUSALS[call], ...OF_EVERY_CALL];
  const statuses = [...new Set(codes.map((code) => CODES[code].status))].toSorted((a, b) => a - b);
  return statuses.map((status) => {
    const here = codes.filter((code) => CODES[code].status === status);
    const [first] = here;
    const example =
      first === 'funds' || first === undefined
        ? PROBLEM_EXAMPLE
        : { code: first, retryable: CODES[first].retryable };
    return [
      String(status),
      answer(here.map((code) => `\`${code}\``).join(', '), 'Problem', example),
    ] as const;
  });
};

const operation = (call: WalletCall): object => ({
  post: {
    operationId: call,
    ...SAYS[call],
    tags: ['wallet'],
    security: [{ signature: [] }],
    parameters: PARAMETERS,
    requestBody: { required: true, content: json(bodyName(call, 'Call'), CALL_EXAMPLES[call]) },
    responses: Object.fromEntries([
      ['200', answer('Done.', bodyName(call, 'Answer'), ANSWER_EXAMPLES[call])],
      ...problemsOf(call),
    ]),
  },
});

const codeList = (): string =>
  [
    '| code | status | retryable | who acts | means |',
    '|---|---|---|---|---|',
    ...WALLET_CODES.map((code) => {
      const { status, retryable, acts, means } = CODES[code];
      const at = code === 'already-settled' ? '' : status;
      return `| \`${code}\` | ${at} | ${retryable ? 'yes' : 'no'} | ${acts} | ${means} |`;
    }),
  ].join('\n');

const DESCRIPTION = [
  'What Punto asks of the wallet of an operator. Amounts are integers in minor units of the currency, by the exponent of ISO 4217 ' +
    '(JPY 0, EUR 2, KWD 3). Times are milliseconds since 1970.',
  'Every call and every answer is signed by Standard Webhooks 1.0. Punto takes an answer without a right signature for no answer at all, ' +
    'so that the error page of a proxy is never taken for a decision of the wallet.',
  'Ids are kept for four months at least. The same transaction with the same body gets the same answer, the balance of then included; with ' +
    'another body it is refused with `id-reused`. Two bodies are the same when they are the same JSON value.',
  codeList(),
].join('\n\n');

/** How the documents of both directions name the signature. */
export const SIGNATURE_SCHEMES = {
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description: 'Standard Webhooks 1.0.',
  },
} as const;

/** The document as a JSON value. */
const walletDocument = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Punto: the wallet of an operator',
    version: '1',
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'https://wallet.operator.example/punto', description: 'The address of the wallet.' }],
  tags: [{ name: 'wallet', description: 'Calls of Punto to the operator.' }],
  paths: Object.fromEntries(WALLET_CALLS.map((call) => [`/${call}`, operation(call)])),
  components: {
    schemas: {
      ...Object.fromEntries(WALLET_CALLS.map((call) => [bodyName(call, 'Call'), CALL_SCHEMAS[call]])),
      ...Object.fromEntries(WALLET_CALLS.map((call) => [bodyName(call, 'Answer'), ANSWER_SCHEMAS[call]])),
      Problem: ProblemSchema,
    },
    securitySchemes: SIGNATURE_SCHEMES,
  },
});

/** The text of the committed file. */
export const walletDocumentText = (): string => `${JSON.stringify(walletDocument(), null, 2)}\n`;
