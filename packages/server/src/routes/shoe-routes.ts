// The ended shoes of a table: a page of them, newest first, or one with every round. Readable without a session, as
// the table is. A shoe in play is not listed. [S3] [F3]

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { parseMark } from '@punto/engine/mark';
import { statisticsOf } from '@punto/engine/statistics';
import {
  ArchivedShoeSchema,
  ErrorSchema,
  PageQuerySchema,
  ShoeParamsSchema,
  type ShoeSummary,
  ShoesSchema,
  TableParamsSchema,
} from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import type { ArchivedShoe } from '@punto/table/records/archive';
import { Problem } from '../http/problem.ts';
import { problemWith } from '../http/problem-detail.ts';
import type { HttpParts } from './route-parts.ts';

const PAGE = 20;

export const shoeRoutes =
  ({ store, lobbyEntry }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      PATHS.shoes,
      {
        schema: {
          tags: ['tables'],
          summary: 'The shoes that have ended at a table, newest first',
          params: TableParamsSchema,
          querystring: PageQuerySchema,
          response: { 200: ShoesSchema, 400: ErrorSchema, 404: ErrorSchema },
        },
      },
      async ({ params: { table }, query: { limit = PAGE, before = null } }) => {
        const { items, next } = await store.shoes(table, { limit, before });
        const isOpen = (): boolean => lobbyEntry(table) !== null;
        if (items.length === 0 && before === null && !isOpen()) throw new Problem('no-such-table');
        return { items: items.map(summaryOf), next };
      },
    );

    app.get(
      PATHS.shoe,
      {
        schema: {
          tags: ['tables'],
          summary: 'One ended shoe: every round with its cards',
          params: ShoeParamsSchema,
          response: { 200: ArchivedShoeSchema, 400: ErrorSchema, 404: ErrorSchema },
        },
      },
      async ({ params: { table, shoe } }) => {
        const found = await store.shoe(table, shoe);
        if (found === null) throw problemWith('not-found', 'no-shoe');
        return { ...found, table };
      },
    );
  };

const summaryOf = ({ number, shuffledAt, endedAt, rounds }: ArchivedShoe): ShoeSummary => {
  // Cancelled and voided rounds have no mark. [T5] [T6]
  const marks = rounds.flatMap(({ mark }) => mark ?? []);
  const { outcomes } = statisticsOf(marks.map(parseMark));
  return { number, shuffledAt, endedAt, rounds: rounds.length, outcomes, marks };
};
