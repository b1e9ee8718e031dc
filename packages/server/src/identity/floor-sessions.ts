// Sessions of staff: one for each person, twelve hours at most, locked when idle. A locked session does nothing until
// its owner enters the password. [C.6.5]
import type { Role } from '@punto/protocol/floor/permission';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { StaffMember, StaffSession, StaffStore } from '@punto/store/staff-store';
import type { Staff } from '@punto/table';
import { type KeyedMutex, LocalKeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { newSessionToken, sessionHash, tokenHash } from './session-token.ts';
import { type SessionState, SessionWatches } from './session-watches.ts';
import { entryOf } from './staff-journal-entry.ts';

export type IdleMs = Readonly<Record<Role, number>>;

export const SESSION_MS = 12 * 60 * 60_000;
/** How long a confirmed password allows sensitive acts. */
export const CONFIRMED_MS = 5 * 60_000;
/** The last activity is stored at most this often; after a crash a session may lock earlier by as much. */
const WRITE_MS = 15_000;

export type SignedIn = {
  readonly staff: Staff;
  readonly role: Role;
  readonly member: StaffMember;
  /** Hash of the token; identifies the session, but cannot be used to sign in. */
  readonly session: string;
  readonly openedAt: number;
  readonly state: 'open' | 'locked';
  /** Time of the next automatic change of state. */
  readonly until: number;
  /** 0: not confirmed. */
  readonly confirmedUntil: number;
};

export type FloorSessions = {
  /** Ends all other sessions of the member; returns the token, which is not stored. */
  readonly open: (member: StaffMember, entry: JournalEntry) => Promise<string>;
  readonly find: (token: string | undefined) => Promise<SignedIn | null>;
  /** As `find`, by the hash. */
  readonly findByHash: (session: string) => Promise<SignedIn | null>;
  /** Records activity of the session's member. */
  readonly touch: (session: string) => Promise<void>;
  /** Unlocks the session and allows sensitive acts for five minutes. */
  readonly confirm: (session: string, entry: JournalEntry) => Promise<void>;
  readonly end: (signedIn: SignedIn, entry: JournalEntry) => Promise<void>;
  /** Ends all sessions of the member. */
  readonly endAll: (member: StaffMember, because: string) => Promise<void>;
  /**
   * Calls `notify` on each change of state until the returned function is called; `role`: the role when the socket was
   * accepted.
   */
  readonly watch: (session: string, role: Role, notify: (state: SessionState) => void) => () => void;
  /** Calls `notify` for each change made at this node, so that other nodes can be informed. */
  readonly onChange: (notify: (session: string, state: SessionState) => void) => void;
  /** Another node changed the session: it is read again. */
  readonly changedElsewhere: (session: string) => void;
  readonly idleMs: IdleMs;
  readonly close: () => void;
};

export const createFloorSessions = (
  staff: StaffStore,
  clock: Clock,
  idleMs: IdleMs,
  turns: KeyedMutex = new LocalKeyedMutex(),
): FloorSessions => {
  const { sessions } = staff;
  let notifyNodes: (session: string, state: SessionState) => void = () => undefined;
  const acts = new Map<string, { readonly at: number; readonly written: number }>();

  const findByHash = async (hash: string): Promise<SignedIn | null> => {
    const session = await sessions.find(hash);
    const member = session && (await staff.byId(session.staff));
    if (!session || !member?.active) return null;
    const signedIn = standing(session, member);
    const now = clock.now();
    if (now >= session.openedAt + SESSION_MS) {
      await end(signedIn, entryOf(signedIn, { at: now, action: 'session-expired' }));
      return null;
    }
    return signedIn;
  };

  /** Idle time locks a session automatically: a locked session records no activity, so it stays locked until confirmed. */
  const standing = (session: StaffSession, member: StaffMember): SignedIn => {
    const { hash, openedAt, touchedAt, confirmedUntil } = session;
    const over = openedAt + SESSION_MS;
    const idle = Math.max(touchedAt, acts.get(hash)?.at ?? 0) + idleMs[member.role];
    const locked = session.state === 'locked' || clock.now() >= idle;
    return {
      staff: { id: member.id, name: member.name },
      role: member.role,
      member,
      session: hash,
      openedAt,
      state: locked ? 'locked' : 'open',
      until: locked ? over : Math.min(idle, over),
      confirmedUntil: locked ? 0 : confirmedUntil,
    };
  };

  const watches = new SessionWatches(clock, findByHash);

  const applyChange = (session: string, state: SessionState): void => {
    watches.apply(session, state);
    notifyNodes(session, state);
  };

  /** Serialised: of two sign-ins of one member at the same time, the later one stays. */
  const open = (member: StaffMember, entry: JournalEntry): Promise<string> =>
    turns.take(`session ${member.id}`, () => openNext(member, entry));

  const openNext = async (member: StaffMember, entry: JournalEntry): Promise<string> => {
    await endAll(member, 'signed in again');
    const token = newSessionToken();
    const hash = tokenHash(token);
    const now = clock.now();
    await sessions.open(
      { hash, staff: member.id, state: 'open', openedAt: now, touchedAt: now, confirmedUntil: 0 },
      entry,
    );
    return token;
  };

  const touch = async (hash: string): Promise<void> => {
    const at = clock.now();
    const written = acts.get(hash)?.written ?? Number.NEGATIVE_INFINITY;
    const write = at - written >= WRITE_MS;
    acts.set(hash, { at, written: write ? at : written });
    if (!write) return;
    await sessions.touch(hash, at);
    notifyNodes(hash, 'open');
  };

  const confirm = async (hash: string, entry: JournalEntry): Promise<void> => {
    const at = clock.now();
    await sessions.confirm(hash, at, at + CONFIRMED_MS, entry);
    acts.set(hash, { at, written: at });
    applyChange(hash, 'open');
  };

  /** The time of this sign-in becomes the last one only when the session ends. */
  const end = async ({ session, staff: { id }, openedAt }: SignedIn, entry: JournalEntry): Promise<void> => {
    await Promise.all([staff.update(id, { lastSignInAt: openedAt }), sessions.end(session, entry)]);
    forget(session);
  };

  const endAll = async (member: StaffMember, because: string): Promise<void> => {
    const open = await sessions.of(member.id);
    const [newest] = open;
    if (!newest) return;
    const entry = entryOf(doerOf(member), {
      at: clock.now(),
      action: 'session-ended',
      before: { signedInAt: newest.openedAt, lastActAt: newest.touchedAt },
      after: { because },
    });
    await Promise.all([
      staff.update(member.id, { lastSignInAt: newest.openedAt }),
      sessions.endAll(member.id, null, entry),
    ]);
    for (const { hash } of open) forget(hash);
  };

  const forget = (hash: string): void => {
    acts.delete(hash);
    applyChange(hash, 'ended');
  };

  return {
    open,
    find: async (token) => {
      const hash = sessionHash(token);
      return hash === null ? null : findByHash(hash);
    },
    findByHash,
    touch,
    confirm,
    end,
    endAll,
    watch: (session, role, notify) => watches.add(session, role, notify),
    onChange: (notify) => {
      notifyNodes = notify;
    },
    changedElsewhere: (session) => watches.again(session),
    idleMs,
    close: () => watches.close(),
  };
};

/** A member as the author of journal entries. */
export const doerOf = ({ id, name, role }: StaffMember) => ({ staff: { id, name }, role });
