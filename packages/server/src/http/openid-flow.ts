// What the routes of both sign-ins at a provider share. The way back is a navigation from another site, on which browsers
// send no strict cookie: so the cookie of this flow alone is lax, and what else is needed was kept when the flow began.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AWAY_MS } from '../identity/openid/openid-provider.ts';
import { sessionCookieOptions } from './session-cookie.ts';

export const AWAY_COOKIE = 'punto_away';

export const UrlSchema = Type.Object({ url: Type.String() }, { additionalProperties: false });

/** `path`: of the routes of the flow. */
export const awayCookieOptions = (origins: readonly string[], path: string): CookieSerializeOptions => ({
  ...sessionCookieOptions(origins),
  sameSite: 'lax',
  path,
  maxAge: AWAY_MS / 1000,
});

/** The address of this site that the browser comes back to, at the origin it left. */
export const returnTo = (request: FastifyRequest, origins: readonly string[], path: string): string => {
  const { origin, host } = request.headers;
  const own = origins.find((each) => each === origin || new URL(each).host === host) ?? origins[0];
  if (own === undefined) throw new Error('a house with a provider has an origin');
  return own + path;
};

export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?', 2)[1] ?? '');
