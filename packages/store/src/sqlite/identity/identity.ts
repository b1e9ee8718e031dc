// The stores of sign-in methods in SQLite, put together.
import type { DatabaseSync } from 'node:sqlite';
import type { IdentityStore } from '../../identity-store.ts';
import type { Journal } from '../../shared/journal.ts';
import { createPatronSessions } from '../patron-sessions.ts';
import type { SqliteWriteDown } from '../write-down.ts';
import { createChallenges } from './challenges.ts';
import { createErasure } from './erasure.ts';
import { createInvitations } from './invitations.ts';
import { createOpenid } from './openid.ts';
import { createOperatorPatrons } from './operator-patrons.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createRetention } from './retention.ts';

/** `drop`: drops the caches. */
export const createIdentity = (
  database: DatabaseSync,
  writeDown: SqliteWriteDown,
  journal: Pick<Journal, 'append'>,
  drop: () => void,
): IdentityStore => ({
  sessions: createPatronSessions(database, writeDown),
  passkeys: createPasskeys(database, writeDown),
  recoveryCodes: createRecoveryCodes(database, writeDown, journal),
  challenges: createChallenges(database, writeDown),
  invitations: createInvitations(database, writeDown),
  openid: createOpenid(database, writeDown),
  operatorPatrons: createOperatorPatrons(database, writeDown),
  erase: createErasure(database, writeDown, journal, drop),
  retention: createRetention(database, writeDown),
});
