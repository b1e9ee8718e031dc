// The operator's calls to Punto: their schemas and texts, from which both the routes and the OpenAPI document are made.
import { ErrorSchema } from '@punto/protocol/api';
import {
  OfficeBrandSchema,
  OfficeDaysQuerySchema,
  OfficeDaysSchema,
  OfficeEndedSchema,
  OfficeEndSessionsSchema,
  OfficePageAddressSchema,
  OfficeReconcileQuerySchema,
  OfficeReconciliationSchema,
  OfficeRetriedSchema,
  OfficeRetrySchema,
  OfficeRoundParamsSchema,
  OfficeRoundsQuerySchema,
  OfficeRoundsSchema,
  OfficeRoundTraceSchema,
  OfficeTablesSchema,
  OfficeTransactionsQuerySchema,
  OfficeTransactionsSchema,
  OfficeWebhooksQuerySchema,
  OfficeWebhooksSchema,
} from '@punto/protocol/office/office-schema';
import { BrandParamsSchema, LaunchAnswerSchema, LaunchSchema } from '@punto/protocol/operator-api';

const REFUSED = { 400: ErrorSchema, 401: ErrorSchema, 429: ErrorSchema, 503: ErrorSchema };
/** These routes have their own OpenAPI document: `hide` keeps them out of the document of patrons and floor. */
const OPERATORS = ['operators'];

export const OFFICE_CALLS = {
  launch: {
    hide: true,
    tags: OPERATORS,
    operationId: 'launch',
    summary: 'Launch a patron: returns a launch URL that opens the game once, within a minute',
    description:
      'Open the URL in the browser of the patron, or in a frame of a page whose origin the brand file names. Punto then calls `session` at ' +
      'the wallet with the word `launch`. The limit of 429 is `launches.perMinute` of the brand file.',
    params: BrandParamsSchema,
    body: LaunchSchema,
    response: { 200: LaunchAnswerSchema, ...REFUSED, 409: ErrorSchema },
  },
  tables: {
    hide: true,
    tags: OPERATORS,
    operationId: 'tables',
    summary: 'The tables',
    description: 'All tables of the house, in the order of the lobby.',
    params: OfficeBrandSchema,
    response: { 200: OfficeTablesSchema, ...REFUSED },
  },
  rounds: {
    hide: true,
    tags: OPERATORS,
    operationId: 'rounds',
    summary: 'Rounds with stakes of the brand, oldest first',
    description:
      'One item for each revision of a round: its settlement, then each correction. The cursor `next` continues after the last item and ' +
      'never expires: keep it and ask again later. `from` and `to` filter by the time of the revision.',
    params: OfficeBrandSchema,
    querystring: OfficeRoundsQuerySchema,
    response: { 200: OfficeRoundsSchema, ...REFUSED },
  },
  round: {
    hide: true,
    tags: OPERATORS,
    operationId: 'round',
    summary: 'One round: cards, tickets, accounts, entries, proof',
    description: 'Contains the data of the brand’s own patrons only.',
    params: OfficeRoundParamsSchema,
    response: { 200: OfficeRoundTraceSchema, ...REFUSED, 404: ErrorSchema },
  },
  pageAddress: {
    hide: true,
    tags: OPERATORS,
    operationId: 'roundPage',
    summary: 'A signed URL of a round page, for support',
    description: 'A bearer URL: it opens the round page for fifteen minutes, without a sign-in.',
    params: OfficeRoundParamsSchema,
    response: { 200: OfficePageAddressSchema, ...REFUSED, 404: ErrorSchema },
  },
  endSessions: {
    hide: true,
    tags: OPERATORS,
    operationId: 'endSessions',
    summary: 'End the sessions of a patron',
    description:
      'Open stakes stay in play and are credited as usual. A webhook reports each session that ends. An unknown patron has no sessions.',
    params: OfficeBrandSchema,
    body: OfficeEndSessionsSchema,
    response: { 200: OfficeEndedSchema, ...REFUSED, 409: ErrorSchema },
  },
  transactions: {
    hide: true,
    tags: OPERATORS,
    operationId: 'transactions',
    summary: 'Calls to the wallet, oldest first',
    description:
      'Debits and owed calls. The feed ends a minute before now, so that no later row has an earlier time; `unresolved` calls are listed ' +
      'up to now. The fields are those of a line of `punto operator reconcile`.',
    params: OfficeBrandSchema,
    querystring: OfficeTransactionsQuerySchema,
    response: { 200: OfficeTransactionsSchema, ...REFUSED },
  },
  days: {
    hide: true,
    tags: OPERATORS,
    operationId: 'days',
    summary: 'Figures by gaming day, currency, table and option',
    description:
      'A line with `corrects` sums the corrections that were made on its day to rounds of an earlier day. Figures of a closed day never change.',
    params: OfficeBrandSchema,
    querystring: OfficeDaysQuerySchema,
    response: { 200: OfficeDaysSchema, ...REFUSED },
  },
  reconcile: {
    hide: true,
    tags: OPERATORS,
    operationId: 'reconcile',
    summary: 'Compare a file of the operator with the calls of Punto on a gaming day',
    description:
      'The body is CSV of at most 128 MiB, as `punto operator reconcile` reads it: the first line names the columns transaction, currency, amount, ' +
      'state and at. Let it reach an hour beyond the day on both sides. The first 10,000 differences are listed, all are counted.',
    params: OfficeBrandSchema,
    querystring: OfficeReconcileQuerySchema,
    response: { 200: OfficeReconciliationSchema, ...REFUSED, 409: ErrorSchema, 413: ErrorSchema },
  },
  webhooks: {
    hide: true,
    tags: OPERATORS,
    operationId: 'deadWebhooks',
    summary: 'Dead letters: webhooks that were given up, oldest first',
    description:
      'A webhook is given up after about three days of retries. Dead letters are kept for thirty days.',
    params: OfficeBrandSchema,
    querystring: OfficeWebhooksQuerySchema,
    response: { 200: OfficeWebhooksSchema, ...REFUSED },
  },
  retry: {
    hide: true,
    tags: OPERATORS,
    operationId: 'retryWebhooks',
    summary: 'Resend dead letters',
    description: 'Returns the number of dead letters that are sent again.',
    params: OfficeBrandSchema,
    body: OfficeRetrySchema,
    response: { 200: OfficeRetriedSchema, ...REFUSED, 409: ErrorSchema },
  },
} as const;
