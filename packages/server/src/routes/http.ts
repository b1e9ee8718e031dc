// Assembles the HTTP side: checks first, then the API, then the web app for everything else. Each part takes what it
// needs from `HttpParts`; nothing is global.
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { fieldOf } from '@punto/engine/object-keys';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { floorRoutes } from '../floor/floor-routes.ts';
import { listFloorRoutes } from '../floor/guard.ts';
import { servesRoute } from '../http/listener-of-route.ts';
import { answerFault, answerProblems } from '../http/problem.ts';
import { secure } from '../http/security.ts';
import { compileSerializerLate } from '../http/serializers.ts';
import { SERVER_LIMITS } from '../http/server-limits.ts';
import { presentSession } from '../http/session.ts';
import { traceRequests } from '../http/traced-requests.ts';
import { compileValidatorLate } from '../http/validators.ts';
import { NO_METER } from '../meter/meter.ts';
import { officeParts } from '../operators/office/office-parts.ts';
import { officePageRoutes, officeRoutes } from '../operators/office/office-routes.ts';
import { brandOfPatron } from '../operators/own-brand.ts';
import { betRoutes } from './bet-routes.ts';
import { document } from './docs.ts';
import { serveSite } from './documents/site.ts';
import { healthRoutes } from './health-routes.ts';
import { dataRoutes } from './identity/data-routes.ts';
import { identityRoutes, sessionListRoutes } from './identity/identity-routes.ts';
import { openidRoutes } from './identity/openid-routes.ts';
import { entryRoutes, signInRoutes } from './identity/sign-in-routes.ts';
import { exchangeRoutes, launchRoutes } from './launch-routes.ts';
import { nameRoutes } from './name-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { patronRoutes } from './patron-routes.ts';
import { protectionRoutes } from './protection-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { listRoutes } from './route-list.ts';
import type { HttpParts } from './route-parts.ts';
import { shoeProofRoutes } from './shoe-proof-routes.ts';
import { shoeRoutes } from './shoe-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { type FramedBy, serveWebApp } from './web-app.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** Where the options name no compilers, fastify loads Ajv for its own, which are then replaced. */
const replaced = (): never => {
  throw new Error('the compilers are set before the first route');
};

export const createHttp = async (parts: HttpParts) => {
  const loggerInstance: FastifyBaseLogger = parts.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    // On close, running requests are answered; the caller cuts off those that do not end.
    forceCloseConnections: 'idle',
    frameworkErrors: answerFault,
    schemaController: { compilersFactory: { buildValidator: replaced, buildSerializer: replaced } },
    ...SERVER_LIMITS,
  });
  app.setValidatorCompiler(compileValidatorLate);
  app.setSerializerCompiler(compileSerializerLate);
  listRoutes(app);

  const { meter = NO_METER, tracing } = parts;
  if (tracing) traceRequests(app, tracing);
  app.addHook('onResponse', async (request, reply) => {
    meter.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });
  const { floorSockets } = parts;
  if (floorSockets) {
    const isHere = servesRoute(floorSockets);
    app.addHook('onRequest', (request, reply, done) => {
      if (isHere(request) || request.is404) done();
      else reply.callNotFound();
    });
  }
  answerProblems(app, meter);
  await secure(app, parts.origins, parts.addressLimiter, isEmbedded(parts.brands));
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await document(app);
  // Answers are not cached unless their route allows it, because most belong to one patron.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  await app.register(patronRoutes(parts));
  if (parts.brands.size > 0) {
    await app.register(launchRoutes(parts));
    await app.register(exchangeRoutes(parts));
    const office = officeParts(parts);
    await app.register(officeRoutes(office));
    await app.register(officePageRoutes(office));
  }
  await app.register(entryRoutes(parts));
  await app.register(signInRoutes(parts));
  await app.register(openidRoutes(parts));
  await app.register(identityRoutes(parts));
  await app.register(sessionListRoutes(parts));
  await app.register(dataRoutes(parts));
  await app.register(nameRoutes(parts));
  await app.register(protectionRoutes(parts));
  await app.register(tableRoutes(parts));
  await app.register(shoeProofRoutes(parts));
  await app.register(betRoutes(parts));
  await app.register(shoeRoutes(parts));
  await app.register(recordRoutes(parts));
  await app.register(noticeRoutes(parts));
  await app.register(healthRoutes(parts));
  listFloorRoutes(app);
  await app.register(floorRoutes(parts));
  await serveSite(app, parts.docsFolder);
  await serveWebApp(app, parts.webFolder, framedBy(parts));
  return app;
};

/** Whether pages of some brand may show the tables in a frame. */
const isEmbedded = (brands: HttpParts['brands']): boolean =>
  [...brands.values()].some(({ origins }) => origins.length > 0);

/** The page of a launch may be framed by the brand of its address, every other page by the brand of the session. */
const framedBy =
  ({ brands, guests }: Pick<HttpParts, 'brands' | 'guests'>): FramedBy =>
  async (request) => {
    if (brands.size === 0) return [];
    const named = fieldOf(request.params, 'brand');
    if (named !== undefined) return brands.get(String(named))?.origins ?? [];
    const session = await presentSession(guests, request);
    return session ? (brandOfPatron(brands, session.patron.id)?.origins ?? []) : [];
  };

export type Http = Awaited<ReturnType<typeof createHttp>>;
