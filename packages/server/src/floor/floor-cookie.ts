// The cookie of the floor: another name and another reach than the patrons', so that one browser may be both, and
// for no longer than the browser is open.
import type { CookieSerializeOptions } from '@fastify/cookie';
import cookie from '@fastify/cookie';
import { FLOOR } from '@punto/protocol/floor/paths';

export const FLOOR_COOKIE = 'punto_floor';

export const floorCookieOptions = (origins: readonly string[]): CookieSerializeOptions => ({
  path: FLOOR,
  httpOnly: true,
  sameSite: 'strict',
  secure: origins.some((origin) => origin.startsWith('https:')),
});

/** The token in a `Cookie` header, for the socket's upgrade, which passes by the routes. */
export const floorTokenOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : cookie.parse(header)[FLOOR_COOKIE];
