// Refuses acts of launched patrons that belong to their operator, where they sign in and which keeps their money: passkeys,
// codes, provider, erasure, coins, and limits on deposits.
import { isKeyedPatron } from '@punto/ledger/patron-key';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import { kindOf } from '@punto/ledger/protection/limit';
import type { SessionEnd } from '@punto/store/patron-session-store';
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

/** Throws for a limit that would count nothing: deposits of an operator's patron are made at the operator. */
export const refuseUncounted = (patron: PatronId, change: ProtectionChange): void => {
  if (change.change !== 'set-limit' || !isKeyedPatron(patron)) return;
  if (kindOf(change.key) === 'deposit')
    throw new Problem(
      'invalid-request',
      'The operator keeps the money of this patron: set limits on deposits there, and those on losses, stakes and time here.',
    );
};

/**
 * The end of the sessions of a launched patron who takes a time-out or is excluded: the operator learns of it by the webhook. `null`:
 * the change ends no session.
 */
export const endOfLaunch = (patron: PatronId, change: ProtectionChange, at: number): SessionEnd | null => {
  if (!isKeyedPatron(patron)) return null;
  if (change.change === 'take-time-out') return { at, reason: 'time-out', until: at + change.forMs };
  if (change.change !== 'exclude') return null;
  return { at, reason: 'exclusion', until: change.forMs === null ? null : at + change.forMs };
};
