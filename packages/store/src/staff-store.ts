// The people of the house, their sessions, and the sign-ins that failed. A change and its entry in the journal are
// written together or not at all, which is why every change takes one.
import type { Role } from '@punto/protocol/floor/permission';
import type { JournalEntry } from './journal-entry.ts';

export type StaffMember = {
  readonly id: string;
  /** What they sign in with; no two differ by their case alone. */
  readonly name: string;
  readonly role: Role;
  /** As the hashing library writes it. */
  readonly passwordHash: string;
  /** It was given to them by somebody else. */
  readonly mustChangePassword: boolean;
  /** The secret of their one-time codes; `null`: they use none. */
  readonly codeSecret: string | null;
  /** A secret offered, until a code made with it confirms it. */
  readonly codeOffered: string | null;
  /** The time step of the last code taken: none is taken twice. */
  readonly codeStep: number | null;
  /** Whoever is not active cannot sign in. */
  readonly active: boolean;
  readonly createdAt: number;
  readonly lastSignInAt: number | null;
};
export type StaffChange = Partial<Omit<StaffMember, 'id' | 'createdAt'>>;

export type StaffSession = {
  /** Of the session's token, which is kept nowhere. */
  readonly hash: string;
  readonly staff: string;
  readonly state: 'open' | 'locked';
  readonly openedAt: number;
  /** When something was last done with it. */
  readonly touchedAt: number;
  /** Until when grave acts are done without asking again; 0: never confirmed. */
  readonly confirmedUntil: number;
};

/** Another has the name already. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
}

export type StaffStore = {
  /** Rejects with `NameTaken`. */
  readonly add: (member: StaffMember, entry?: JournalEntry) => Promise<void>;
  /** The member as changed; `null`: there is none. Rejects with `NameTaken`. */
  readonly update: (id: string, change: StaffChange, entry?: JournalEntry) => Promise<StaffMember | null>;
  /** By name. */
  readonly all: () => Promise<readonly StaffMember[]>;
  readonly byName: (name: string) => Promise<StaffMember | null>;
  readonly byId: (id: string) => Promise<StaffMember | null>;
  readonly sessions: {
    readonly open: (session: StaffSession, entry?: JournalEntry) => Promise<void>;
    readonly find: (hash: string) => Promise<StaffSession | null>;
    /** Those of one member, the newest first. */
    readonly of: (staff: string) => Promise<readonly StaffSession[]>;
    readonly touch: (hash: string, at: number) => Promise<void>;
    readonly lock: (hash: string, entry?: JournalEntry) => Promise<void>;
    /** Opens a locked one as well. */
    readonly confirm: (hash: string, at: number, until: number, entry?: JournalEntry) => Promise<void>;
    readonly end: (hash: string, entry?: JournalEntry) => Promise<void>;
    /** All of a member's, but one that may stay. */
    readonly endAll: (staff: string, but: string | null, entry?: JournalEntry) => Promise<void>;
  };
  /** Kept by the name that was tried, whether anybody has it or not. */
  readonly failures: {
    readonly add: (name: string, at: number, entry?: JournalEntry) => Promise<void>;
    readonly since: (name: string, at: number) => Promise<number>;
    /** The oldest of them; `null`: there is none. */
    readonly oldest: (name: string, at: number) => Promise<number | null>;
    readonly clear: (name: string, entry?: JournalEntry) => Promise<void>;
  };
};
