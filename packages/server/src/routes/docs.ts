// The OpenAPI document, made from the schemas that check the requests, as JSON and as YAML, and a page to read it at `/docs/api`.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ErrorSchema } from '@punto/protocol/api';
import { asyncApiText } from '@punto/protocol/described/asyncapi';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { FLOOR } from '@punto/protocol/floor/paths';
import { PATHS } from '@punto/protocol/paths';
import type { FastifyInstance } from 'fastify';
import { withComponents } from './openapi/components.ts';
import { operationOf } from './openapi/operation.ts';

const TAGS = [
  { name: 'patron', description: 'Entering, and the account.' },
  { name: 'tables', description: 'What is open, and by which rules.' },
  { name: 'records', description: 'What was played, and where the money went.' },
  { name: 'floor', description: 'The house: who deals, who oversees, and what they do.' },
  { name: 'operators', description: 'For operators with patrons and money of their own.' },
  { name: 'health', description: 'For the operators of the server.' },
];

export const document = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Punto',
        version: '1',
        description:
          'Live baccarat. Play itself is on the socket at `/api/socket`, described in docs/reference/wire.md; here is the rest. ' +
          'Amounts are integer minor units (a coin is 100), times are milliseconds since 1970.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The server that answers this document.' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'punto_session',
            description: 'A patron. `POST /api/session` sets it.',
          },
          floor: {
            type: 'apiKey',
            in: 'cookie',
            name: 'punto_floor',
            description: 'Session of a member of the staff. `POST /api/floor/sign-in` sets it.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: operationOf(schema ?? {}, route, url.startsWith(`${FLOOR}/`) ? FloorErrorSchema : ErrorSchema),
      url,
    }),
    transformObject: (document) =>
      'openapiObject' in document ? withComponents(document.openapiObject) : document.swaggerObject,
  });
  // Made at the first request for it.
  let sockets: string | null = null;
  app.get(PATHS.socketDocument, { schema: { hide: true } }, async (_request, reply) => {
    sockets ??= asyncApiText();
    return reply.type('application/json').send(sockets);
  });
  await app.register(swaggerUi, {
    routePrefix: PATHS.apiPage,
    // The page sets styles from its script; it is the only page here that may.
    staticCSP: {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
  });
  const hidden = { schema: { hide: true } };
  app.get(PATHS.openapi, hidden, async () => app.swagger());
  app.get(PATHS.openapiYaml, hidden, async (_, reply) =>
    reply.type('application/yaml; charset=utf-8').send(app.swagger({ yaml: true })),
  );
};
