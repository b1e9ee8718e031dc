// Two questions a supervisor of processes asks: is it alive, and may it be sent patrons.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorSchema, HealthSchema } from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import type { HttpParts } from './parts.ts';
import { Problem } from './problem.ts';

export const healthRoutes =
  ({ isReady }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      PATHS.live,
      { schema: { tags: ['health'], summary: 'The process answers', response: { 200: HealthSchema } } },
      async () => ({ status: 'live' as const }),
    );

    app.get(
      PATHS.ready,
      {
        schema: {
          tags: ['health'],
          summary: 'Tables are open and patrons may come',
          response: { 200: HealthSchema, 503: ErrorSchema },
        },
      },
      async () => {
        if (!isReady()) throw new Problem('not-ready');
        return { status: 'ready' as const };
      },
    );
  };
