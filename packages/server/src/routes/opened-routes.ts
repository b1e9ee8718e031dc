// What proves a shoe: a round's cards as soon as it is over, everything when the shoe is. Readable without a session,
// as the table is; at a table of one's own only by its patron. [F2] [V5]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openRound } from '@punto/engine/fairness/opening';
import type { OpenedRound } from '@punto/engine/fairness/record';
import {
  ErrorSchema,
  OpenedRoundSchema,
  OpenedShoeSchema,
  RoundParamsSchema,
  ShoeParamsSchema,
} from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import { type PatronId, privateTable, type TableId, tableId } from '@punto/table/ids';
import { cardsOfRound } from '@punto/table/records/opened';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { signedIn } from '../http/session.ts';
import { isPassing } from '../socket/catch-up.ts';
import { createCutShoes, type KeptShoe } from './cut-shoes.ts';
import type { HttpParts } from './route-parts.ts';

/** Requests that the first round of an ended shoe counts for: its tree has to be built. */
const DEAR = 20;
const NO_SHOE = 'There is no such shoe, it has not ended, or it was dealt by a person and has no seal.';
const NO_ROUND = 'There is no such round, it is not over, or its shoe was dealt by a person and has no seal.';

export const openedRoutes =
  ({ store, broker, guests, lobby, doorway }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const cutShoes = createCutShoes();
    const whose = async (
      table: string,
      request: FastifyRequest,
    ): Promise<{ readonly table: TableId; readonly patron: PatronId | null }> => {
      const isSolo = lobby().some((entry) => entry.table === table && entry.solo);
      if (!isSolo) return { table: tableId(table), patron: null };
      const { id } = await signedIn(guests, request);
      return { table: privateTable(table, id), patron: id };
    };

    app.get(
      PATHS.openedShoe,
      {
        schema: {
          tags: ['tables'],
          summary: 'Everything of an ended shoe, to check it by',
          params: ShoeParamsSchema,
          response: { 200: OpenedShoeSchema, 400: ErrorSchema, 401: ErrorSchema, 404: ErrorSchema },
        },
      },
      async (request, reply) => {
        const { table: name, shoe } = request.params;
        const { table } = await whose(name, request);
        const opened = await store.openedShoe(table, shoe);
        if (opened === null) throw new Problem('not-found', NO_SHOE);
        reply.header('content-disposition', `attachment; filename="punto-${name}-${shoe}.json"`);
        return opened;
      },
    );

    app.get(
      PATHS.openedRound,
      {
        schema: {
          tags: ['tables'],
          summary: 'The cards of a round that is over, with what proves them',
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
      async (request) => {
        const { table: name, shoe, round } = request.params;
        const { table, patron } = await whose(name, request);
        const reply = await broker.ask(tableId(name), { type: 'open-round', patron, shoe, round });
        const opened = reply.type === 'opened' ? reply.opened : null;
        const key = `${table}/${shoe}`;
        const find = async (): Promise<KeptShoe | null> => {
          const kept = cutShoes.find(key);
          if (kept !== null) return kept;
          if (!doorway.mayAsk(request.raw, DEAR)) throw new Problem('too-frequent');
          const ended = await store.openedShoe(table, shoe);
          return ended && cutShoes.keep(key, ended);
        };
        const found = opened ?? roundOf(await find(), round);
        if (found === null && reply.type === 'no-reply' && isPassing(reply.reason))
          throw new Problem('not-ready');
        if (found === null) throw new Problem('not-found', NO_ROUND);
        return found;
      },
    );
  };

/** The same as was told while the shoe was still dealt from. */
const roundOf = (shoe: KeptShoe | null, number: number): OpenedRound | null => {
  const round = shoe?.opened.rounds.find((each) => each.round === number);
  if (!shoe || !round) return null;
  return openRound(shoe.tree, { round: number, status: round.status, dealt: cardsOfRound(round) });
};
