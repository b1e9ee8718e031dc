// The people of the house as they are kept: accounts, sessions, failed sign-ins. They are few, so whoever changes
// something reads and writes them in one synchronous piece of work, and the journal's entries go with it: what was
// done and that it was done are on disk together, or neither is.
import type { Role } from '@punto/protocol/floor/permission';
import type { JournalEntry } from './store.ts';

export type StaffMember = {
  readonly id: string;
  readonly name: string;
  /** The name as it is looked up: no two that read alike. Unique. */
  readonly key: string;
  readonly role: Role;
  /** A PHC string; never the password. */
  readonly passwordHash: string;
  /** The password was given by another, and is for signing in once. */
  readonly mustChangePassword: boolean;
  readonly code: StaffCode | null;
  readonly createdAt: number;
  readonly disabledAt: number | null;
  readonly lastSignInAt: number | null;
};

/** The second factor. */
export type StaffCode = {
  readonly sealed: Uint8Array;
  /** Asked for at the door only once a first code has been shown to be right. */
  readonly confirmed: boolean;
  /** The time step of the newest code that was taken: neither it nor an older one is taken again. */
  readonly lastStep: number;
};

export type StaffSession = {
  /** Hexadecimal SHA-256 of the token. */
  readonly hash: string;
  readonly staff: string;
  readonly openedAt: number;
  /** When they had signed in before that. */
  readonly lastSignInAt: number | null;
  /** When its holder last did something. */
  readonly seenAt: number;
  /** The password was asked again, and will do until then. */
  readonly confirmedUntil: number | null;
};

export type StaffReads = {
  /** In the order they were added, the disabled among them. */
  readonly all: () => readonly StaffMember[];
  readonly byId: (id: string) => StaffMember | null;
  readonly byKey: (key: string) => StaffMember | null;
  readonly session: (hash: string) => StaffSession | null;
  readonly sessionsOf: (staff: string) => readonly StaffSession[];
  /** When sign-ins by this name failed, not before `since`, oldest first; whether anybody has the name or not. */
  readonly failures: (key: string, since: number) => readonly number[];
};

export type StaffTransaction = StaffReads & {
  /** Throws when the id or the key is taken. */
  readonly add: (member: StaffMember) => void;
  /** Replaces the account of this id. */
  readonly update: (member: StaffMember) => void;
  /** Adds the session, or replaces the one of this hash. */
  readonly putSession: (session: StaffSession) => void;
  readonly endSession: (hash: string) => void;
  readonly addFailure: (key: string, at: number) => void;
  readonly clearFailures: (key: string) => void;
  /** Forgets, of all names, what is older. */
  readonly forgetFailures: (before: number) => void;
  readonly journal: (entry: JournalEntry) => void;
};

export type StaffShelf = {
  readonly read: <T>(look: (staff: StaffReads) => T) => Promise<T>;
  /** In one transaction; a throw undoes all of it. Resolves once it is on disk. */
  readonly write: <T>(work: (staff: StaffTransaction) => T) => Promise<T>;
};
