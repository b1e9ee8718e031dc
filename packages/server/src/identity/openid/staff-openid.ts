// Staff who sign in at the house's OpenID provider. Each sign-in sets the role from the groups of the member; a member without a
// role, or without a second factor that the settings require, is refused. Members with a password of this house sign in as
// before, so that a manager can sign in while the provider is unavailable.
import { randomBytes, randomUUID } from 'node:crypto';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { StaffMember, StaffStore } from '@punto/store/staff-store';
import type { Store } from '@punto/store/store';
import type { KeyedMutex } from '../../limits/semaphore.ts';
import type { Clock } from '../../time/clock.ts';
import { doerOf, type FloorSessions } from '../floor-sessions.ts';
import type { Passwords } from '../password.ts';
import { tokenHash } from '../session-token.ts';
import { entryOf } from '../staff-journal-entry.ts';
import { findByName, parseStaffName } from '../staff-name.ts';
import type { OpenidPerson } from './openid-provider.ts';
import type { OpenidSettings } from './openid-settings.ts';

export type StaffOpenidRefusal =
  | 'no-role'
  | 'no-second-factor'
  | 'inactive'
  | 'another-person'
  | 'other-role'
  | 'no-session';

export type StaffOpenid = {
  readonly signIn: (
    person: OpenidPerson,
    address: string,
  ) => Promise<
    | { readonly ok: true; readonly token: string }
    | { readonly ok: false; readonly refusal: StaffOpenidRefusal }
  >;
  /** Unlocks the session, and allows sensitive acts: for the member alone whose session it is, who has just signed in there. */
  readonly confirm: (
    person: OpenidPerson,
    session: string,
    address: string,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: StaffOpenidRefusal }>;
  /** Whether the member signs in there. */
  readonly isLinked: (member: string) => Promise<boolean>;
};

export type StaffOpenidParts = {
  readonly store: Pick<Store, 'staff' | 'openid' | 'journal'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly sessions: Pick<FloorSessions, 'open' | 'confirm' | 'findByHash' | 'end'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly settings: OpenidSettings;
  readonly turns: KeyedMutex;
};

const FALLBACK_NAME = 'Member';

export const createStaffOpenid = (parts: StaffOpenidParts): StaffOpenid => {
  const { store, clock, sessions, passwords, settings, turns } = parts;

  const refuse = async ({ issuer, role }: OpenidPerson, address: string, refusal: StaffOpenidRefusal) => {
    const after = { issuer, address, role, refusal };
    await store.journal(entryOf(null, { at: clock.now(), action: 'sign-in-failed', after }));
    return { ok: false, refusal } as const;
  };

  const memberOf = async (person: OpenidPerson, role: StaffMember['role']): Promise<StaffMember> => {
    const { issuer, subject } = person;
    const id = await store.openid.find('staff', { issuer, subject });
    const known = id === null ? null : await store.staff.byId(id);
    if (known !== null) return known.role === role ? known : changeRole(known, role, issuer);
    return add(person, role);
  };

  const changeRole = async (member: StaffMember, role: StaffMember['role'], issuer: string) => {
    const entry = entryOf(null, {
      ...{ at: clock.now(), action: 'change-staff', reason: issuer },
      before: { id: member.id, name: member.name, role: member.role },
      after: { id: member.id, name: member.name, role },
    });
    const changed = await store.staff.update(member.id, { role }, entry);
    if (changed === null) throw new Error(`${member.id} is not a staff member`);
    return changed;
  };

  /** A member with this name is another person as far as the server knows: accounts are never linked by name. */
  const add = async ({ issuer, subject, name }: OpenidPerson, role: StaffMember['role']) => {
    const now = clock.now();
    const member: StaffMember = {
      ...{ id: `staff-${randomUUID()}`, name: await freeName(store.staff, name), role },
      // The generated password is not shown; a manager may set another.
      passwordHash: await passwords.hash(randomBytes(32).toString('base64url')),
      ...{ mustChangePassword: false, codeSecret: null, codeOffered: null, codeStep: null },
      ...{ active: true, createdAt: now, lastSignInAt: null },
    };
    const entry = (action: string): JournalEntry =>
      entryOf(null, { at: now, action, after: { id: member.id, name: member.name, role, issuer } });
    await store.staff.add(member, entry('add-staff'));
    const link = { issuer, subject, kind: 'staff', account: member.id, linkedAt: now } as const;
    await store.openid.link(link, entry('link-openid'));
    return member;
  };

  /** `null`: the groups and the second factor are enough. */
  const refusalOf = ({ role, secondFactor }: OpenidPerson): StaffOpenidRefusal | null => {
    if (role === null) return 'no-role';
    return settings.secondFactor.length > 0 && !secondFactor ? 'no-second-factor' : null;
  };

  const signIn: StaffOpenid['signIn'] = async (person, address) => {
    const { role, secondFactor, issuer, subject, sid } = person;
    const refusal = refusalOf(person);
    if (role === null || refusal !== null) return refuse(person, address, refusal ?? 'no-role');
    const member = await memberOf(person, role);
    if (!member.active) return refuse(person, address, 'inactive');
    const entry = (action: string) =>
      entryOf(doerOf(member), { at: clock.now(), action, after: { address, issuer, secondFactor } });
    const token = await sessions.open(member, entry('sign-in'));
    const session = tokenHash(token);
    const openedAt = clock.now();
    await store.openid.opened({ kind: 'staff', session, issuer, subject, sid, openedAt });
    // A sign-in at the provider counts as the entry of a password: it allows sensitive acts for some minutes.
    await sessions.confirm(session, entry('confirm'));
    return { ok: true, token };
  };

  const confirm: StaffOpenid['confirm'] = async (person, session, address) => {
    const { role, secondFactor, issuer, subject, sid } = person;
    const signedIn = await sessions.findByHash(session);
    if (signedIn === null) return { ok: false, refusal: 'no-session' };
    const act = (action: string, after: object) =>
      entryOf(signedIn, { at: clock.now(), action, before: { state: signedIn.state }, after });
    const account = await store.openid.find('staff', { issuer, subject });
    const refusal = account === signedIn.staff.id ? refusalOf(person) : 'another-person';
    if (refusal !== null) {
      await store.journal(act('confirm-failed', { issuer, address, refusal }));
      return { ok: false, refusal };
    }
    if (role !== signedIn.role) {
      await sessions.end(signedIn, act('session-ended', { because: 'change-staff', issuer }));
      return { ok: false, refusal: 'other-role' };
    }
    // The sign-out of the newer session there ends this one too.
    await store.openid.forget(session);
    const openedAt = clock.now();
    await store.openid.opened({ kind: 'staff', session, issuer, subject, sid, openedAt });
    await sessions.confirm(session, act('confirm', { issuer, address, secondFactor }));
    return { ok: true };
  };

  return {
    signIn: (person, address) =>
      turns.take(`openid ${person.issuer} ${person.subject}`, () => signIn(person, address)),
    confirm,
    isLinked: async (member) => (await store.openid.of('staff', member)).length > 0,
  };
};

const freeName = async (staff: Pick<StaffStore, 'all'>, wanted: string | null): Promise<string> => {
  const all = await staff.all();
  const plain = parseStaffName((wanted ?? '').replace(/@.*$/, '')) ?? FALLBACK_NAME;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? plain : `${plain.slice(0, 34)} ${number}`;
    if (findByName(all, name) === null) return name;
  }
};
