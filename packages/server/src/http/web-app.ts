// The built web app. Files whose names carry a hash never change and may be kept for good; the page that names
// them is asked for each time. Every address of the app is the same page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const ADDRESSES = ['/', '/table/:id', '/record', '/rules', '/study', '/side-by-side', '/settings'];
const HASHED = /[\\/]assets[\\/]/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

export const serveWebApp = async (app: FastifyInstance, folder: string): Promise<void> => {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(staticFiles, {
      root: folder,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? FOR_GOOD : ASK_EACH_TIME);
      },
      schemaHide: true,
    });
  }
  for (const address of ADDRESSES) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      if (!built) throw new Problem('not-found', 'The web app is not built: start with `npm start`.');
      return reply.sendFile('index.html');
    });
  }
};
