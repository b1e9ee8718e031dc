// The cookies of patrons. Scripts cannot read them, and other sites cannot make a browser send them.
import type { CookieSerializeOptions } from '@fastify/cookie';
import cookie from '@fastify/cookie';
import { isKeyedPatron } from '@punto/ledger/patron-key';
import { SESSION_MS } from '../identity/session-expiry.ts';

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

/**
 * The cookie of a launched patron, which ends with the browser's session. Where the brand's pages may show the tables in a frame, it
 * is sent from frames too, and kept apart for each site that frames this one.
 */
const launchedCookieOptions = (origins: readonly string[], embedded: boolean): CookieSerializeOptions => {
  const { maxAge: _, ...strict } = sessionCookieOptions(origins);
  return embedded ? { ...strict, sameSite: 'none', secure: true, partitioned: true } : strict;
};

export type SessionCookies = {
  readonly of: (patron: string) => CookieSerializeOptions;
  /** Of the other kind under the same name, which a browser may keep from before. */
  readonly other: (patron: string) => CookieSerializeOptions;
};

/** `isEmbedded`: whether pages of the patron's brand may show the tables in a frame. */
export const createSessionCookies = (
  origins: readonly string[],
  isEmbedded: (patron: string) => boolean,
): SessionCookies => ({
  of: (patron) =>
    isKeyedPatron(patron)
      ? launchedCookieOptions(origins, isEmbedded(patron))
      : sessionCookieOptions(origins),
  other: (patron) => launchedCookieOptions(origins, !isEmbedded(patron)),
});

/** Whether a `Cookie` header has a session, or one that waits for its guest. */
export const hasPatronCookie = (header: string | undefined): boolean => {
  const { [SESSION_COOKIE]: session, [GUEST_COOKIE]: guest } = cookie.parse(header ?? '');
  return session !== undefined || guest !== undefined;
};

/** The token in a `Cookie` header, for the socket's upgrade, which does not pass the routes. */
export const tokenOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : cookie.parse(header)[SESSION_COOKIE];
