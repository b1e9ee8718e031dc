// The contents of the OpenAPI document for each operation besides schemas: an id, the session it needs, and the meaning of
// each status. Taken from the route itself, so that no route can lack it.
import type { FastifySchema, RouteOptions } from 'fastify';
import type { Entrance } from '../../floor/guard.ts';

const STATUS: Readonly<Record<string, string>> = {
  200: 'Done.',
  202: 'Kept until a second supervisor has approved it.',
  204: 'Done; there is nothing to say.',
  400: 'The request is not valid; the message names the field.',
  401: 'There is no session, or it has ended.',
  403: 'Not permitted, or the request came from another site.',
  404: 'There is no such thing.',
  409: 'Not possible in the present state; the message has the reason.',
  413: 'The request is too large.',
  422: 'What was chosen is not allowed.',
  423: 'The session on the floor is locked: confirm the password.',
  429: 'Too many requests: wait a moment.',
  503: 'Nothing can be served or written at the moment: try again.',
  default: 'Any other refusal.',
};

/** The route's schema for the document. The schema that checks requests is not changed. */
export const operationOf = (schema: FastifySchema, route: RouteOptions, error: object): FastifySchema => {
  if (schema.hide) return schema;
  const method = [route.method].flat()[0] ?? 'GET';
  const response: Record<string, object> = { 429: error, ...(schema.response ?? {}), default: error };
  return {
    ...schema,
    operationId: operationIdOf(method, route.url),
    security: schema.security ?? securityOf(route.config?.floor),
    response: Object.fromEntries(
      Object.entries(response).map(([status, body]) => [
        status,
        { ...body, 'x-response-description': STATUS[status] ?? 'See the schema.' },
      ]),
    ),
  };
};

/** `GET /api/tables/:table/shoes` becomes `getTablesTableShoes`. */
export const operationIdOf = (method: string, url: string): string =>
  method.toLowerCase() +
  url
    .replace(/^\/api\//, '/')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('');

const securityOf = (entrance: Entrance | undefined): readonly Record<string, readonly string[]>[] =>
  entrance === undefined || entrance === 'door' ? [] : [{ floor: [] }];
