// The patron's play record and statement: in pages, newest first, or whole as a file. [T8] [L2]
import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { minor } from '@punto/engine/minor';
import { ErrorSchema, ExportQuerySchema, RecordsSchema, StatementSchema } from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import { type LifeFiguresAnswer, LifeFiguresSchema, SpanQuerySchema } from '@punto/protocol/record-api';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import { Type } from 'typebox';
import { signedIn } from '../http/session.ts';
import { byPublicName } from '../identity/public-name.ts';
import { CSV_COLUMNS, csvOf, definitionsOnce, everyRecord, jsonOf } from './record-export.ts';
import { pageSince } from './record-span.ts';
import type { HttpParts } from './route-parts.ts';

const PAGE = 20;
const EXPORTS = {
  csv: { type: 'text/csv; charset=utf-8; header=present', write: csvOf },
  json: { type: 'application/json; charset=utf-8', write: jsonOf },
} as const;
const FileSchema = Type.Unsafe<Readable>(Type.String({ description: 'The file.' }));
const security = [{ session: [] }];

const GET_FIGURES = {
  schema: {
    tags: ['records'],
    summary: 'Sums of all rounds of the patron',
    security,
    response: { 200: LifeFiguresSchema, 401: ErrorSchema },
  },
} as const;

export const recordRoutes =
  ({ store, guests }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      PATHS.records,
      {
        schema: {
          tags: ['records'],
          summary: 'The play record, newest round first',
          security,
          querystring: SpanQuerySchema,
          response: { 200: RecordsSchema, 400: ErrorSchema, 401: ErrorSchema },
        },
      },
      async (request) => {
        const { id } = await signedIn(guests, request);
        const { limit = PAGE, before = null, from } = request.query;
        const page = pageSince(await store.records(id, { limit, before }), from);
        return { ...page, items: page.items.map(byPublicName) };
      },
    );

    app.get(PATHS.figures, GET_FIGURES, async (request) =>
      figuresOf(store, (await signedIn(guests, request)).id),
    );

    app.get(
      PATHS.exportRecords,
      {
        schema: {
          tags: ['records'],
          summary: 'The whole play record as a file',
          description:
            `CSV has one row for each bet: ${CSV_COLUMNS.join(', ')}. Amounts are minor units, times UTC. bet_name is the name of a ` +
            'bet that the house defines, in `language` if it has one, else in English. JSON is the file that `punto verify` and the ' +
            'page `/verify` check, with the definitions of those bets; see docs/reference/fairness.md.',
          security,
          querystring: ExportQuerySchema,
          response: { 200: FileSchema, 400: ErrorSchema, 401: ErrorSchema },
        },
      },
      async (request, reply) => {
        const { id } = await signedIn(guests, request);
        const { format, language } = request.query;
        const { type, write } = EXPORTS[format];
        reply.header('content-disposition', `attachment; filename="punto-record.${format}"`);
        return reply.type(type).send(write(everyRecord(store, id), definitionsOnce(store), language));
      },
    );

    app.get(
      PATHS.statement,
      {
        schema: {
          tags: ['records'],
          summary: 'Every movement of the account, newest first',
          security,
          querystring: SpanQuerySchema,
          response: { 200: StatementSchema, 400: ErrorSchema, 401: ErrorSchema },
        },
      },
      async (request) => {
        const { id } = await signedIn(guests, request);
        const { limit = PAGE, before = null, from } = request.query;
        const page = pageSince(await store.statement(id, { limit, before }), from);
        return { ...page, items: page.items.map(byPublicName) };
      },
    );
  };

const figuresOf = async (store: Store, patron: PatronId): Promise<LifeFiguresAnswer> => {
  const [figures, protection] = await Promise.all([
    store.patronFigures(patron),
    store.protections.find(patron),
  ]);
  const { sinceMs, rounds, stakedMinor, returnedMinor, depositMinor } = figures;
  return {
    ...{ since: sinceMs, rounds, stakedMinor, returnedMinor, depositMinor },
    netMinor: minor(returnedMinor - stakedMinor),
    playedMs: protection?.time.totalMs ?? 0,
  };
};
