// The operator's calls to Punto: their schemas and texts, from which both the routes and the OpenAPI document are made.
import { ErrorSchema } from '@punto/protocol/api';
import {
  OfficeBrandSchema,
  OfficeDaysQuerySchema,
  OfficeDaysSchema,
  OfficeEndedSchema,
  OfficeEndSessionsSchema,
  OfficePageAddressSchema,
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

const REFUSED = { 400: ErrorSchema, 401: ErrorSchema, 429: ErrorSchema, 503: ErrorSchema };
/** A document of its own has them: `hide` keeps them out of that of the patrons and the floor. */
const OPERATORS = ['operators'];

export const OFFICE_CALLS = {
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
      'Every account of a round, a correction as an item of its own. `next` goes on after the last item and stays valid for ever: keep it, ' +
      'and ask again later. `from` and `to` filter by the time of the account.',
    params: OfficeBrandSchema,
    querystring: OfficeRoundsQuerySchema,
    response: { 200: OfficeRoundsSchema, ...REFUSED },
  },
  round: {
    hide: true,
    tags: OPERATORS,
    operationId: 'round',
    summary: 'One round: cards, tickets, accounts, entries, proof',
    description: 'With everything of the patrons of the brand, and nothing of others.',
    params: OfficeRoundParamsSchema,
    response: { 200: OfficeRoundTraceSchema, ...REFUSED, 404: ErrorSchema },
  },
  pageAddress: {
    hide: true,
    tags: OPERATORS,
    operationId: 'roundPage',
    summary: 'An address of the page of a round, for support',
    description: 'Whoever has the address sees the page for fifteen minutes, without signing in.',
    params: OfficeRoundParamsSchema,
    response: { 200: OfficePageAddressSchema, ...REFUSED, 404: ErrorSchema },
  },
  endSessions: {
    hide: true,
    tags: OPERATORS,
    operationId: 'endSessions',
    summary: 'End the sessions of a patron',
    description:
      'Stakes that lie on the felt play on, and are credited as always. Each session that ends is reported by a webhook. A patron who is not known has no session.',
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
      'Debits, and calls that are or were owed. All of them end a minute before now, so that none comes later with an earlier time; the ' +
      'unresolved ones reach to now. The fields are those of a line of `punto operator reconcile`.',
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
      'A line with `corrects` is the difference that corrections on its day made to rounds of an earlier day: a day that is closed never changes.',
    params: OfficeBrandSchema,
    querystring: OfficeDaysQuerySchema,
    response: { 200: OfficeDaysSchema, ...REFUSED },
  },
  webhooks: {
    hide: true,
    tags: OPERATORS,
    operationId: 'deadWebhooks',
    summary: 'Webhooks that were given up, oldest first',
    description: 'A webhook is given up after about three days of attempts, and kept for thirty days.',
    params: OfficeBrandSchema,
    querystring: OfficeWebhooksQuerySchema,
    response: { 200: OfficeWebhooksSchema, ...REFUSED },
  },
  retry: {
    hide: true,
    tags: OPERATORS,
    operationId: 'retryWebhooks',
    summary: 'Send webhooks again that were given up',
    description: 'Answers with the number of those that were given up and are sent again.',
    params: OfficeBrandSchema,
    body: OfficeRetrySchema,
    response: { 200: OfficeRetriedSchema, ...REFUSED, 409: ErrorSchema },
  },
} as const;
