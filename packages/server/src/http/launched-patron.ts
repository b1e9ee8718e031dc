// Patrons whom an operator launched sign in at the operator alone: no passkeys, codes, provider, erasure or coins of the house.
import { isKeyedPatron } from '@punto/ledger/patron-key';
import type { FastifyRequest } from 'fastify';
import type { Guests } from '../identity/guests.ts';
import { Problem } from './problem.ts';
import { presentSession } from './session.ts';

export const isLaunched = async (
  guests: Pick<Guests, 'sessionOf'>,
  request: FastifyRequest,
): Promise<boolean> => {
  const session = await presentSession(guests, request);
  return session !== null && isKeyedPatron(session.patron.id);
};

/** A hook for routes that a launched patron does not have: throws `not-found`. */
export const refuseLaunched =
  (guests: Pick<Guests, 'sessionOf'>) =>
  async (request: FastifyRequest): Promise<void> => {
    if (await isLaunched(guests, request)) throw new Problem('not-found');
  };
