// Routes of shoe proofs: a round's cards as soon as it is over, the whole shoe when it has ended. Readable without a
// session, as the table is; at a private table only by its patron. [F2] [V5]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ErrorSchema,
  OpenedRoundSchema,
  OpenedShoeSchema,
  RoundParamsSchema,
  ShoeParamsSchema,
} from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import { privateTable, tableId } from '@punto/table/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedIn } from '../http/session.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { createProofs, type ShoeAsked } from './proofs.ts';
import type { HttpParts } from './route-parts.ts';

/** Number of requests that reading a shoe and building its tree counts for. */
const DEAR = 20;

export const shoeProofRoutes =
  ({ store, broker, guests, lobbyEntry, addressLimiter }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const proofs = createProofs(store, broker);
    const asked = async (name: string, shoe: number, request: FastifyRequest): Promise<ShoeAsked> => {
      const mayRead = (): boolean => addressLimiter.mayAsk(request.raw, DEAR);
      const isSolo = lobbyEntry(tableId(name))?.solo ?? false;
      if (!isSolo) return { name, table: tableId(name), patron: null, shoe, mayRead };
      const { id } = await signedIn(guests, request);
      return { name, table: privateTable(name, id), patron: id, shoe, mayRead };
    };

    app.get(
      PATHS.openedShoe,
      {
        schema: {
          tags: ['tables'],
          summary: 'All data of an ended shoe, for its verification',
          params: ShoeParamsSchema,
          response: { 200: OpenedShoeSchema, 400: ErrorSchema, 401: ErrorSchema, 404: ErrorSchema },
        },
      },
      async (request, reply) => {
        const { table: name, shoe } = request.params;
        const answer = await proofs.ofShoe(await asked(name, shoe, request));
        reply.header('content-disposition', `attachment; filename="punto-${name}-${shoe}.json"`);
        return sendProof(request, reply, answer);
      },
    );

    app.get(
      PATHS.openedRound,
      {
        schema: {
          tags: ['tables'],
          summary: 'The cards of a finished round, with their proof',
          params: RoundParamsSchema,
          response: {
            200: OpenedRoundSchema,
            400: ErrorSchema,
            401: ErrorSchema,
            404: ErrorSchema,
            503: ErrorSchema,
          },
        },
      },
      async (request, reply) => {
        const { table: name, shoe, round } = request.params;
        return sendProof(
          request,
          reply,
          await proofs.ofRound({ ...(await asked(name, shoe, request)), round }),
        );
      },
    );
  };

/**
 * Browsers may store a proof but must revalidate it: a deployment restored from a backup uses shoe numbers again.
 * `private`: some tables belong to one patron.
 */
const sendProof = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: CachedAnswer,
): FastifyReply => {
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
};
