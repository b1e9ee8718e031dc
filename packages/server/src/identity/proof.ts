// Verifies a password, then a code. Three failures in thirty minutes lock the counter they belong to, and an unknown
// name takes as long to refuse as a wrong password. The claim decides the counter: a session, a known browser, or a
// name from anywhere else. [§2.5.3]

import type { JournalEntry } from '@punto/store/journal-entry';
import type { StaffMember, StaffStore } from '@punto/store/staff-store';
import type { KeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { type CodeCipher, stepOf } from './one-time-code.ts';
import type { Passwords } from './password.ts';

export const MOST_FAILURES = 3;
/** Failures from one address, over all names for which it is unknown. */
export const MOST_FAILURES_OF_ADDRESS = 20;
export const FAILURES_MS = 30 * 60_000;

export type GivenProof = { readonly password: string; readonly code?: string | undefined };
export type ProofRefusal = 'wrong-name-or-password' | 'code-needed' | 'wrong-code' | 'locked-out';
type Proof = { readonly ok: true } | { readonly ok: false; readonly refusal: ProofRefusal };

/** The failure, for the journal. */
export type ProofFailure = {
  readonly wrong: 'password' | 'code';
  readonly failures: number;
  readonly locked: boolean;
};

export type Claim = {
  /** Counter of the failures. */
  readonly key: string;
  /**
   * For a sign-in in an unknown browser, two more counters: the name at this address, and the address over all names.
   */
  readonly strange?: { readonly here: string; readonly address: string } | undefined;
  /** `null`: no member has this name. */
  readonly member: StaffMember | null;
  readonly given: GivenProof;
  readonly entry: (failure: ProofFailure) => JournalEntry;
};

export type Prover = { readonly prove: (claim: Claim) => Promise<Proof> };

export type ProverParts = {
  readonly staff: StaffStore;
  readonly clock: Clock;
  readonly passwords: Passwords;
  /** Serialised: concurrent tries at several nodes would all see the name unlocked, and a code unused. */
  readonly codes: CodeCipher;
  readonly turns: KeyedMutex;
};

export const createProver = ({ staff, clock, passwords, codes, turns }: ProverParts): Prover => {
  const prove = async ({ key, strange, member: claimed, given, entry }: Claim): Promise<Proof> => {
    // Read again: a code may have been used while this try waited.
    const member = claimed && (await staff.byId(claimed.id));
    const counted = (under: string) => staff.failures.since(under, clock.now() - FAILURES_MS + 1);
    const before = await counted(key);
    const isLocked = before >= MOST_FAILURES;
    if (strange && (await counted(strange.address)) >= MOST_FAILURES_OF_ADDRESS) return refused('locked-out');
    // A generated password cannot be guessed, so a name locked by strangers does not keep out a new member, who has no
    // known browser yet. Only failures at the member's own address lock it.
    const isNew = member?.active === true && member.mustChangePassword;
    if (isLocked && !(strange && isNew && (await counted(strange.here)) < MOST_FAILURES))
      return refused('locked-out');

    const fail = async (wrong: ProofFailure['wrong']): Promise<Proof> => {
      const failures = before + 1;
      const locked = failures >= MOST_FAILURES;
      // Older failures no longer count: a name under attack for years keeps three rows.
      if (before === 0) await staff.failures.clear(key);
      await staff.failures.add(key, clock.now(), entry({ wrong, failures, locked }));
      if (strange)
        for (const under of [strange.here, strange.address]) await staff.failures.add(under, clock.now());
      if (locked) return refused('locked-out');
      return refused(wrong === 'code' ? 'wrong-code' : 'wrong-name-or-password');
    };

    const known = member?.active === true ? member : null;
    const fits = await passwords.fits(given.password, known?.passwordHash ?? null);
    if (!fits || known === null) return fail('password');
    if (known.codeSecret !== null) {
      if (given.code === undefined) return refused('code-needed');
      const secret = opened(known, known.codeSecret);
      const step = stepOf(secret, given.code, clock.now(), known.codeStep);
      if (step === null) return fail('code');
      // Encrypted with the newest key each time, so that older keys can soon be removed.
      await staff.update(known.id, { codeStep: step, codeSecret: codes.encrypt(known.id, secret) });
    }
    // A lock caused by strangers stays after a member has signed in.
    if (!isLocked) await staff.failures.clear(key);
    if (strange) await staff.failures.clear(strange.here);
    return { ok: true };
  };

  const opened = ({ id, name }: StaffMember, encrypted: string): string => {
    const secret = codes.decrypt(id, encrypted);
    if (secret === null)
      throw new Error(`the code of ${name} cannot be decrypted: the deployment has another key`);
    return secret;
  };

  return { prove: (claim) => turns.take(`proof ${claim.member?.id ?? claim.key}`, () => prove(claim)) };
};

const refused = (refusal: ProofRefusal): Proof => ({ ok: false, refusal });
