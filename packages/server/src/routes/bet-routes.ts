// Definitions of present and former bets of the rooms, by the hash that records contain. Readable without a session, like the
// setup of a table: a definition contains payouts and no card of a shoe. [B]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorSchema } from '@punto/protocol/api';
import { BetParamsSchema, WrittenBetSchema } from '@punto/protocol/bet-schema';
import { PATHS } from '@punto/protocol/paths';
import { Problem } from '../http/problem.ts';
import type { HttpParts } from './route-parts.ts';

/** The definition of a hash never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NO_BET = 'No room of this house has or had a bet whose definition has this hash.';

export const betRoutes =
  ({ store }: Pick<HttpParts, 'store'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      PATHS.bet,
      {
        schema: {
          tags: ['tables'],
          summary: 'The definition of a bet, by the hash in records',
          description:
            'As it was written when a room of the house first had it, also after the room has changed or its tables are gone. ' +
            'The answer may be stored for ever.',
          params: BetParamsSchema,
          response: { 200: WrittenBetSchema, 400: ErrorSchema, 404: ErrorSchema },
        },
      },
      async (request, reply) => {
        const bet = await store.definition(request.params.hash);
        if (bet === null) throw new Problem('not-found', NO_BET);
        reply.header('cache-control', FOR_EVER);
        return bet;
      },
    );
  };
