// Staff members, their sessions, and failed sign-ins. Every change takes a journal entry, which is written in the same
// transaction.
import type { Role } from '@punto/protocol/floor/permission';
import type { DealerCards } from './dealer-card-store.ts';
import type { JournalEntry } from './journal-entry.ts';

export type StaffMember = {
  readonly id: string;
  /** Sign-in name; unique without regard to case. */
  readonly name: string;
  readonly role: Role;
  /** In the format of the hashing library. */
  readonly passwordHash: string;
  /** The password was set by another person. */
  readonly mustChangePassword: boolean;
  /** Secret of the one-time codes; `null`: not used. */
  readonly codeSecret: string | null;
  /** A new secret that is not confirmed by a code yet. */
  readonly codeOffered: string | null;
  /** Time step of the last accepted code; a code is accepted once. */
  readonly codeStep: number | null;
  /** An inactive member cannot sign in. */
  readonly active: boolean;
  readonly createdAt: number;
  readonly lastSignInAt: number | null;
};
export type StaffChange = Partial<Omit<StaffMember, 'id' | 'createdAt'>>;

export type StaffSession = {
  /** Hash of the session's token; the token itself is not stored. */
  readonly hash: string;
  readonly staff: string;
  readonly state: 'open' | 'locked';
  readonly openedAt: number;
  /** Time of the last use. */
  readonly touchedAt: number;
  /** Until this time sensitive acts need no new password; 0: never confirmed. */
  readonly confirmedUntil: number;
};

/** The name belongs to another member. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
}

export type StaffStore = {
  /** Rejects with `NameTaken`. */
  readonly add: (member: StaffMember, entry?: JournalEntry) => Promise<void>;
  /** The changed member; `null`: not found. Rejects with `NameTaken`. */
  readonly update: (id: string, change: StaffChange, entry?: JournalEntry) => Promise<StaffMember | null>;
  /** Sorted by name. */
  readonly all: () => Promise<readonly StaffMember[]>;
  readonly byName: (name: string) => Promise<StaffMember | null>;
  readonly byId: (id: string) => Promise<StaffMember | null>;
  readonly cards: DealerCards;
  readonly sessions: {
    readonly open: (session: StaffSession, entry?: JournalEntry) => Promise<void>;
    readonly find: (hash: string) => Promise<StaffSession | null>;
    /** The member's sessions, newest first. */
    readonly of: (staff: string) => Promise<readonly StaffSession[]>;
    readonly touch: (hash: string, at: number) => Promise<void>;
    readonly lock: (hash: string, entry?: JournalEntry) => Promise<void>;
    /** Also unlocks a locked session. */
    readonly confirm: (hash: string, at: number, until: number, entry?: JournalEntry) => Promise<void>;
    readonly end: (hash: string, entry?: JournalEntry) => Promise<void>;
    /** Ends all sessions of a member except `but`. */
    readonly endAll: (staff: string, but: string | null, entry?: JournalEntry) => Promise<void>;
  };
  /** Stored by the name entered, whether such a member exists or not. */
  readonly failures: {
    readonly add: (name: string, at: number, entry?: JournalEntry) => Promise<void>;
    readonly since: (name: string, at: number) => Promise<number>;
    /** Time of the oldest failure since `at`; `null`: none. */
    readonly oldest: (name: string, at: number) => Promise<number | null>;
    readonly clear: (name: string, entry?: JournalEntry) => Promise<void>;
  };
};
