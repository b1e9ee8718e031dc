// The cookie that carries a session. Scripts cannot read it, other sites cannot send it.
import type { CookieSerializeOptions } from '@fastify/cookie';
import cookie from '@fastify/cookie';

export const SESSION_COOKIE = 'punto_session';
/** Browsers keep no cookie longer than 400 days. */
const KEPT_S = 400 * 24 * 60 * 60;

export const sessionCookieOptions = (origins: readonly string[]): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: origins.some((origin) => origin.startsWith('https:')),
  maxAge: KEPT_S,
});

/** The token in a `Cookie` header, for the socket's upgrade, which passes by the routes. */
export const tokenOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : cookie.parse(header)[SESSION_COOKIE];
