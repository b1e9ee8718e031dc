// The open tables and the rules of each: readable without a session and without staking.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorSchema, TableParamsSchema, TableSetupSchema, TablesSchema } from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import { Problem } from '../http/problem.ts';
import { wholeView } from '../socket/whole-view.ts';
import type { HttpParts } from './route-parts.ts';

export const tableRoutes =
  ({ lobby, broker }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      PATHS.tables,
      {
        schema: {
          tags: ['tables'],
          summary: 'The lobby: every open table in its current state',
          response: { 200: TablesSchema },
        },
      },
      async () => ({ tables: lobby() }),
    );

    app.get(
      PATHS.table,
      {
        schema: {
          tags: ['tables'],
          summary: 'Setup of a table: bets, limits, paytable and pace',
          params: TableParamsSchema,
          response: { 200: TableSetupSchema, 400: ErrorSchema, 404: ErrorSchema, 503: ErrorSchema },
        },
      },
      async (request) => {
        const reply = await broker.ask(request.params.table, { type: 'look', patron: null, since: null });
        if (reply.type === 'no-reply')
          throw new Problem(reply.reason === 'no-such-table' ? reply.reason : 'not-ready');
        if (reply.type !== 'look') throw new Error('unexpected reply to a look');
        return wholeView(reply.view).setup;
      },
    );
  };
