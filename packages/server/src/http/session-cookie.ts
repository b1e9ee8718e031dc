// The cookies of patrons. Scripts cannot read them, and other sites cannot make a browser send them.
import type { CookieSerializeOptions } from '@fastify/cookie';
import cookie from '@fastify/cookie';
import { SESSION_MS } from '../identity/guests.ts';

export const SESSION_COOKIE = 'punto_session';
/** The session of the guest account that is kept in this browser until its patron signs out. */
export const GUEST_COOKIE = 'punto_guest';
/** The value that a browser's passkey sign-in is bound to. */
export const ASKING_COOKIE = 'punto_asking';
/** The duration of the session, the longest that browsers keep a cookie. */
const KEPT_S = SESSION_MS / 1000;

export const sessionCookieOptions = (origins: readonly string[]): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: origins.some((origin) => origin.startsWith('https:')),
  maxAge: KEPT_S,
});

/** The token in a `Cookie` header, for the socket's upgrade, which does not pass the routes. */
export const tokenOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : cookie.parse(header)[SESSION_COOKIE];
