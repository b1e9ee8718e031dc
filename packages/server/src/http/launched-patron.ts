// Launched patrons sign in at their operator, which also keeps their money: the house gives them no passkeys, codes, provider,
// erasure, coins, or limits on losses and deposits.
import { isKeyedPatron } from '@punto/ledger/patron-key';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import { kindOf } from '@punto/ledger/protection/limit';
import type { PatronId } from '@punto/table/ids';
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

/** A hook for routes that are closed to launched patrons: throws `not-found`. */
export const refuseLaunched =
  (guests: Pick<Guests, 'sessionOf'>) =>
  async (request: FastifyRequest): Promise<void> => {
    if (await isLaunched(guests, request)) throw new Problem('not-found');
  };

/**
 * Throws for a limit that would count nothing: the operator keeps the money of its patrons, so their losses and deposits are not in
 * these books.
 */
export const refuseUncounted = (patron: PatronId, change: ProtectionChange): void => {
  if (change.change !== 'set-limit' || !isKeyedPatron(patron)) return;
  const kind = kindOf(change.key);
  if (kind === 'loss' || kind === 'deposit')
    throw new Problem(
      'invalid-request',
      'The operator keeps the money of this patron: set limits on losses and deposits there, and those on stakes and time here.',
    );
};

/** A launched patron who takes a time-out or is excluded leaves the game: the operator learns it from the end of the session. */
export const endsLaunch = (patron: PatronId, { change }: ProtectionChange): boolean =>
  isKeyedPatron(patron) && (change === 'take-time-out' || change === 'exclude');
