// The cookie of the floor: another name and another reach than the patrons', so that one browser may be both, and
// for no longer than the browser is open.
import type { CookieSerializeOptions } from '@fastify/cookie';
import cookie from '@fastify/cookie';
import { FLOOR } from '@punto/protocol/floor/paths';

export const FLOOR_COOKIE = 'punto_floor';
/** By which the browser is known again; it opens nothing. */
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

/** The token in a `Cookie` header, for the socket's upgrade, which passes by the routes. */
export const floorTokenOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : cookie.parse(header)[FLOOR_COOKIE];
