// Retention job: deletes expired challenges every hour and other expired rows once a day; the counts are logged and journalled.
// Guest accounts without a session or a sign-in method are erased like an account that its patron erases. Money, records, events
// and the journal are never deleted. [I13]
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Store } from '@punto/store/store';
import { instant } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { KeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { type FloorSessions, SESSION_MS as STAFF_SESSION_MS } from './floor-sessions.ts';
import { SESSION_MS } from './session-expiry.ts';
import { entryOf } from './staff-journal-entry.ts';

export const EVERY_MS = 60 * 60_000;
const HOURS_A_DAY = 24;
const DAY_MS = HOURS_A_DAY * EVERY_MS;
/** Failed sign-ins lock a name for thirty minutes; a day is kept, which covers differences between the clocks of nodes. */
const FAILURES_MS = DAY_MS;

/** Patrons looked at before the tables have their turn: a millisecond or two. */
const LOOKED_AT = 1_000;

/** Retention periods in milliseconds. */
export type Keeping = {
  /** Unused sessions of patrons. */
  readonly sessionsMs: number;
  /** Guest accounts without a session or a sign-in method, since the last entry; `null`: never erased. */
  readonly guestsMs: number | null;
  /** Invitations that have ended or were withdrawn. */
  readonly invitationsMs: number;
};

export const KEEPING: Keeping = {
  sessionsMs: SESSION_MS,
  guestsMs: null,
  invitationsMs: 365 * DAY_MS,
};

export type RetentionParts = {
  readonly store: Pick<Store, 'challenges' | 'sessions' | 'retention' | 'erase' | 'journal'>;
  readonly sessions: Pick<FloorSessions, 'findByHash'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keeping: Keeping;
  /** Across all nodes, so that one of them counts what is deleted. */
  readonly turns: KeyedMutex;
};

/** Numbers of what one run deleted. */
export type Deleted = {
  readonly sessions: number;
  readonly staffSessions: number;
  readonly openidSessions: number;
  readonly failedSignIns: number;
  readonly invitations: number;
  readonly guests: number;
};

/** Starts the job; returns a function that stops it. The first daily run is an hour after the start. */
export const keepRetention = (parts: RetentionParts): (() => void) => {
  const { store, clock, log, turns } = parts;
  let cancel: () => void = () => undefined;
  let hours = 0;
  const run = async (daily: boolean): Promise<void> => {
    const challenges = await store.challenges.sweep(clock.now());
    if (challenges > 0) log.info({ component: 'identity', challenges }, 'expired challenges deleted');
    if (daily) await turns.take('retention', () => applyRetention(parts));
  };
  const wait = (): void => {
    cancel = clock.wake(instant(clock.now() + EVERY_MS), () => {
      run(hours % HOURS_A_DAY === 0).catch((err: unknown) =>
        log.warn({ component: 'identity', err }, 'retention job failed'),
      );
      hours += 1;
      wait();
    });
  };
  wait();
  return () => cancel();
};

/** One run; returns what it deleted. */
export const applyRetention = async (parts: RetentionParts): Promise<Deleted> => {
  const { store, clock, log, keeping } = parts;
  const now = clock.now();
  const deleted: Deleted = {
    sessions: await store.sessions.sweep(now - keeping.sessionsMs, now),
    staffSessions: await endStaffSessions(parts, now - STAFF_SESSION_MS),
    // After the sessions, whose rows they belong to.
    openidSessions: await store.retention.sweepOpenidSessions(now - EVERY_MS),
    failedSignIns: await store.retention.sweepFailures(now - FAILURES_MS),
    invitations: await store.retention.sweepInvitations(now - keeping.invitationsMs),
    guests: keeping.guestsMs === null ? 0 : await eraseGuests(parts, now - keeping.guestsMs),
  };
  if (Object.values(deleted).every((count) => count === 0)) return deleted;
  await store.journal(entryOf(null, { at: now, action: 'apply-retention', after: deleted }));
  log.info({ component: 'identity', ...deleted }, 'retention job deleted expired rows');
  return deleted;
};

/** A session that is looked for after its end is ended with its own entry, and becomes the member’s last sign-in. */
const endStaffSessions = async (
  { store, sessions }: RetentionParts,
  openedBefore: number,
): Promise<number> => {
  const old = await store.retention.staffSessions(openedBefore);
  for (const hash of old) await sessions.findByHash(hash);
  return old.length;
};

const eraseGuests = async ({ store, clock }: RetentionParts, before: number): Promise<number> => {
  let [after, erased]: [number | null, number] = [0, 0];
  while (after !== null) {
    const found = await store.retention.abandonedGuests(before, after, LOOKED_AT);
    for (const patron of found.patrons) {
      const at = clock.now();
      const entry = entryOf(null, { at, action: 'erase-patron', patron, after: { by: 'retention' } });
      if ((await store.erase(patron, at, entry)) === 'erased') erased += 1;
    }
    after = found.next;
    // The embedded store reads on the thread that the tables play on.
    await turnOfTheLoop();
  }
  return erased;
};
