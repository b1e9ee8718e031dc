// Shared by the routes of both OpenID sign-ins. The provider's redirect is a navigation from another site, for which browsers
// send no strict cookie: only the cookie of this flow is lax, and the rest of the state was stored when the flow began.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AWAY_MS } from '../identity/openid/openid-provider.ts';
import { sessionCookieOptions } from './session-cookie.ts';

export const AWAY_COOKIE = 'punto_away';

export const UrlSchema = Type.Object({ url: Type.String() }, { additionalProperties: false });

/** `path`: the path of the flow's routes. */
export const awayCookieOptions = (origins: readonly string[], path: string): CookieSerializeOptions => ({
  ...sessionCookieOptions(origins),
  sameSite: 'lax',
  path,
  maxAge: AWAY_MS / 1000,
});

/** The redirect address on this site, at the origin that the browser came from. */
export const returnTo = (request: FastifyRequest, origins: readonly string[], path: string): string => {
  const { origin, host } = request.headers;
  const own = origins.find((each) => each === origin || new URL(each).host === host) ?? origins[0];
  if (own === undefined) throw new Error('an OpenID provider needs PUNTO_PUBLIC_ORIGIN');
  return own + path;
};

export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?', 2)[1] ?? '');
