// The identity routes of a patron: passkeys, recovery codes, and open sessions.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorSchema } from '@punto/protocol/api';
import {
  AddPasskeySchema,
  CreationOptionsSchema,
  type IdentityAnswer,
  IdentitySchema,
  PasskeyParamsSchema,
  ProofSchema,
  RecoveryCodesSchema,
  RemovePasskeyQuerySchema,
  RenamePasskeySchema,
  RequestOptionsSchema,
  SessionParamsSchema,
} from '@punto/protocol/identity-api';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import type { FastifyRequest } from 'fastify';
import { refuseLaunched } from '../../http/launched-patron.ts';
import { minuteLimit } from '../../http/minute-limit.ts';
import { waitFor } from '../../http/problem-detail.ts';
import { ownSession } from '../../http/session.ts';
import { GUEST_COOKIE, SESSION_COOKIE, sessionCookieOptions } from '../../http/session-cookie.ts';
import type { HttpParts } from '../route-parts.ts';
import { done, partyOf } from './refusal.ts';

const session = [{ session: [] }] as const;
const inside = { 401: ErrorSchema, 403: ErrorSchema } as const;
const changed = { ...inside, 400: ErrorSchema, 404: ErrorSchema, 409: ErrorSchema } as const;

const schemaOf = <S extends object>(summary: string, schema: S) => ({
  schema: { tags: ['patron'], summary, security: session, ...schema },
});

const GET_IDENTITY = schemaOf('The patron’s passkeys, number of unused recovery codes and open sessions', {
  response: { 200: IdentitySchema, 401: ErrorSchema },
});
const POST_PROOF_OPTIONS = schemaOf('Begin to show a passkey again', {
  response: { 200: RequestOptionsSchema, ...inside, 409: ErrorSchema },
});
const POST_PROOF = schemaOf(
  'Show a passkey, or a recovery code: allows changes of the account for five minutes',
  {
    body: ProofSchema,
    response: { 200: IdentitySchema, ...changed, 429: ErrorSchema },
  },
);
const POST_PASSKEY_OPTIONS = schemaOf('Begin to add a passkey', {
  response: { 200: CreationOptionsSchema, ...inside, 409: ErrorSchema },
});
const POST_PASSKEYS = schemaOf('Add a passkey; the first one makes a guest a patron, with a new session', {
  body: AddPasskeySchema,
  response: { 200: IdentitySchema, ...changed },
});
const PATCH_PASSKEY = schemaOf('Name a passkey', {
  params: PasskeyParamsSchema,
  body: RenamePasskeySchema,
  response: { 200: IdentitySchema, ...changed },
});
const DELETE_PASSKEY = schemaOf('Remove a passkey; the last sign-in method only with last=yes', {
  params: PasskeyParamsSchema,
  querystring: RemovePasskeyQuerySchema,
  response: { 200: IdentitySchema, ...changed },
});
const POST_CODES = schemaOf('Make ten recovery codes, shown once; they replace the earlier ones', {
  response: { 200: RecoveryCodesSchema, ...inside, 409: ErrorSchema },
});
const DELETE_SESSION = schemaOf('End a session of the patron, with its sockets', {
  params: SessionParamsSchema,
  response: { 200: IdentitySchema, ...changed },
});
const DELETE_SESSIONS = schemaOf('End all sessions of the patron but this one', {
  response: { 200: IdentitySchema, ...inside },
});

/** The answer of all these routes. `token`: the session that has just replaced the request's. */
const ownIdentity =
  ({ guests, entrance }: Pick<HttpParts, 'guests' | 'entrance'>) =>
  async (request: FastifyRequest, token?: string): Promise<IdentityAnswer> => {
    const waiting = await guests.sessionOf(request.cookies[GUEST_COOKIE]);
    const next = token === undefined ? null : await guests.sessionOf(token);
    return entrance.identity(next ?? (await ownSession(guests, request)), waiting !== null);
  };

export const identityRoutes =
  (parts: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { guests, entrance, origins, signInsPerMinute } = parts;
    const cookieOptions = sessionCookieOptions(origins);
    app.addHook('preHandler', refuseLaunched(guests));
    const limit = minuteLimit(app, signInsPerMinute, (seconds) => waitFor('sign-in-wait', seconds));

    const identity = ownIdentity(parts);

    app.get(IDENTITY_PATHS.identity, GET_IDENTITY, async (request) => identity(request));

    app.post(IDENTITY_PATHS.proofOptions, POST_PROOF_OPTIONS, async (request) => {
      const own = await ownSession(guests, request);
      return { options: await entrance.proofOptions(own, partyOf(request, origins)) };
    });

    app.post(IDENTITY_PATHS.proof, POST_PROOF, async (request) => {
      const own = await ownSession(guests, request);
      await limit(request);
      const { body } = request;
      const given = 'code' in body ? body : { credential: body.credential, party: partyOf(request, origins) };
      done(await entrance.prove(own, given));
      return identity(request);
    });

    app.post(IDENTITY_PATHS.passkeyOptions, POST_PASSKEY_OPTIONS, async (request) => {
      const own = await ownSession(guests, request);
      const { options } = done(await entrance.passkeyOptions(own, partyOf(request, origins)));
      return { options };
    });

    app.post(IDENTITY_PATHS.passkeys, POST_PASSKEYS, async (request, reply) => {
      const own = await ownSession(guests, request);
      const { credential, name = own.device || 'Passkey' } = request.body;
      const { token } = done(await entrance.addPasskey(own, { credential, name }, partyOf(request, origins)));
      if (token === null) return identity(request);
      reply.setCookie(SESSION_COOKIE, token, cookieOptions);
      return identity(request, token);
    });

    app.patch(IDENTITY_PATHS.passkey, PATCH_PASSKEY, async (request) => {
      const own = await ownSession(guests, request);
      done(await entrance.renamePasskey(own, request.params.id, request.body.name.trim()));
      return identity(request);
    });

    app.delete(IDENTITY_PATHS.passkey, DELETE_PASSKEY, async (request) => {
      const own = await ownSession(guests, request);
      done(await entrance.removePasskey(own, request.params.id, request.query.last === 'yes'));
      return identity(request);
    });

    app.post(IDENTITY_PATHS.recoveryCodes, POST_CODES, async (request) => {
      const { codes } = done(await entrance.makeCodes(await ownSession(guests, request)));
      return { codes };
    });
  };

export const sessionListRoutes =
  (parts: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { guests, entrance, onSessionsEnded } = parts;
    const identity = ownIdentity(parts);

    app.delete(IDENTITY_PATHS.session, DELETE_SESSION, async (request) => {
      const own = await ownSession(guests, request);
      const before = await identity(request);
      done(await entrance.endSession(own, request.params.id));
      onSessionsEnded(own.patron.id);
      const sessions = before.sessions.filter(({ id }) => id !== request.params.id);
      return { ...before, sessions };
    });

    app.delete(IDENTITY_PATHS.sessions, DELETE_SESSIONS, async (request) => {
      const own = await ownSession(guests, request);
      if ((await entrance.endOthers(own)) > 0) onSessionsEnded(own.patron.id);
      return identity(request);
    });
  };
