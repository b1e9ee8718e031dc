// Sign-in at the house's OpenID provider, for patrons and, below the floor's path, for staff; and the provider's message about a
// sign-out there.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorSchema } from '@punto/protocol/api';
import { type OpenidStartRequest, OpenidStartSchema } from '@punto/protocol/identity-api';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { refuseLaunched } from '../../http/launched-patron.ts';
import { minuteLimit } from '../../http/minute-limit.ts';
import { AWAY_COOKIE, awayCookieOptions, queryOf, returnTo, UrlSchema } from '../../http/openid-flow.ts';
import { Problem } from '../../http/problem.ts';
import { waitFor } from '../../http/problem-detail.ts';
import { presentSession } from '../../http/session.ts';
import { sessionCookieOptions } from '../../http/session-cookie.ts';
import { deviceWords } from '../../identity/patron/device-words.ts';
import { newSessionToken, sessionHash, tokenHash } from '../../identity/session-token.ts';
import type { HttpParts } from '../route-parts.ts';
import { afterAnswer } from './after-answer.ts';
import { setSignedIn } from './refusal.ts';

const REFUSED = '/account?refused=openid';
const RETURNED = '/account';

type Kept = OpenidStartRequest & { readonly session: string | null };

const POST_START = {
  schema: {
    tags: ['patron'],
    summary: 'Begin a sign-in at the house’s provider: returns the address to open',
    body: OpenidStartSchema,
    response: { 200: UrlSchema, 403: ErrorSchema, 404: ErrorSchema, 429: ErrorSchema },
  },
} as const;

const GET_CALLBACK = {
  schema: {
    tags: ['patron'],
    hide: true,
    summary: 'The address to which the house’s provider sends the browser back',
    response: { 302: Type.Null() },
  },
} as const;

const POST_LOGOUT = {
  schema: {
    tags: ['patron'],
    summary:
      'Back-channel logout of the OpenID provider: ends the sessions that were opened with its session',
    response: { 200: Type.Null(), 400: ErrorSchema },
  },
} as const;

export const openidRoutes =
  (parts: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { openid, guests, origins, signInsPerMinute, onSessionsEnded, store, clock } = parts;
    if (openid === null) return;
    const { provider } = openid;
    const cookieOptions = sessionCookieOptions(origins);
    const away = awayCookieOptions(origins, IDENTITY_PATHS.openid);
    const limit = minuteLimit(app, signInsPerMinute, (seconds) => waitFor('sign-in-wait', seconds));

    app.addHook('preHandler', refuseLaunched(guests));
    app.post(IDENTITY_PATHS.openidStart, POST_START, async (request, reply) => {
      if (!provider.settings.patrons) throw new Problem('not-found');
      await limit(request);
      const token = newSessionToken();
      const present = await presentSession(guests, request);
      const kept: Kept = { ...request.body, session: present?.hash ?? null };
      const back = returnTo(request, origins, IDENTITY_PATHS.openidCallback);
      if (kept.prove && kept.session === null) throw new Problem('not-signed-in');
      const fresh = kept.prove ? 'fresh' : undefined;
      const url = await provider.begin(tokenHash(token), back, JSON.stringify(kept), fresh);
      reply.setCookie(AWAY_COOKIE, token, away);
      return { url };
    });

    const signIn = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      const boundTo = sessionHash(request.cookies[AWAY_COOKIE]);
      if (boundTo === null || !provider.settings.patrons) return false;
      const back = returnTo(request, origins, IDENTITY_PATHS.openidCallback);
      const finished = await provider.finish(boundTo, back, queryOf(request));
      if (finished === null) return false;
      const kept: Kept = JSON.parse(finished.body);
      const present = kept.session === null ? null : await store.sessions.find(kept.session);
      if (kept.prove) return present !== null && openid.patrons.prove(finished.person, present);
      const device = deviceWords(request.headers['user-agent']);
      const signedIn = await openid.patrons.signIn(finished.person, present, { guest: kept.guest, device });
      setSignedIn(reply, signedIn, cookieOptions);
      if (present) afterAnswer(clock, () => onSessionsEnded(present.patron.id));
      return true;
    };

    app.get(IDENTITY_PATHS.openidCallback, GET_CALLBACK, async (request, reply) => {
      const done = await signIn(request, reply);
      reply.clearCookie(AWAY_COOKIE, away);
      return reply.redirect(done ? RETURNED : REFUSED);
    });

    // The only route of this API that takes a form; no page calls it.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.post(IDENTITY_PATHS.openidLogout, POST_LOGOUT, async (request, reply) => {
      const { body } = request;
      const token =
        typeof body === 'object' && body !== null && 'logout_token' in body ? body.logout_token : null;
      const logout = typeof token === 'string' ? await provider.logout(token) : null;
      if (logout === null) throw new Problem('invalid-request', 'The logout token is not valid.');
      await openid.end(logout);
      return reply.code(200).send(null);
    });
  };
