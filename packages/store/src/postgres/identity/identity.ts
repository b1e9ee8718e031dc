// The stores of sign-in methods in PostgreSQL, put together.
import type { IdentityStore } from '../../identity-store.ts';
import { createPatronSessions } from '../patron-sessions.ts';
import type { Queryable } from '../rows.ts';
import type { PostgresWriteDown } from '../write-down.ts';
import { createChallenges } from './challenges.ts';
import { createErasure } from './erasure.ts';
import { createInvitations } from './invitations.ts';
import { createOpenid } from './openid.ts';
import { createOperatorPatrons } from './operator-patrons.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createRetention } from './retention.ts';

export const createIdentity = (pool: Queryable, writeDown: PostgresWriteDown): IdentityStore => ({
  sessions: createPatronSessions(pool, writeDown),
  passkeys: createPasskeys(pool, writeDown),
  recoveryCodes: createRecoveryCodes(pool, writeDown),
  challenges: createChallenges(writeDown),
  invitations: createInvitations(pool, writeDown),
  openid: createOpenid(pool, writeDown),
  operatorPatrons: createOperatorPatrons(pool, writeDown),
  erase: createErasure(writeDown),
  retention: createRetention(pool, writeDown),
});
