// The built web apps. Files whose names carry a hash never change and may be kept for good; the page that names
// them is asked for each time. Every address of the patrons' app is one page, and everything below /floor another.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const PATRONS = 'index.html';
const FLOOR = 'floor.html';
const ADDRESSES: readonly (readonly [string, string])[] = [
  ...['/', '/table/:id', '/record', '/rules', '/study', '/verify', '/side-by-side', '/settings'].map(
    (path) => [path, PATRONS] as const,
  ),
  ...['/floor', '/floor/*'].map((path) => [path, FLOOR] as const),
];
const HASHED = /[\\/]assets[\\/]/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

export const serveWebApp = async (app: FastifyInstance, folder: string): Promise<void> => {
  const built = existsSync(join(folder, PATRONS));
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
  for (const [address, page] of ADDRESSES) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      if (!built) throw new Problem('not-found', 'The web app is not built: start with `npm start`.');
      return reply.sendFile(page);
    });
  }
};
