// The HTTP side, put together: checks first, then the API, then the web app for everything else. Each part
// takes what it needs from `HttpParts`; nothing is global.
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { LobbyEntry } from '@punto/protocol/message';
import type { PatronId } from '@punto/table/ids';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Broker } from '../broker/broker.ts';
import type { Clock } from '../clock.ts';
import type { Guests } from '../identity/guests.ts';
import type { Store } from '../store/store.ts';
import { document } from './docs.ts';
import { healthRoutes } from './health-routes.ts';
import { patronRoutes } from './patron-routes.ts';
import { answerProblems } from './problem.ts';
import { recordRoutes } from './record-routes.ts';
import { secure } from './security.ts';
import { tableRoutes } from './table-routes.ts';
import { serveWebApp } from './web-app.ts';

const MAX_BODY_BYTES = 16 * 1024;

export type HttpParts = {
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: Clock;
  readonly log: Logger;
  readonly guests: Guests;
  readonly lobby: () => readonly LobbyEntry[];
  readonly isReady: () => boolean;
  /** Told of every patron whose account changed here. */
  readonly onAccount: (patron: PatronId) => void;
  /** The site's own origins; empty: wherever it is reached. */
  readonly origins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** New guests one address may bring in a minute. */
  readonly guestsPerMinute: number;
  /** The folder of the built web app. */
  readonly webFolder: string;
};

export const createHttp = async (parts: HttpParts) => {
  const loggerInstance: FastifyBaseLogger = parts.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);

  answerProblems(app);
  await secure(app, parts.origins);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await document(app);
  // What a patron owns is nobody else's to keep.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  await app.register(patronRoutes(parts));
  await app.register(tableRoutes(parts));
  await app.register(recordRoutes(parts));
  await app.register(healthRoutes(parts));
  await serveWebApp(app, parts.webFolder);
  return app;
};

export type Http = Awaited<ReturnType<typeof createHttp>>;
