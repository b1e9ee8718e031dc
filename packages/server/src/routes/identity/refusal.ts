// Answers of the identity routes: refusals as problems, and the cookies of a sign-in.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { problemWith } from '../../http/problem-detail.ts';
import { GUEST_COOKIE, SESSION_COOKIE } from '../../http/session-cookie.ts';
import type { EntranceRefusal, PatronSignedIn } from '../../identity/patron/patron-sign-in.ts';
import { type RelyingParty, relyingPartyOf } from '../../identity/patron/relying-party.ts';

const NOT_FOUND: ReadonlySet<EntranceRefusal> = new Set(['no-passkey', 'no-session']);

export const refusalOf = (refusal: EntranceRefusal): Problem => {
  if (refusal === 'sign-in-refused' || refusal === 'prove-first') return new Problem(refusal);
  return problemWith(NOT_FOUND.has(refusal) ? 'not-found' : 'conflict', refusal);
};

/** Throws the refusal. */
export const done = <T extends { readonly ok: true }>(
  answer: T | { readonly ok: false; readonly refusal: EntranceRefusal },
): T => {
  if (!answer.ok) throw refusalOf(answer.refusal);
  return answer;
};

/** Throws `conflict` at an address where browsers make no passkeys. */
export const partyOf = (request: FastifyRequest, origins: readonly string[]): RelyingParty => {
  const party = relyingPartyOf(request.headers, origins);
  if (party === null) throw problemWith('conflict', 'no-passkeys-here');
  return party;
};

/** Sets the cookies of the new session and of a guest account that is kept, and clears that of one that is left. */
export const setSignedIn = (
  reply: FastifyReply,
  { token, guestToken }: Pick<PatronSignedIn, 'token' | 'guestToken'>,
  options: CookieSerializeOptions,
): void => {
  reply.setCookie(SESSION_COOKIE, token, options);
  if (typeof guestToken === 'string') reply.setCookie(GUEST_COOKIE, guestToken, options);
  if (guestToken === null) reply.clearCookie(GUEST_COOKIE, options);
};
