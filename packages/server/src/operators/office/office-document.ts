// The OpenAPI 3.1 document of the operator's calls to Punto and of the webhooks, made from the schemas that check the calls. The
// committed copy is packages/operator/openapi/office.json.
import { SIGNATURE_SCHEMES } from '@punto/operator/contract/openapi';
import { errorType } from '@punto/protocol/error-page';
import type { FloorError } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/office/office-paths';
import { OPERATOR_PATHS } from '@punto/protocol/operator-api';
import { OFFICE_CALLS } from './office-calls.ts';
import {
  BOOK_EXAMPLE,
  OFFICE_BODIES,
  OFFICE_EXAMPLES,
  type OfficeCall,
  WEBHOOK_EXAMPLES,
} from './office-examples.ts';
import { WEBHOOK_SCHEMAS, webhookSchema } from './webhook-schemas.ts';

type Properties = Readonly<Record<string, object>>;
type CallSchema = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly params: { readonly properties: Properties };
  readonly querystring?: {
    readonly properties: Properties;
    readonly required?: readonly string[] | undefined;
  };
  readonly body?: object;
  readonly response: Readonly<Record<number, object>>;
};

const STATUS: Readonly<Record<string, string>> = {
  200: 'Done.',
  400: 'The request is not valid; the message says what to change.',
  401: 'The call is not signed by a key of this brand, or its time is more than five minutes off.',
  404: 'No patron of the brand has staked in such a round.',
  409: 'A call with this webhook-id came before.',
  413: 'The file is too large.',
  429: 'Too many requests: wait a moment.',
  503: 'Nothing can be read or written at the moment: try again.',
};

const SIGNED = [
  ['webhook-id', 'string', 'The id of the call. A call that changes something is done once for each id.'],
  [
    'webhook-timestamp',
    'integer',
    'The time of signing, seconds since 1970. At most five minutes ahead or behind.',
  ],
  [
    'webhook-signature',
    'string',
    'By Standard Webhooks 1.0: `v1,` and the base64 of HMAC-SHA256 with a key of the brand over `id.timestamp.body`; the body of a GET is empty.',
  ],
] as const;

const signedHeaders = SIGNED.map(([name, type, description]) => ({
  ...{ name, in: 'header', required: true, description, schema: { type } },
}));

const parameters = ({ params, querystring }: CallSchema): readonly object[] => [
  ...Object.entries(params.properties).map(([name, schema]) => ({
    ...{ name, in: 'path', required: true, schema },
  })),
  ...Object.entries(querystring?.properties ?? {}).map(([name, schema]) => ({
    ...{ name, in: 'query', required: querystring?.required?.includes(name) ?? false, schema },
  })),
  ...signedHeaders,
];

const json = (schema: object, example?: object) => ({
  'application/json': { schema, ...(example ? { examples: { one: { value: example } } } : {}) },
});

const PROBLEM = { $ref: '#/components/schemas/Problem' };
const problem = (error: FloorError, message: string): object => ({
  error,
  type: errorType(error),
  message,
});
const PROBLEMS: Readonly<Record<string, object>> = {
  400: problem('invalid-request', 'from must be a date such as 2026-01-31.'),
  401: problem('not-signed-in', 'The call is not signed: no signature fits.'),
  404: problem('not-found', 'There is nothing at this address.'),
  409: problem('conflict', 'The webhook-id c-1 was used before: give each call a new one.'),
  413: problem('too-large', 'A file has at most 128 MiB: send the lines of one gaming day alone.'),
  429: problem('too-frequent', 'Too many requests: wait a moment.'),
  503: problem('not-ready', 'The tables are not open yet. Try again in a moment.'),
};

const BOOK_BODY = {
  required: true,
  content: { 'text/csv': { schema: { type: 'string' }, examples: { one: { value: BOOK_EXAMPLE } } } },
};

