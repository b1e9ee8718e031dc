// Staff sign-in at the house's OpenID provider, and the unlocking of a console by a new sign-in there; the locked session
// continues.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ConfirmAtProviderSchema, FloorErrorSchema } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { minuteLimit } from '../../http/minute-limit.ts';
import { AWAY_COOKIE, awayCookieOptions, queryOf, returnTo, UrlSchema } from '../../http/openid-flow.ts';
import { Problem } from '../../http/problem.ts';
import { waitFor } from '../../http/problem-detail.ts';
import { newSessionToken, sessionHash, tokenHash } from '../../identity/session-token.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { FLOOR_COOKIE, floorCookieOptions } from '../floor-cookie.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';

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

const POST_CONFIRM = {
  config: { floor: 'session' },
  schema: {
    tags: ['floor'],
    summary:
      'Begin to sign in anew there, as the password is confirmed: opens a locked session of the same member',
    body: ConfirmAtProviderSchema,
    response: {
      200: UrlSchema,
      401: FloorErrorSchema,
      403: FloorErrorSchema,
      404: FloorErrorSchema,
      429: FloorErrorSchema,
    },
  },
} as const;

/** State of a flow, stored while the browser is at the provider. */
type Kept =
  | {
      readonly act: 'sign-in';
      /** The staff session of this browser before the sign-in, possibly of another member; `null`: none. */
      readonly former: string | null;
    }
  | { readonly act: 'confirm'; readonly session: string; readonly page: string };

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
  ({ openid, identity, clock, origins, signInsPerMinute }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const away = awayCookieOptions(origins, FLOOR_PATHS.openid);
    const limit = minuteLimit(app, signInsPerMinute, (seconds) => waitFor('sign-in-tries', seconds));
    const house = openid?.provider.settings.staff ? openid : null;

    app.get(FLOOR_PATHS.openid, GET_PROVIDER, async () => ({ name: house?.name ?? null }));

    const goAway = async (request: FastifyRequest, reply: FastifyReply, kept: Kept, fresh?: 'fresh') => {
      if (house === null) throw new Problem('not-found');
      await limit(request);
      const token = newSessionToken();
      const back = returnTo(request, origins, FLOOR_PATHS.openidCallback);
      const url = await house.provider.begin(tokenHash(token), back, JSON.stringify(kept), fresh);
      reply.setCookie(AWAY_COOKIE, token, away);
      return { url };
    };

    app.post(FLOOR_PATHS.openidStart, POST_START, async (request, reply) => {
      // On the way back browsers send no cookie of the session, so it is kept.
      const former = await identity.sessions.find(request.cookies[FLOOR_COOKIE]);
      return goAway(request, reply, { act: 'sign-in', former: former?.session ?? null });
    });

    app.post(FLOOR_PATHS.openidConfirm, POST_CONFIRM, async (request, reply) => {
      const { session, member } = actorOf(request);
      // A member with a password alone cannot confirm it there.
      if (!(await house?.staff.isLinked(member.id))) throw new Problem('not-found');
      return goAway(
        request,
        reply,
        { act: 'confirm', session, page: request.body.page ?? RETURNED },
        'fresh',
      );
    });

    /** As when a password is given: another member who was signed in on this browser is signed out. */
    const endFormer = async (former: string | null, token: string): Promise<void> => {
      const [before, now] = await Promise.all([
        former === null ? null : identity.sessions.findByHash(former),
        identity.sessions.find(token),
      ]);
      if (before && before.staff.id !== now?.staff.id)
        await identity.sessions.end(before, entryOf(before, { at: clock.now(), action: 'sign-out' }));
    };

    app.get(FLOOR_PATHS.openidCallback, GET_CALLBACK, async (request, reply) => {
      const boundTo = sessionHash(request.cookies[AWAY_COOKIE]);
      reply.clearCookie(AWAY_COOKIE, away);
      if (house === null || boundTo === null) return reply.redirect(REFUSED);
      const back = returnTo(request, origins, FLOOR_PATHS.openidCallback);
      const finished = await house.provider.finish(boundTo, back, queryOf(request));
      // A flow that was begun for a patron is not accepted at the floor.
      if (finished === null) return reply.redirect(REFUSED);
      const kept: Kept = JSON.parse(finished.body);
      if (kept.act === 'confirm') {
        const confirmed = await house.staff.confirm(finished.person, kept.session, request.ip);
        return reply.redirect(confirmed.ok ? kept.page : REFUSED);
      }
      const signedIn = await house.staff.signIn(finished.person, request.ip);
      if (!signedIn.ok) return reply.redirect(REFUSED);
      await endFormer(kept.former, signedIn.token);
      reply.setCookie(FLOOR_COOKIE, signedIn.token, floorCookieOptions(origins));
      return reply.redirect(RETURNED);
    });
  };
