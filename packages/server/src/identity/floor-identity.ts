// Assembles the identity services of the floor, once for each server.

import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { StaffStore } from '@punto/store/staff-store';
import { type KeyedMutex, LocalKeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { createFloorSessions, type FloorSessions, type IdleMs } from './floor-sessions.ts';
import { createKnownBrowsers } from './known-browser.ts';
import { createCodeCipher } from './one-time-code.ts';
import { createPasswords, type PasswordCost } from './password.ts';
import { createProver } from './proof.ts';
import { createPeople, type People } from './staff-admin.ts';
import { createStaffSignIn, type StaffSignIn } from './staff-sign-in.ts';

export type FloorIdentity = {
  readonly signIn: StaffSignIn;
  readonly sessions: FloorSessions;
  readonly people: People;
  readonly close: () => void;
};

export type FloorIdentityParts = {
  readonly staff: StaffStore;
  readonly clock: Clock;
  /** Keys of the deployment, newest first; the keys for the secrets of codes are derived from them. */
  readonly encryptionKeys: ShoeKeys;
  readonly idleMs?: IdleMs;
  readonly cost?: PasswordCost;
  /** Shared with the other nodes, if any. */
  readonly turns?: KeyedMutex;
};

const MINUTE_MS = 60_000;

/** Dealers leave their consoles among patrons, so theirs lock sooner. [C.6.5] */
export const IDLE_MS: IdleMs = {
  dealer: 5 * MINUTE_MS,
  supervisor: 15 * MINUTE_MS,
  manager: 15 * MINUTE_MS,
};

export const createFloorIdentity = (parts: FloorIdentityParts): FloorIdentity => {
  const { staff, clock, encryptionKeys, idleMs = IDLE_MS, cost, turns = new LocalKeyedMutex() } = parts;
  const passwords = createPasswords(cost);
  const codes = createCodeCipher(encryptionKeys);
  const browsers = createKnownBrowsers(encryptionKeys);
  const prover = createProver({ staff, clock, passwords, codes, turns });
  const sessions = createFloorSessions(staff, clock, idleMs, turns);
  return {
    sessions,
    signIn: createStaffSignIn({ staff, clock, sessions, passwords, codes, prover, browsers }),
    people: createPeople({ staff, clock, passwords, sessions, turns }),
    close: sessions.close,
  };
};
