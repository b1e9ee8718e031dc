// Administration of staff by managers. A new or reset password is generated, shown once, and must be changed at the
// first sign-in. There is always a manager who can sign in.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@punto/protocol/floor/permission';
import type { StaffChange, StaffMember, StaffStore } from '@punto/store/staff-store';
import type { KeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import type { FloorSessions } from './floor-sessions.ts';
import type { Passwords } from './password.ts';
import { FAILURES_MS, MOST_FAILURES } from './proof.ts';
import { type Doer, entryOf } from './staff-journal-entry.ts';
import { findByName, parseStaffName, staffKey } from './staff-name.ts';

type Wanted = {
  readonly role?: Role | undefined;
  readonly active?: boolean | undefined;
  readonly resetPassword?: true | undefined;
  readonly removeCode?: true | undefined;
  readonly reason?: string | undefined;
};

/** `password`: the generated one, returned only here. */
export type Changed = { readonly ok: true; readonly member: StaffMember; readonly password: string | null };
export type FirstManager = { readonly name: string; readonly password: string };
export type PeopleRefusal = 'bad-name' | 'name-taken' | 'not-found' | 'last-manager';
export type PeopleAnswer = Changed | { readonly ok: false; readonly refusal: PeopleRefusal };

export type Person = {
  readonly member: StaffMember;
  readonly signedInAt: number | null;
  /** Until when the name is locked for unknown browsers; `null`: not locked. */
  readonly lockedUntil: number | null;
};

export type People = {
  readonly all: () => Promise<readonly Person[]>;
  readonly add: (by: Doer, name: string, role: Role) => Promise<PeopleAnswer>;
  readonly change: (by: Doer, id: string, wanted: Wanted) => Promise<PeopleAnswer>;
  /** Deletes the failed sign-ins of a name, and nothing else; `null`: no such member. */
  readonly unlock: (by: Doer, name: string) => Promise<StaffMember | null>;
  /** Creates a manager if there is no staff yet; otherwise `null`. */
  readonly begin: () => Promise<FirstManager | null>;
  /**
   * Recovery from the command line: creates a manager of this name, or makes the existing member one who can sign in.
   */
  readonly restore: (name: string) => Promise<PeopleAnswer>;
};

export const FIRST_MANAGER = 'manager';

export type PeopleParts = {
  readonly staff: StaffStore;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: FloorSessions;
  readonly turns: KeyedMutex;
};

export const createPeople = ({ staff, clock, passwords, sessions, turns }: PeopleParts): People => {
  /** Serialised: when two managers deactivate each other, one remains. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take('people', work);

  const add = async (by: Doer, text: string, role: Role): Promise<PeopleAnswer> => {
    const name = parseStaffName(text);
    if (name === null) return { ok: false, refusal: 'bad-name' };
    if (findByName(await staff.all(), name)) return { ok: false, refusal: 'name-taken' };
    const password = newPassword();
    const now = clock.now();
    const member: StaffMember = {
      id: `staff-${randomUUID()}`,
      name,
      role,
      passwordHash: await passwords.hash(password),
      mustChangePassword: true,
      codeSecret: null,
      codeOffered: null,
      codeStep: null,
      active: true,
      createdAt: now,
      lastSignInAt: null,
    };
    const entry = entryOf(by, {
      at: now,
      action: 'add-staff',
      after: { id: member.id, ...journalled(member) },
    });
    await staff.add(member, entry);
    return { ok: true, member, password };
  };

  const change = async (by: Doer, id: string, wanted: Wanted): Promise<PeopleAnswer> => {
    const all = await staff.all();
    const member = all.find((one) => one.id === id);
    if (!member) return { ok: false, refusal: 'not-found' };
    const after = asWanted(member, wanted);
    if (!all.map((one) => (one.id === id ? after : one)).some(isManager))
      return { ok: false, refusal: 'last-manager' };
    return write(by, 'change-staff', member, after, wanted);
  };

  const write = async (
    by: Doer,
    action: string,
    member: StaffMember,
    wanted: StaffMember,
    { resetPassword, reason = undefined }: Wanted,
  ): Promise<Changed> => {
    const password = resetPassword ? newPassword() : null;
    const passwordHash = password === null ? wanted.passwordHash : await passwords.hash(password);
    const after = { ...wanted, passwordHash };
    const change: StaffChange = {
      role: after.role,
      active: after.active,
      passwordHash,
      mustChangePassword: after.mustChangePassword,
      codeSecret: after.codeSecret,
      codeOffered: after.codeOffered,
      codeStep: after.codeStep,
    };
    const entry = entryOf(by, {
      at: clock.now(),
      action,
      reason: reason ?? null,
      before: { id: member.id, ...journalled(member) },
      after: { id: member.id, ...journalled(after), ...(password === null ? {} : { passwordReset: true }) },
    });
    const written = await staff.update(member.id, change, entry);
    if (written === null) throw new Error(`${member.id} is not a staff member`);
    // A reset also removes a lock, which may have been its reason.
    if (password !== null) await staff.failures.clear(`name:${staffKey(member.name)}`);
    await sessions.endAll(written, action);
    return { ok: true, member: written, password };
  };

  const unlock: People['unlock'] = async (by, name) => {
    const member = findByName(await staff.all(), name);
    if (!member) return null;
    const lockedUntil = await lockOf(member);
    const entry = entryOf(by, {
      at: clock.now(),
      action: 'unlock-staff',
      reason: by === null ? 'at the machine' : null,
      before: { id: member.id, name: member.name, lockedUntil },
      after: { id: member.id, name: member.name, lockedUntil: null },
    });
    await staff.failures.clear(`name:${staffKey(member.name)}`, entry);
    return member;
  };

  const lockOf = async ({ name }: StaffMember): Promise<number | null> => {
    const [key, since] = [`name:${staffKey(name)}`, clock.now() - FAILURES_MS + 1];
    if ((await staff.failures.since(key, since)) < MOST_FAILURES) return null;
    const oldest = await staff.failures.oldest(key, since);
    return oldest === null ? null : oldest + FAILURES_MS;
  };

  const restore = async (name: string): Promise<PeopleAnswer> => {
    const member = findByName(await staff.all(), name);
    if (!member) return add(null, name, 'manager');
    const wanted: Wanted = { role: 'manager', active: true, resetPassword: true, removeCode: true };
    return write(null, 'reset-manager', member, asWanted(member, wanted), {
      ...wanted,
      reason: 'at the machine',
    });
  };

  const begin = async (): Promise<FirstManager | null> => {
    if ((await staff.all()).length > 0) return null;
    const made = await add(null, FIRST_MANAGER, 'manager');
    if (!made.ok || made.password === null) throw new Error('the first manager was refused');
    return { name: made.member.name, password: made.password };
  };

  return {
    all: async () =>
      Promise.all(
        (await staff.all()).map(async (member) => {
          const [newest] = await staff.sessions.of(member.id);
          const signedIn = newest && (await sessions.findByHash(newest.hash));
          return { member, signedInAt: signedIn?.openedAt ?? null, lockedUntil: await lockOf(member) };
        }),
      ),
    add: (by, name, role) => inTurn(() => add(by, name, role)),
    change: (by, id, wanted) => inTurn(() => change(by, id, wanted)),
    unlock: (by, name) => inTurn(() => unlock(by, name)),
    begin: () => inTurn(begin),
    restore: (name) => inTurn(() => restore(name)),
  };
};

const isManager = ({ role, active }: StaffMember): boolean => role === 'manager' && active;

const asWanted = (member: StaffMember, { role, active, resetPassword, removeCode }: Wanted): StaffMember => ({
  ...member,
  role: role ?? member.role,
  active: active ?? member.active,
  mustChangePassword: resetPassword ?? member.mustChangePassword,
  ...(removeCode ? { codeSecret: null, codeOffered: null, codeStep: null } : {}),
});

/** Fields of an account in the journal; none of them helps to sign in. */
const journalled = ({ name, role, active, mustChangePassword, codeSecret }: StaffMember) => ({
  name,
  role,
  active,
  mustChangePassword,
  hasCode: codeSecret !== null,
});

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUP = /.{4}/g;

/** Eighty random bits in groups that can be read aloud: no letter looks like a digit. */
const newPassword = (): string => {
  // 256 is a multiple of 32, so all letters are equally likely. [F1]
  const letters = Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32]).join('');
  return (letters.match(GROUP) ?? []).join('-');
};
