// Rounds: lists by filter, and one round with its records, movements and events. Of an unfinished round only revealed
// cards are included, for every role. [T6] [T8] [F3]

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
import { orFile } from '../../http/list-answer.ts';
import { problemWith } from '../../http/problem-detail.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { patronNames } from '../patron-names.ts';
import { roundFilter } from './round-filter.ts';
import { createRoundAnswer, createStaffNames, roundLine } from './round-list.ts';

const config = { floor: 'see-rounds' } as const;

export const roundRoutes =
  ({ store, brands }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const roundAnswer = createRoundAnswer({ ...store, hasBrands: brands.size > 0 });

    app.get(
      OFFICE_PATHS.rounds,
      {
        config,
        schema: {
          tags: ['floor'],
          summary: 'Rounds by filters, newest first; a page, or all of them as a file',
          querystring: RoundsQuerySchema,
          response: { 200: orFile(RoundsSchema), ...ERROR_ANSWERS },
        },
      },
      async ({ query: { format, limit, before, ...query } }, reply) =>
        roundAnswer(reply, { format, limit, before }, await roundFilter(store, query)),
    );

    app.get(
      OFFICE_PATHS.round,
      {
        config,
        schema: {
          tags: ['floor'],
          summary: 'One round: its records in all revisions, its movements in the books, its events',
          params: RoundParamsSchema,
          response: { 200: RoundTraceSchema, ...ERROR_ANSWERS, 404: FloorErrorSchema },
        },
      },
      async ({ params: { table, shoe, round } }) => {
        const found = await store.rounds.find(tableId(table), shoe, round);
        if (found === null) throw problemWith('not-found', 'no-round');
        const { records, movements, events } = found;
        const names = await patronNames(
          store,
          records.map(({ patron }) => patron),
        );
        return {
          ...roundLine(found, await createStaffNames(store.staff)),
          records,
          movements,
          events,
          names,
        };
      },
    );
  };
