// A patron's data: an export of everything, and the erasure.
import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isKeyedPatron } from '@punto/ledger/patron-key';
import { ErrorSchema } from '@punto/protocol/api';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { Type } from 'typebox';
import { minuteLimit } from '../../http/minute-limit.ts';
import { Problem } from '../../http/problem.ts';
import { ownSession, signedIn } from '../../http/session.ts';
import { SESSION_COOKIE, sessionCookieOptions } from '../../http/session-cookie.ts';
import type { HttpParts } from '../route-parts.ts';
import { patronFile } from './patron-export.ts';
import { done } from './refusal.ts';

const EXPORTS_PER_MINUTE = 6;

const FileSchema = Type.Unsafe<Readable>(Type.String({ description: 'The file.' }));

const GET_EXPORT = {
  schema: {
    tags: ['patron'],
    summary: 'All stored data of the patron, as one JSON file',
    security: [{ session: [] }],
    response: { 200: FileSchema, 401: ErrorSchema, 429: ErrorSchema },
  },
} as const;

const POST_ERASE = {
  schema: {
    tags: ['patron'],
    summary:
      'Erase the account permanently; needs a passkey or code shown within five minutes, and no stake in play',
    security: [{ session: [] }],
    response: { 204: Type.Null(), 401: ErrorSchema, 403: ErrorSchema, 409: ErrorSchema },
  },
} as const;

export const dataRoutes =
  ({ store, clock, guests, entrance, origins, onLeave }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const limit = minuteLimit(app, EXPORTS_PER_MINUTE, () => new Problem('too-frequent'));

    app.get(IDENTITY_PATHS.export, GET_EXPORT, async (request, reply) => {
      const { id } = await signedIn(guests, request);
      await limit(request);
      reply.header('content-disposition', `attachment; filename="punto-${id}.json"`);
      return reply.type('application/json; charset=utf-8').send(patronFile(store, id, clock.now()));
    });

    app.post(IDENTITY_PATHS.erase, POST_ERASE, async (request, reply) => {
      const session = await ownSession(guests, request);
      if (isKeyedPatron(session.patron.id)) throw new Problem('not-found');
      done(await entrance.erase(session));
      onLeave(session.patron.id);
      reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(origins));
      return reply.code(204).send(null);
    });
  };
