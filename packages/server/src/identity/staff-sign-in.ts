// Sign-in of staff: signing in and out, confirming the password, and changes to one's own account. Successes and
// failures are journalled; passwords and codes never are.

import type { JournalEntry } from '@punto/store/journal-entry';
import type { StaffMember, StaffStore } from '@punto/store/staff-store';
import type { Clock } from '../time/clock.ts';
import { doerOf, type FloorSessions, type SignedIn } from './floor-sessions.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { type CodeCipher, newSecret, stepOf } from './one-time-code.ts';
import type { Passwords } from './password.ts';
import { type PasswordFault, passwordFault } from './password-rule.ts';
import type { Claim, GivenProof, ProofFailure, ProofRefusal, Prover } from './proof.ts';
import { entryOf } from './staff-journal-entry.ts';
import { findByName, staffKey } from './staff-name.ts';

type Refused<R> = { readonly ok: false; readonly refusal: R };
/** `marks`: cookie value by which the browser is recognised later. */
type Let = { readonly ok: true; readonly token: string; readonly marks: string };
/** `name`: the staff member whose name was entered; `null`: no staff member has that name. */
export type Entered = Let | (Refused<ProofRefusal> & { readonly name: string | null });
export type Confirmed = { readonly ok: true } | Refused<ProofRefusal>;
export type PasswordChanged =
  | Let
  | Refused<ProofRefusal>
  | { readonly ok: false; readonly refusal: 'weak-password'; readonly why: PasswordFault | 'password-same' };

export type StaffSignIn = {
  readonly signIn: (
    given: GivenProof & { readonly name: string },
    address: string,
    marks?: string,
  ) => Promise<Entered>;
  readonly signOut: (actor: SignedIn) => Promise<void>;
  /** Three failures end the session. */
  readonly confirm: (actor: SignedIn, given: GivenProof) => Promise<Confirmed>;
  /** Ends the session and opens another. */
  readonly changePassword: (
    actor: SignedIn,
    given: GivenProof,
    next: string,
    marks?: string,
  ) => Promise<PasswordChanged>;
  /** Offers a secret; codes are required only after a first code has confirmed it. */
  readonly offerCode: (actor: SignedIn) => Promise<{ readonly uri: string; readonly secret: string }>;
  readonly confirmCode: (
    actor: SignedIn,
    code: string,
  ) => Promise<{ readonly ok: true } | Refused<'wrong-code' | 'conflict'>>;
  readonly removeCode: (actor: SignedIn) => Promise<void>;
};

export type StaffSignInParts = {
  readonly staff: StaffStore;
  readonly clock: Clock;
  readonly sessions: FloorSessions;
  readonly passwords: Passwords;
  readonly codes: CodeCipher;
  readonly prover: Prover;
  readonly browsers: KnownBrowsers;
};

