// Liveness and readiness for process supervisors and load balancers. Live: it answers. Ready: it has an open table,
// or reaches those of other nodes, and can write; the answer lists what is not in order.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LiveSchema, NotReadySchema, type ReadyAnswer, ReadySchema } from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import type { TableId } from '@punto/table/ids';
import type { Health } from '../http/health.ts';
import type { Standing } from '../table-host/table-status.ts';
import type { HttpParts } from './route-parts.ts';

export const healthRoutes =
  ({ health }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      PATHS.live,
      { schema: { tags: ['health'], summary: 'The process answers', response: { 200: LiveSchema } } },
      async () => ({ status: 'live' as const }),
    );

    app.get(
      PATHS.ready,
      {
        schema: {
          tags: ['health'],
          summary: 'Readiness: tables are open, events can be recorded, and patrons can connect',
          response: { 200: ReadySchema, 503: NotReadySchema },
        },
      },
      async (_, reply) => {
        const tables = countOf(health.tables());
        const message = await hindrance(health, tables);
        if (message === null) return { status: 'ready' as const, tables };
        return reply.code(503).send({ error: 'not-ready' as const, message, tables });
      },
    );
  };

type Tables = ReadyAnswer['tables'];

const countOf = (tables: ReadonlyMap<TableId, Standing>): Tables => {
  const standings = [...tables.values()];
  const count = (wanted: Standing): number => standings.filter((each) => each === wanted).length;
  const stopped = [...tables].filter(([, standing]) => standing === 'stopped').map(([table]) => table);
  return { open: count('open'), paused: count('paused'), shut: count('shut'), stopped };
};

/** Why the server is not ready, in one sentence; `null`: it is ready. */
const hindrance = async (
  { isStopping, elsewhere, isConnected, canRead, canWrite }: Health,
  { open, paused, shut }: Tables,
): Promise<string | null> => {
  if (isStopping()) return 'The server is stopping.';
  if (!isConnected()) return 'The other nodes cannot be reached: see the log.';
  if (open + paused + shut + elsewhere() === 0) return 'No table is open.';
  if (!canRead()) return 'A table cannot be read from the disk: see the log.';
  return (await canWrite()) ? null : 'Nothing can be written to the disk: see the log.';
};
