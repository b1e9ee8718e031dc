// Sample passkeys, invitations and OpenID accounts, for tests of a store.
import { type PatronId, patronId } from '@punto/table/ids';
import type { Challenge } from '../../src/challenge-store.ts';
import type { Invitation } from '../../src/invitation-store.ts';
import type { JournalEntry } from '../../src/journal-entry.ts';
import type { OpenidLink } from '../../src/openid-store.ts';
import type { Passkey } from '../../src/passkey-store.ts';
import type { NewSession } from '../../src/patron-session-store.ts';
import type { Patron } from '../../src/patron-store.ts';
import { ANN } from './sample.ts';
import { SUE } from './sample-play.ts';

export const passkey = (id: string, patron: PatronId = ANN, createdAt = 50): Passkey => ({
  id,
  patron,
  publicKey: Uint8Array.from([0, 1, 127, 128, 255]),
  counter: 3,
  transports: ['internal', 'hybrid'],
  name: 'Ann’s phone',
  relyingParty: 'punto.example',
  backedUp: true,
  createdAt,
  usedAt: null,
});

/** A journal entry of an act of the patron: without a staff member. */
export const actOf = (action: string, patron: PatronId = ANN): JournalEntry => ({
  ...{ at: 60, staff: null, role: null, action, table: null, shoe: null, round: null },
  ...{ patron, reason: null, before: null, after: null },
});

export const signedIn = (hash: string, id: string, more: Partial<NewSession> = {}): NewSession => ({
  ...{ hash, id, openedAt: 70, way: 'passkey', device: 'Firefox, Linux', provedAt: 70 },
  ...more,
});

export const launchedPatron = (id: string): Patron => ({ id: patronId(id), name: 'Guest', createdAt: 6 });

export const challenge = (id: string, expiresAt = 100): Challenge => ({
  ...{ id, purpose: 'sign-in', boundTo: 'browser', expiresAt, body: 'of this' },
});

export const invitation = (id: string, uses = 2, madeAt = 80): Invitation => ({
  ...{ id, hash: `hash-${id}`, note: 'for Dana', madeBy: SUE, madeAt, expiresAt: madeAt + 100 },
  ...{ uses, used: 0, withdrawnAt: null },
});

export const openidLink = (subject: string, account: string = ANN): OpenidLink => ({
  ...{ issuer: 'https://id.example', subject, kind: 'patron', account, linkedAt: 90 },
});