const operation = (name: OfficeCall, call: CallSchema): object => {
  const { operationId, summary, description, tags, body, response } = call;
  return {
    ...{ operationId, summary, description, tags, security: [{ signature: [] }] },
    parameters: parameters(call),
    ...(body ? { requestBody: { required: true, content: json(body, OFFICE_BODIES[name]) } } : {}),
    ...(name === 'reconcile' ? { requestBody: BOOK_BODY } : {}),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, schema]) => [
        status,
        {
          description: STATUS[status],
          content: status === '200' ? json(schema, OFFICE_EXAMPLES[name]) : json(PROBLEM, PROBLEMS[status]),
        },
      ]),
    ),
  };
};

const PATHS: Readonly<Record<OfficeCall, string>> = { ...OFFICE_PATHS, launch: OPERATOR_PATHS.launches };

const CALLS: readonly (readonly [OfficeCall, CallSchema, 'get' | 'post'])[] = [
  ['launch', OFFICE_CALLS.launch, 'post'],
  ['tables', OFFICE_CALLS.tables, 'get'],
  ['rounds', OFFICE_CALLS.rounds, 'get'],
  ['round', OFFICE_CALLS.round, 'get'],
  ['pageAddress', OFFICE_CALLS.pageAddress, 'get'],
  ['endSessions', OFFICE_CALLS.endSessions, 'post'],
  ['transactions', OFFICE_CALLS.transactions, 'get'],
  ['days', OFFICE_CALLS.days, 'get'],
  ['reconcile', OFFICE_CALLS.reconcile, 'post'],
  ['webhooks', OFFICE_CALLS.webhooks, 'get'],
  ['retry', OFFICE_CALLS.retry, 'post'],
];

const DESCRIPTION = [
  'What the operator of a brand asks of Punto, and the webhooks that Punto sends to the operator. Amounts are integers in minor units of the ' +
    'currency, by the exponent of ISO 4217 (JPY 0, EUR 2, KWD 3). Times are milliseconds since 1970.',
  'Every call is signed by Standard Webhooks 1.0 with one of the `api` keys of the brand file, and so is every webhook, with each of its `webhooks` keys. ' +
    'Answers to calls are not signed.',
  'A webhook comes at least once, and those of one round in order; its `webhook-id` is the same each time. Any status from 200 to 299 within ten seconds ' +
    'is an acknowledgement. It is sent again after five seconds, ten, twenty, up to an hour, for about three days, and then listed by `deadWebhooks`.',
].join('\n\n');

/** The document as a JSON value. */
const officeDocument = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Punto: the calls of an operator, and its webhooks',
    version: '1',
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'https://punto.operator.example', description: 'The address of Punto.' }],
  tags: [
    { name: 'operators', description: 'Calls of the operator to Punto.' },
    { name: 'webhooks', description: 'Messages of Punto to the operator.' },
  ],
  paths: Object.fromEntries(
    CALLS.map(([name, call, method]) => [
      PATHS[name].replace(/:(\w+)/g, '{$1}'),
      { [method]: operation(name, call) },
    ]),
  ),
  webhooks: Object.fromEntries(
    Object.entries(WEBHOOK_SCHEMAS).map(([type, { summary, data }]) => [
      type,
      {
        post: {
          operationId: type.replace('.', '-'),
          ...{ summary, tags: ['webhooks'], security: [{ signature: [] }], parameters: signedHeaders },
          requestBody: { required: true, content: json(webhookSchema(type, data), webhookExample(type)) },
          responses: {
            '204': { description: 'Received.' },
            '4XX': { description: 'Not received: it is sent again.' },
          },
        },
      },
    ]),
  ),
  components: {
    schemas: {
      Problem: {
        type: 'object',
        required: ['error', 'type', 'message'],
        properties: {
          error: { type: 'string', description: 'The code.' },
          type: { type: 'string', description: 'Where the code is explained, from the address of Punto.' },
          message: { type: 'string', description: 'What to change, in English.' },
        },
      },
    },
    securitySchemes: SIGNATURE_SCHEMES,
  },
});

const webhookExample = (type: string): object => ({
  ...{ type, timestamp: '2026-11-18T12:26:40.000Z', brand: 'lagoon' },
  data: Object.entries(WEBHOOK_EXAMPLES).find(([name]) => name === type)?.[1] ?? {},
});

/** The text of the committed file. */
export const officeDocumentText = (): string => `${JSON.stringify(officeDocument(), null, 2)}\n`;
