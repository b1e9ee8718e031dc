// Sessions of patrons in SQLite, stored by the hash of their token. A renewed session leaves the old one valid until
// the new one is first used, because the browser may not have received the new cookie.

import type { DatabaseSync } from 'node:sqlite';
import type { OverSession, PatronSessions } from '../patron-session-store.ts';
import {
  announceEnded,
  endValues,
  launchedBefore,
  lineOf,
  MOST_WAITING,
  type PatronSessionRow,
  SESSION_COLUMNS,
  SESSION_LINES,
  type SessionLineRow,
  sessionOf,
} from '../shared/patron-sessions.ts';
import type { SqliteJournalledWrite } from './journalled-write.ts';
import { query } from './typed-queries.ts';

export const createPatronSessions = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): PatronSessions => {
  const select = query<PatronSessionRow>(
    database,
    `SELECT ${SESSION_COLUMNS} FROM sessions JOIN patrons USING (patron) WHERE hash = ?`,
  );
  // The sign-in method and the device are copied from the row, which may have changed since the caller read it.
  const replace = query(
    database,
    `INSERT INTO sessions (hash, patron, opened_at, replaces, id, way, device, seen_at, proved_at)
     SELECT ?1, patron, ?2, hash, id, way, device, ?2, proved_at FROM sessions AS old
      WHERE hash = ?3 AND (SELECT count(*) FROM sessions WHERE patron = old.patron AND replaces = ?3) < ${MOST_WAITING}`,
  );
  const settled = query(database, 'UPDATE sessions SET replaces = NULL WHERE hash = ?');
  const end = query(
    database,
    'DELETE FROM sessions WHERE patron = ?1 AND hash <> ?2 AND (hash = ?3 OR replaces = ?3)',
  );
  const open = query(
    database,
    `INSERT INTO sessions (hash, patron, id, opened_at, way, device, seen_at, proved_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?4, ?7)`,
  );
  const lines = query<SessionLineRow>(
    database,
    `${SESSION_LINES} WHERE patron = ? AND opened_at >= ? GROUP BY id ORDER BY seen_at DESC, id`,
  );
  const forget = query(
    database,
    'DELETE FROM openid_sessions WHERE session IN (SELECT id FROM sessions WHERE opened_at < ?)',
  );
  const sweep = query(database, 'DELETE FROM sessions WHERE opened_at < ?');
  const ended = (where: string) => query(database, announceEnded(where, '?', 'json_object'));
  const oneEnded = ended('patron = ?4 AND sessions.id = ?5');
  const allEnded = ended('patron = ?4');
  const sweptEnded = ended('opened_at < ?4');
  const launched = query<OverSession>(database, launchedBefore('?1', '?2', '?3', '?4'));
  const see = query(database, 'UPDATE sessions SET seen_at = ?2, device = ?3 WHERE hash = ?1');
  const prove = query(database, 'UPDATE sessions SET proved_at = ?2 WHERE id = ?1');
  const endOne = query(database, 'DELETE FROM sessions WHERE patron = ? AND id = ?');
  const endAll = query(database, 'DELETE FROM sessions WHERE patron = ?');
  return {
    find: async (hash) => {
      const row = select.get(hash);
      return row ? sessionOf(row) : null;
    },
    replace: (old, hash, at) => writeJournalled(() => replace.change(hash, at, old.hash) === 1),
    settle: ({ hash, patron, replaces }) =>
      writeJournalled(() => {
        if (replaces === null) return;
        settled.run(hash);
        end.run(patron.id, hash, replaces);
      }),
    open: (patron, { hash, id, openedAt, way, device, provedAt }, ends) =>
      writeJournalled(() => {
        if (ends !== null) {
          oneEnded.run(...endValues({ at: openedAt, reason: 'replaced' }), patron, ends);
          endOne.run(patron, ends);
        }
        open.run(hash, patron, id, openedAt, way, device, provedAt);
      }),
    of: async (patron, openedSince) => lines.all(patron, openedSince).map(lineOf),
    sweep: (openedBefore, at) =>
      writeJournalled(() => {
        sweptEnded.run(...endValues({ at, reason: 'expired' }), openedBefore);
        forget.run(openedBefore);
        return sweep.change(openedBefore);
      }),
    launchedBefore: async ({ brand, seenBefore, openedBefore, most }) =>
      launched.all(brand, seenBefore, openedBefore, most),
    see: (hash, at, device) => writeJournalled(() => void see.run(hash, at, device)),
    prove: (id, at) => writeJournalled(() => void prove.run(id, at)),
    end: (patron, id, how, entry) =>
      writeJournalled(() => {
        oneEnded.run(...endValues(how), patron, id);
        return endOne.change(patron, id) > 0;
      }, entry),
    endAll: (patron, how, entry) =>
      writeJournalled(() => {
        allEnded.run(...endValues(how), patron);
        return endAll.change(patron) > 0;
      }, entry),
  };
};
