// The stores of sign-in methods in PostgreSQL, put together.
import type { IdentityStore } from '../../identity-store.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { createPatronSessions } from '../patron-sessions.ts';
import type { Queryable } from '../typed-queries.ts';
import { createChallenges } from './challenges.ts';
import { createErasure } from './erasure.ts';
import { createInvitations } from './invitations.ts';
import { createOpenid } from './openid.ts';
import { createOperatorPatrons } from './operator-patrons.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createRetention } from './retention.ts';

export const createIdentity = (pool: Queryable, writeJournalled: PostgresJournalledWrite): IdentityStore => ({
  sessions: createPatronSessions(pool, writeJournalled),
  passkeys: createPasskeys(pool, writeJournalled),
  recoveryCodes: createRecoveryCodes(pool, writeJournalled),
  challenges: createChallenges(writeJournalled),
  invitations: createInvitations(pool, writeJournalled),
  openid: createOpenid(pool, writeJournalled),
  operatorPatrons: createOperatorPatrons(pool, writeJournalled),
  erase: createErasure(writeJournalled),
  retention: createRetention(pool, writeJournalled),
});
