// Sessions of staff in SQLite, and failed sign-ins.

import type { DatabaseSync } from 'node:sqlite';
import { KEPT_MS, type StaffSessionRow, sessionOf } from '../shared/staff-sessions.ts';
import type { StaffStore } from '../staff-store.ts';
import type { SqliteJournalledWrite } from './journalled-write.ts';
import { query } from './typed-queries.ts';

export const createStaffSessions = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): Pick<StaffStore, 'sessions' | 'failures'> => {
  const open = query(
    database,
    `INSERT INTO staff_sessions (hash, staff, state, opened_at, touched_at, confirmed_until)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const find = query<StaffSessionRow>(database, 'SELECT * FROM staff_sessions WHERE hash = ?');
  const ofStaff = query<StaffSessionRow>(
    database,
    'SELECT * FROM staff_sessions WHERE staff = ? ORDER BY opened_at DESC, hash',
  );
  const touch = query(database, 'UPDATE staff_sessions SET touched_at = ?2 WHERE hash = ?1');
  const lock = query(
    database,
    "UPDATE staff_sessions SET state = 'locked', confirmed_until = 0 WHERE hash = ?",
  );
  const confirm = query(
    database,
    "UPDATE staff_sessions SET state = 'open', touched_at = ?2, confirmed_until = ?3 WHERE hash = ?1",
  );
  const end = query(database, 'DELETE FROM staff_sessions WHERE hash = ?');
  const endAll = query(database, 'DELETE FROM staff_sessions WHERE staff = ?1 AND hash IS NOT ?2');

  const addFailure = query(database, 'INSERT INTO sign_in_failures (name, at) VALUES (?, ?)');
  const since = query<{ failures: number }>(
    database,
    'SELECT count(*) AS failures FROM sign_in_failures WHERE name = ? AND at >= ?',
  );
  const oldest = query<{ at: number | null }>(
    database,
    'SELECT min(at) AS at FROM sign_in_failures WHERE name = ? AND at >= ?',
  );
  const clear = query(database, 'DELETE FROM sign_in_failures WHERE name = ?');
  const forget = query(database, 'DELETE FROM sign_in_failures WHERE at < ?');

  return {
    sessions: {
      open: ({ hash, staff, state, openedAt, touchedAt, confirmedUntil }, entry) =>
        writeJournalled(() => void open.run(hash, staff, state, openedAt, touchedAt, confirmedUntil), entry),
      find: async (hash) => {
        const row = find.get(hash);
        return row ? sessionOf(row) : null;
      },
      of: async (staff) => ofStaff.all(staff).map(sessionOf),
      touch: (hash, at) => writeJournalled(() => void touch.run(hash, at)),
      lock: (hash, entry) => writeJournalled(() => void lock.run(hash), entry),
      confirm: (hash, at, until, entry) => writeJournalled(() => void confirm.run(hash, at, until), entry),
      end: (hash, entry) => writeJournalled(() => void end.run(hash), entry),
      endAll: (staff, but, entry) => writeJournalled(() => void endAll.run(staff, but), entry),
    },
    failures: {
      add: (name, at, entry) =>
        writeJournalled(() => {
          // Old failures no longer count towards a lock; the journal keeps them.
          forget.run(at - KEPT_MS);
          addFailure.run(name, at);
        }, entry),
      since: async (name, at) => since.get(name, at)?.failures ?? 0,
      oldest: async (name, at) => oldest.get(name, at)?.at ?? null,
      clear: (name, entry) => writeJournalled(() => void clear.run(name), entry),
    },
  };
};
