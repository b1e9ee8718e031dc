// Staff sign-in at the house's OpenID provider. A member who is signed in already gets a new session, open and confirmed: that is
// how such members unlock a console.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { Type } from 'typebox';
import { AWAY_COOKIE, awayCookieOptions, queryOf, returnTo, UrlSchema } from '../../http/openid-flow.ts';
import { Problem } from '../../http/problem.ts';
import { waitFor } from '../../http/problem-detail.ts';
import { newSessionToken, sessionHash, tokenHash } from '../../identity/session-token.ts';
import { FLOOR_COOKIE, floorCookieOptions } from '../floor-cookie.ts';
import type { FloorParts } from '../floor-parts.ts';

const MINUTE_MS = 60_000;
const RETURNED = '/floor';
const REFUSED = '/floor?refused=openid';

const GET_PROVIDER = {
  config: { floor: 'door' },
  schema: {
    tags: ['floor'],
    summary: 'The OpenID provider for staff, if there is one',
    response: { 200: Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }) },
  },
} as const;

const POST_START = {
  config: { floor: 'door' },
  schema: {
    tags: ['floor'],
    summary: 'Begin a sign-in at the house’s provider: returns the address to open',
    response: { 200: UrlSchema, 403: FloorErrorSchema, 404: FloorErrorSchema, 429: FloorErrorSchema },
  },
} as const;

const GET_CALLBACK = {
  config: { floor: 'door' },
  schema: {
    tags: ['floor'],
    hide: true,
    summary: 'The address to which the house’s provider sends the browser back',
    response: { 302: Type.Null() },
  },
} as const;

export const floorOpenidRoutes =
  ({ openid, origins, signInsPerMinute }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const away = awayCookieOptions(origins, FLOOR_PATHS.openid);
    const checkRate = app.createRateLimit({ max: signInsPerMinute, timeWindow: MINUTE_MS });
    const house = openid?.provider.settings.staff ? openid : null;

    app.get(FLOOR_PATHS.openid, GET_PROVIDER, async () => ({ name: house?.name ?? null }));

    app.post(FLOOR_PATHS.openidStart, POST_START, async (request, reply) => {
      if (house === null) throw new Problem('not-found');
      const rate = await checkRate(request);
      if (!rate.isAllowed && rate.isExceeded) throw waitFor('sign-in-tries', rate.ttlInSeconds);
      const token = newSessionToken();
      const back = returnTo(request, origins, FLOOR_PATHS.openidCallback);
      const url = await house.provider.begin(tokenHash(token), back, 'staff');
      reply.setCookie(AWAY_COOKIE, token, away);
      return { url };
    });

    app.get(FLOOR_PATHS.openidCallback, GET_CALLBACK, async (request, reply) => {
      const boundTo = sessionHash(request.cookies[AWAY_COOKIE]);
      reply.clearCookie(AWAY_COOKIE, away);
      if (house === null || boundTo === null) return reply.redirect(REFUSED);
      const back = returnTo(request, origins, FLOOR_PATHS.openidCallback);
      const finished = await house.provider.finish(boundTo, back, queryOf(request));
      // A flow that was begun for a patron is not accepted at the floor.
      if (finished === null || finished.body !== 'staff') return reply.redirect(REFUSED);
      const signedIn = await house.staff.signIn(finished.person, request.ip);
      if (!signedIn.ok) return reply.redirect(REFUSED);
      reply.setCookie(FLOOR_COOKIE, signedIn.token, floorCookieOptions(origins));
      return reply.redirect(RETURNED);
    });
  };
