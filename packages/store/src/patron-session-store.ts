// Sessions of patrons, identified by the hash of their token. A session that replaces another leaves the old one valid
// until it is first used itself, because the browser may not have received it. Both have the same id, by which the
// patron knows the session. The transaction that ends the session of an operator's patron writes the webhook `session.ended`, with the
// reason.
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';
import type { Patron } from './patron-store.ts';

/** The sign-in method that opened it. */
export const SESSION_WAYS = ['guest', 'passkey', 'recovery-code', 'openid', 'launch'] as const;
export type SessionWay = (typeof SESSION_WAYS)[number];

export type PatronSession = {
  readonly hash: string;
  readonly patron: Patron;
  /** The same after a renewal of the token. */
  readonly id: string;
  readonly openedAt: number;
  /** Hash of the session it replaces; `null`: none, or the replacement is complete. */
  readonly replaces: string | null;
  readonly way: SessionWay;
  /** The device in words, such as `Firefox, Windows`; empty: unknown. */
  readonly device: string;
  /** The time of the last use, rounded to the hour. */
  readonly seenAt: number;
  /** When the patron last showed a passkey or a code in this session; 0: never. */
  readonly provedAt: number;
};

export type NewSession = Pick<PatronSession, 'hash' | 'id' | 'openedAt' | 'way' | 'device' | 'provedAt'>;

/** Why a session ended; the webhook `session.ended` of an operator's patron has it. */
export const SESSION_END_REASONS = [
  'replaced',
  'patron',
  'operator',
  'house',
  'idle',
  'expired',
  'time-out',
  'exclusion',
] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];

export type SessionEnd = {
  readonly at: number;
  readonly reason: SessionEndReason;
  /** When the time-out or exclusion ends; `null`: it is permanent. Absent: the reason is another. */
  readonly until?: number | null;
};

/** A launched session of a brand that is over. */
export type OverSession = {
  readonly patron: PatronId;
  readonly id: string;
  readonly reason: Extract<SessionEndReason, 'idle' | 'expired'>;
};

/** A session as the patron sees it: one line, even while renewed tokens wait for their first use. */
export type SessionLine = Pick<PatronSession, 'id' | 'openedAt' | 'seenAt' | 'way' | 'device'>;

export type PatronSessions = {
  readonly find: (hash: string) => Promise<PatronSession | null>;
  /** Creates a session that replaces `old`. `false`: too many replacements of it wait for their first use. */
  readonly replace: (old: PatronSession, hash: string, at: number) => Promise<boolean>;
  /** Called when the session was used: ends the session it replaces and the other pending replacements of that one. */
  readonly settle: (session: PatronSession) => Promise<void>;
  /** Opens a session for a sign-in; `ends`: the id of the session of the same patron that it replaces. */
  readonly open: (patron: PatronId, session: NewSession, ends: string | null) => Promise<void>;
  /** The sessions opened at or after a time, the last used first. */
  readonly of: (patron: PatronId, openedSince: number) => Promise<readonly SessionLine[]>;
  /** Deletes the sessions opened before a time; returns their number. `at`: now. */
  readonly sweep: (openedBefore: number, at: number) => Promise<number>;
  /** Sessions of launched patrons of a brand that were last used, or opened, before a time. */
  readonly launchedBefore: (request: {
    readonly brand: string;
    readonly seenBefore: number;
    readonly openedBefore: number;
    readonly most: number;
  }) => Promise<readonly OverSession[]>;
  readonly see: (hash: string, at: number, device: string) => Promise<void>;
  readonly prove: (id: string, at: number) => Promise<void>;
  /** `false`: the patron has no such session; then `entry` is not written. */
  readonly end: (patron: PatronId, id: string, end: SessionEnd, entry?: JournalEntry) => Promise<boolean>;
  /** Ends all sessions of the patron. `false`: there was none; then `entry` is not written. */
  readonly endAll: (patron: PatronId, end: SessionEnd, entry?: JournalEntry) => Promise<boolean>;
};