export const createStaffSignIn = (parts: StaffSignInParts): StaffSignIn => {
  const { staff, clock, sessions, passwords, codes, prover, browsers } = parts;
  const act = (
    actor: SignedIn,
    action: string,
    before: unknown = null,
    after: unknown = null,
  ): JournalEntry => entryOf(actor, { at: clock.now(), action, before, after });

  const signIn: StaffSignIn['signIn'] = async ({ name, ...given }, address, marks) => {
    const member = findByName(await staff.all(), name);
    // The staff member is not known, so the entry names no one. An unknown name is not stored, since it may be a
    // password typed into the wrong field.
    const entry = (failure: ProofFailure): JournalEntry =>
      entryOf(null, {
        at: clock.now(),
        action: 'sign-in-failed',
        after: { name: member?.name ?? null, address, ...failure },
      });
    const browser = member && browsers.find(member, marks);
    const key = `name:${staffKey(name)}`;
    const counted = browser
      ? { key: `browser:${browser}` }
      : { key, strange: { here: `${key}@${address}`, address: `address:${address}` } };
    const proof = await prover.prove({ ...counted, member, given, entry });
    if (!proof.ok) return { ...proof, name: member?.name ?? null };
    if (member === null) throw new Error('a sign-in succeeded without a staff member');
    const now = await renew(member, given.password);
    const signedIn = entryOf(doerOf(member), { at: clock.now(), action: 'sign-in', after: { address } });
    return { ok: true, token: await sessions.open(member, signedIn), marks: browsers.mark(now, marks) };
  };

  /** Renews a hash made at a lower cost, since the password is known only now. */
  const renew = async (member: StaffMember, password: string): Promise<StaffMember> => {
    if (!passwords.isStale(member.passwordHash)) return member;
    return (await staff.update(member.id, { passwordHash: await passwords.hash(password) })) ?? member;
  };

  /** Failures are counted for this session, so that outsiders cannot lock a signed-in member out. */
  const proveAgain = async (actor: SignedIn, given: GivenProof) => {
    const entry = (failure: ProofFailure): JournalEntry => act(actor, 'confirm-failed', null, failure);
    const claim: Claim = { key: `session:${actor.session}`, member: actor.member, given, entry };
    const proof = await prover.prove(claim);
    if (!proof.ok && proof.refusal === 'locked-out') {
      await sessions.end(actor, act(actor, 'session-ended', null, { because: 'wrong password' }));
      await staff.failures.clear(claim.key);
    }
    return proof;
  };

  const confirm: StaffSignIn['confirm'] = async (actor, given) => {
    const proof = await proveAgain(actor, given);
    if (proof.ok) await sessions.confirm(actor.session, act(actor, 'confirm', { state: actor.state }));
    return proof;
  };

  const changePassword: StaffSignIn['changePassword'] = async (actor, given, next, marks) => {
    const why = passwordFault(next, actor.staff.name);
    if (why !== null) return { ok: false, refusal: 'weak-password', why };
    const proof = await proveAgain(actor, given);
    if (!proof.ok) return proof;
    if (await passwords.fits(next, actor.member.passwordHash))
      return { ok: false, refusal: 'weak-password', why: 'password-same' };
    const passwordHash = await passwords.hash(next);
    const { mustChangePassword } = actor.member;
    const changed = await staff.update(
      actor.staff.id,
      { passwordHash, mustChangePassword: false },
      act(actor, 'change-password', { mustChangePassword }, { mustChangePassword: false }),
    );
    if (changed === null) throw new Error(`${actor.staff.id} is not a staff member`);
    await sessions.endAll(changed, 'change-password');
    const token = await sessions.open(changed, act(actor, 'sign-in', null, { because: 'new password' }));
    return { ok: true, token, marks: browsers.mark(changed, marks) };
  };

  const offerCode: StaffSignIn['offerCode'] = async (actor) => {
    const { secret, uri } = newSecret(actor.staff.name);
    await staff.update(
      actor.staff.id,
      { codeOffered: codes.encrypt(actor.staff.id, secret) },
      act(actor, 'offer-code'),
    );
    return { secret, uri };
  };

  const confirmCode: StaffSignIn['confirmCode'] = async (actor, code) => {
    const { codeOffered, codeSecret } = actor.member;
    const secret = codeOffered && codes.decrypt(actor.staff.id, codeOffered);
    if (!secret) return { ok: false, refusal: 'conflict' };
    const step = stepOf(secret, code, clock.now(), null);
    if (step === null) return { ok: false, refusal: 'wrong-code' };
    await staff.update(
      actor.staff.id,
      { codeSecret: codeOffered, codeOffered: null, codeStep: step },
      act(actor, 'enrol-code', { hasCode: codeSecret !== null }, { hasCode: true }),
    );
    return { ok: true };
  };

  const removeCode: StaffSignIn['removeCode'] = async (actor) => {
    await staff.update(
      actor.staff.id,
      { codeSecret: null, codeOffered: null, codeStep: null },
      act(actor, 'remove-code', { hasCode: actor.member.codeSecret !== null }, { hasCode: false }),
    );
  };

  return {
    signIn,
    signOut: (actor) => sessions.end(actor, act(actor, 'sign-out')),
    confirm,
    changePassword,
    offerCode,
    confirmCode,
    removeCode,
  };
};
