// Session cookie of the floor: another name and path than the patrons' cookie, so that one browser can have both, and
// only until the browser closes.
import type { CookieSerializeOptions } from '@fastify/cookie';
import cookie from '@fastify/cookie';
import { FLOOR } from '@punto/protocol/floor/paths';

export const FLOOR_COOKIE = 'punto_floor';
/** Marks a browser in which staff has signed in before; it grants nothing. */
export const BROWSER_COOKIE = 'punto_floor_browser';
const BROWSER_S = 180 * 24 * 60 * 60;

export const floorCookieOptions = (origins: readonly string[]): CookieSerializeOptions => ({
  path: FLOOR,
  httpOnly: true,
  sameSite: 'strict',
  secure: origins.some((origin) => origin.startsWith('https:')),
});

export const browserCookieOptions = (origins: readonly string[]): CookieSerializeOptions => ({
  ...floorCookieOptions(origins),
  maxAge: BROWSER_S,
});

/** The token in a `Cookie` header, for the socket's upgrade, which does not pass the routes. */
export const floorTokenOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : cookie.parse(header)[FLOOR_COOKIE];
