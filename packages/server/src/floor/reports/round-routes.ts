// The rounds: in lists by table, shoe and status, and one with all it left behind. Of a round that is not over only what
// lies face up is here, for every role. [T6] [T8] [F3]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import {
  RoundParamsSchema,
  RoundsQuerySchema,
  RoundsSchema,
  RoundTraceSchema,
} from '@punto/protocol/floor/round-api';
import { tableId } from '@punto/table/ids';
import { csvOf, everyItem, fileHeaders, orFile } from '../../http/csv.ts';
import { Problem } from '../../http/problem.ts';
import type { FloorParts } from '../floor-parts.ts';
import { patronNames } from '../patron-names.ts';
import { createRoundList, createTableNames, ROUND_COLUMNS, roundLine } from './round-list.ts';

const PAGE = 50;
const NO_ROUND = 'This table has had no such round.';
const config = { floor: 'see-rounds' } as const;
const faults = {
  400: FloorErrorSchema,
  401: FloorErrorSchema,
  403: FloorErrorSchema,
  423: FloorErrorSchema,
} as const;

export const roundRoutes =
  ({ store }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const roundList = createRoundList(store);

    app.get(
      OFFICE_PATHS.rounds,
      {
        config,
        schema: {
          tags: ['floor'],
          summary: 'The rounds that were played, newest first; or all that are asked for as a file',
          querystring: RoundsQuerySchema,
          response: { 200: orFile(RoundsSchema), ...faults },
        },
      },
      async ({ query: { format, limit = PAGE, before = null, status, ...query } }, reply) => {
        const wanted = { ...query, ...(status && { statuses: [status] }) };
        if (format !== 'csv') return roundList({ ...wanted, limit, before });
        const all = everyItem((page) => roundList({ ...wanted, ...page }));
        return reply.headers(fileHeaders('rounds')).send(csvOf(ROUND_COLUMNS, all));
      },
    );

    app.get(
      OFFICE_PATHS.round,
      {
        config,
        schema: {
          tags: ['floor'],
          summary: 'One round: its records in all revisions, what it moved in the books, its events',
          params: RoundParamsSchema,
          response: { 200: RoundTraceSchema, ...faults, 404: FloorErrorSchema },
        },
      },
      async ({ params: { table, shoe, round } }) => {
        const found = await store.rounds.find(tableId(table), shoe, round);
        if (found === null) throw new Problem('not-found', NO_ROUND);
        const { records, movements, events } = found;
        const names = await patronNames(
          store,
          records.map(({ patron }) => patron),
        );
        return {
          ...roundLine(found, await createTableNames(store.staff)),
          records,
          movements,
          events,
          names,
        };
      },
    );
  };
