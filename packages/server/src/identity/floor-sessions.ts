// Sessions of staff: one for each person, twelve hours at most, locked when idle. A locked session does nothing until
// its owner enters the password. [C.6.5]
import type { Role } from '@punto/protocol/floor/permission';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { StaffMember, StaffSession, StaffStore } from '@punto/store/staff-store';
import type { Staff } from '@punto/table';
import { type KeyedMutex, LocalKeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { newSessionToken, sessionHash } from './session-token.ts';
import { type SessionState, SessionWatches } from './session-watches.ts';
import { entryOf } from './staff-entry.ts';

export type IdleMs = Readonly<Record<Role, number>>;

export const SESSION_MS = 12 * 60 * 60_000;
/** So long a password that was asked again will do. */
export const CONFIRMED_MS = 5 * 60_000;
/** The last act is written down at most this often: after a crash a session may lock so much earlier. */
const WRITE_MS = 15_000;

export type SignedIn = {
  readonly staff: Staff;
  readonly role: Role;
  readonly member: StaffMember;
  /** The session's hash: it names the session, and opens nothing. */
  readonly session: string;
  readonly openedAt: number;
  readonly state: 'open' | 'locked';
  /** When that changes by itself. */
  readonly until: number;
  /** 0: the password was not asked again. */
  readonly confirmedUntil: number;
};

export type FloorSessions = {
  /** Ends whatever sessions the member has; the token is told once and never again. */
  readonly open: (member: StaffMember, entry: JournalEntry) => Promise<string>;
  readonly find: (token: string | undefined) => Promise<SignedIn | null>;
  /** As `find`, by the hash. */
  readonly look: (session: string) => Promise<SignedIn | null>;
  /** Its holder did something. */
  readonly touch: (session: string) => Promise<void>;
  /** Opens it, and lets grave acts through for five minutes. */
  readonly confirm: (session: string, entry: JournalEntry) => Promise<void>;
  readonly end: (signedIn: SignedIn, entry: JournalEntry) => Promise<void>;
  /** Wherever they are signed in. */
  readonly endAll: (member: StaffMember, because: string) => Promise<void>;
  /** Tells each change of state from now on, until it is released; `role`: as whom one was let in. */
  readonly watch: (session: string, role: Role, hear: (state: SessionState) => void) => () => void;
  /** Tells what is changed here of any session: to the other nodes, which have consoles too. */
  readonly onChange: (hear: (session: string, state: SessionState) => void) => void;
  /** Another node has changed it: it is looked at again. */
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
  let tellOthers: (session: string, state: SessionState) => void = () => undefined;
  const acts = new Map<string, { readonly at: number; readonly written: number }>();

  const look = async (hash: string): Promise<SignedIn | null> => {
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

  /** Idleness is a lock by itself: nothing touches a locked session, so it stays one until it is confirmed. */
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

  const watches = new SessionWatches(clock, look);

  const tell = (session: string, state: SessionState): void => {
    watches.tell(session, state);
    tellOthers(session, state);
  };

  /** In turn: of two who sign in as one person at once, the one who comes later stays. */
  const open = (member: StaffMember, entry: JournalEntry): Promise<string> =>
    turns.take(`session ${member.id}`, () => openNext(member, entry));

  const openNext = async (member: StaffMember, entry: JournalEntry): Promise<string> => {
    await endAll(member, 'signed in again');
    const token = newSessionToken();
    const hash = hashOf(token);
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
    tellOthers(hash, 'open');
  };

  const confirm = async (hash: string, entry: JournalEntry): Promise<void> => {
    const at = clock.now();
    await sessions.confirm(hash, at, at + CONFIRMED_MS, entry);
    acts.set(hash, { at, written: at });
    tell(hash, 'open');
  };

  /** That this was their last sign-in is kept only now: until then it is the present one. */
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
    tell(hash, 'ended');
  };

  return {
    open,
    find: async (token) => {
      const hash = sessionHash(token);
      return hash === null ? null : look(hash);
    },
    look,
    touch,
    confirm,
    end,
    endAll,
    watch: (session, role, hear) => watches.add(session, role, hear),
    onChange: (hear) => {
      tellOthers = hear;
    },
    changedElsewhere: (session) => watches.again(session),
    idleMs,
    close: () => watches.close(),
  };
};

/** Somebody of the house as the one who acts. */
export const doerOf = ({ id, name, role }: StaffMember) => ({ staff: { id, name }, role });

const hashOf = (token: string): string => {
  const hash = sessionHash(token);
  if (hash === null) throw new Error('a new session token is not one');
  return hash;
};
