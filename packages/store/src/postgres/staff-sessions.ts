// Sessions of staff in PostgreSQL, and failed sign-ins.

import { KEPT_MS, type StaffSessionRow, sessionOf } from '../shared/staff-sessions.ts';
import type { StaffStore } from '../staff-store.ts';
import type { PostgresJournalledWrite } from './journalled-write.ts';
import { change, type Queryable, row, rows } from './typed-queries.ts';

export const createStaffSessions = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): Pick<StaffStore, 'sessions' | 'failures'> => ({
  sessions: {
    open: ({ hash, staff, state, openedAt, touchedAt, confirmedUntil }, entry) =>
      writeJournalled(async (client) => {
        await change(
          client,
          `INSERT INTO staff_sessions (hash, staff, state, opened_at, touched_at, confirmed_until)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [hash, staff, state, openedAt, touchedAt, confirmedUntil],
        );
      }, entry),
    find: async (hash) => {
      const found = await row<StaffSessionRow>(pool, 'SELECT * FROM staff_sessions WHERE hash = $1', [hash]);
      return found ? sessionOf(found) : null;
    },
    of: async (staff) => {
      const sql = 'SELECT * FROM staff_sessions WHERE staff = $1 ORDER BY opened_at DESC, hash';
      return (await rows<StaffSessionRow>(pool, sql, [staff])).map(sessionOf);
    },
    touch: (hash, at) =>
      writeJournalled(async (client) => {
        await change(client, 'UPDATE staff_sessions SET touched_at = $2 WHERE hash = $1', [hash, at]);
      }),
    lock: (hash, entry) =>
      writeJournalled(async (client) => {
        const sql = "UPDATE staff_sessions SET state = 'locked', confirmed_until = 0 WHERE hash = $1";
        await change(client, sql, [hash]);
      }, entry),
    confirm: (hash, at, until, entry) =>
      writeJournalled(async (client) => {
        await change(
          client,
          "UPDATE staff_sessions SET state = 'open', touched_at = $2, confirmed_until = $3 WHERE hash = $1",
          [hash, at, until],
        );
      }, entry),
    end: (hash, entry) =>
      writeJournalled(async (client) => {
        await change(client, 'DELETE FROM staff_sessions WHERE hash = $1', [hash]);
      }, entry),
    endAll: (staff, but, entry) =>
      writeJournalled(async (client) => {
        const sql = 'DELETE FROM staff_sessions WHERE staff = $1 AND hash IS DISTINCT FROM $2';
        await change(client, sql, [staff, but]);
      }, entry),
  },
  failures: {
    add: (name, at, entry) =>
      writeJournalled(async (client) => {
        // Old failures no longer count towards a lock; the journal keeps them.
        await change(client, 'DELETE FROM sign_in_failures WHERE at < $1', [at - KEPT_MS]);
        await change(client, 'INSERT INTO sign_in_failures (name, at) VALUES ($1, $2)', [name, at]);
      }, entry),
    since: async (name, at) => {
      const found = await row<{ failures: number }>(
        pool,
        'SELECT count(*) AS failures FROM sign_in_failures WHERE lower(name) = lower($1 COLLATE "C") AND at >= $2',
        [name, at],
      );
      return found?.failures ?? 0;
    },
    oldest: async (name, at) => {
      const found = await row<{ at: number | null }>(
        pool,
        'SELECT min(at) AS at FROM sign_in_failures WHERE lower(name) = lower($1 COLLATE "C") AND at >= $2',
        [name, at],
      );
      return found?.at ?? null;
    },
    clear: (name, entry) =>
      writeJournalled(async (client) => {
        await change(client, 'DELETE FROM sign_in_failures WHERE lower(name) = lower($1 COLLATE "C")', [
          name,
        ]);
      }, entry),
  },
});
