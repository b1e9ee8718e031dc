// Identifies the patron of a request by the session cookie only.

import type { Patron } from '@punto/store/store';
import type { FastifyRequest } from 'fastify';
import type { Guests } from '../identity/guests.ts';
import { Problem } from './problem.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

export const visitor = (guests: Guests, request: FastifyRequest): Promise<Patron | null> =>
  guests.patronOf(request.cookies[SESSION_COOKIE]);

/** Throws `not-signed-in` without a session. */
export const signedIn = async (guests: Guests, request: FastifyRequest): Promise<Patron> => {
  const patron = await visitor(guests, request);
  if (patron === null) throw new Problem('not-signed-in');
  return patron;
};
