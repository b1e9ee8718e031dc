// Serves the documents at `/docs/`, as `npm run docs` builds them. Without a build the answer explains how to make one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@punto/protocol/paths';
import type { FastifyInstance } from 'fastify';
import { serveBuiltFiles } from '../../http/built-files.ts';

const NOT_BUILT =
  'The documents of this server are not built. `npm run docs` builds them; the next start of the server serves them. ' +
  `The same pages are Markdown files in the folder docs/. The HTTP API is described at ${PATHS.apiPage}/.\n`;

export const serveSite = async (app: FastifyInstance, folder: string): Promise<void> => {
  const hidden = { schema: { hide: true } };
  app.get(PATHS.docs, hidden, async (_, reply) => reply.redirect(`${PATHS.docs}/`, 301));
  if (!existsSync(join(folder, 'index.html'))) {
    app.get(`${PATHS.docs}/*`, hidden, async (_, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT),
    );
    return;
  }
  await app.register((docs) => serveBuiltFiles(docs, folder), { prefix: PATHS.docs });
};
