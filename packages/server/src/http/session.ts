// Identifies the patron of a request by the session cookie only.

import { isKeyedPatron } from '@punto/ledger/patron-key';
import type { PatronSession } from '@punto/store/patron-session-store';
import type { Patron } from '@punto/store/store';
import type { FastifyRequest } from 'fastify';
import type { Guests } from '../identity/guests.ts';
import { Problem } from './problem.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

export const visitor = (guests: Pick<Guests, 'patronOf'>, request: FastifyRequest): Promise<Patron | null> =>
  guests.patronOf(request.cookies[SESSION_COOKIE]);

/** Throws `not-signed-in` without a session. A request counts as a use of a launched session. */
export const signedIn = async (guests: Guests, request: FastifyRequest): Promise<Patron> => {
  const patron = await visitor(guests, request);
  if (patron === null) throw new Problem('not-signed-in');
  if (isKeyedPatron(patron.id)) await guests.use(request.cookies[SESSION_COOKIE]);
  return patron;
};

/** The session of a request; `null`: none. */
export const presentSession = (
  guests: Pick<Guests, 'sessionOf'>,
  request: FastifyRequest,
): Promise<PatronSession | null> => guests.sessionOf(request.cookies[SESSION_COOKIE]);

/** Throws `not-signed-in` without a session. */
export const ownSession = async (
  guests: Pick<Guests, 'sessionOf'>,
  request: FastifyRequest,
): Promise<PatronSession> => {
  const session = await presentSession(guests, request);
  if (session === null) throw new Problem('not-signed-in');
  return session;
};
