// The stores of sign-in methods in SQLite, put together.
import type { DatabaseSync } from 'node:sqlite';
import type { IdentityStore } from '../../identity-store.ts';
import type { Journal } from '../../shared/journal.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { createPatronSessions } from '../patron-sessions.ts';
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
  writeJournalled: SqliteJournalledWrite,
  journal: Pick<Journal, 'append'>,
  drop: () => void,
): IdentityStore => ({
  sessions: createPatronSessions(database, writeJournalled),
  passkeys: createPasskeys(database, writeJournalled),
  recoveryCodes: createRecoveryCodes(database, writeJournalled, journal),
  challenges: createChallenges(database, writeJournalled),
  invitations: createInvitations(database, writeJournalled),
  openid: createOpenid(database, writeJournalled),
  operatorPatrons: createOperatorPatrons(database, writeJournalled),
  erase: createErasure(database, writeJournalled, journal, drop),
  retention: createRetention(database, writeJournalled),
});
