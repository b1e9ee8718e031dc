// Serves the built web apps. Every address of the patrons' app is one page, and everything below /floor another. An unknown
// address is answered 404: with the app's not-found page to a browser, as JSON to programs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_PATHS } from '@punto/protocol/operator-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveBuiltFiles } from '../http/built-files.ts';
import { scriptsAllowed } from '../http/inline-scripts.ts';
import { Problem, sendProblem } from '../http/problem.ts';
import { preloadFilesIn } from './preload-files.ts';

const PATRONS = 'index.html';
const FLOOR = 'floor.html';
const TABLE = '/table/:id';
const LAUNCH = OPERATOR_PATHS.page;
const ADDRESSES: readonly (readonly [string, string])[] = [
  ...[
    '/',
    TABLE,
    LAUNCH,
    '/record',
    '/rules',
    '/history',
    '/study',
    '/verify',
    '/side-by-side',
    '/account',
    '/settings',
    '/limits',
  ].map((path) => [path, PATRONS] as const),
  ...['/floor', '/floor/*'].map((path) => [path, FLOOR] as const),
];
const NOT_PAGES = /^\/(?:api|assets|docs|health)(?:[/?]|$)/;
const COMPRESSED = /\.(?:br|gz)$/;

/** The origins that may show this page of the patrons in a frame; most pages: none. */
export type FramedBy = (request: FastifyRequest) => Promise<readonly string[]>;

export const serveWebApp = async (
  app: FastifyInstance,
  folder: string,
  framedBy: FramedBy = async () => [],
): Promise<void> => {
  const built = existsSync(join(folder, PATRONS));
  if (built) {
    const scripts = new Map(
      [PATRONS, FLOOR].map((page) => [
        join(folder, page),
        scriptsAllowed(readFileSync(join(folder, page), 'utf8')),
      ]),
    );
    await serveBuiltFiles(app, folder, (reply, path) => {
      const allowed = scripts.get(path.replace(COMPRESSED, ''));
      if (allowed) changePolicy(reply, 'script-src', allowed);
    });
  }
  const preloadFiles = preloadFilesIn(folder);
  for (const [address, page] of ADDRESSES) {
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      const languages = request.headers['accept-language'];
      const links = page === PATRONS ? preloadFiles({ table: address === TABLE, languages }) : null;
      if (links) reply.header('link', links);
      if (!built) throw new Problem('not-found', 'The web app is not built: start with `npm start`.');
      if (page === PATRONS) allowFrames(reply, await framedBy(request));
      return reply.sendFile(page);
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    built && isPageRequest(request)
      ? reply.code(404).sendFile(PATRONS)
      : sendProblem(reply, new Problem('not-found')),
  );
};

/** A brand's pages may frame the page of its patron; the header of all other answers allows none. */
const allowFrames = (reply: FastifyReply, origins: readonly string[]): void => {
  if (origins.length === 0) return;
  changePolicy(reply, 'frame-ancestors', `frame-ancestors ${origins.join(' ')}`);
  reply.removeHeader('x-frame-options');
};

/** Puts a directive into the answer's content security policy, in place of the one with the same name. */
const changePolicy = (reply: FastifyReply, name: string, directive: string): void => {
  const others = String(reply.getHeader('content-security-policy'))
    .split(';')
    .filter((each) => each !== '' && !each.startsWith(`${name} `));
  reply.header('content-security-policy', [...others, directive].join(';'));
};

/** Whether a browser requests a page, and not a script a file or the API. */
const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !NOT_PAGES.test(url) && (headers.accept ?? '').includes('text/html');
