// Sessions of patrons in SQLite, stored by the hash of their token. A renewed session leaves the old one valid until
// the new one is first used, because the browser may not have received the new cookie.

import type { DatabaseSync } from 'node:sqlite';
import type { PatronSessions } from '../patron-session-store.ts';
import { MOST_WAITING, type PatronSessionRow, sessionOf } from '../shared/patron-sessions.ts';
import { query } from './query.ts';
import type { SqliteWriteDown } from './write-down.ts';

export const createPatronSessions = (database: DatabaseSync, writeDown: SqliteWriteDown): PatronSessions => {
  const select = query<PatronSessionRow>(
    database,
    `SELECT hash, opened_at, replaces, patrons.patron, name, created_at
       FROM sessions JOIN patrons USING (patron) WHERE hash = ?`,
  );
  const add = query(
    database,
    `INSERT INTO sessions (hash, patron, opened_at, replaces) SELECT ?1, ?2, ?3, ?4
      WHERE (SELECT count(*) FROM sessions WHERE patron = ?2 AND replaces = ?4) < ${MOST_WAITING} RETURNING hash`,
  );
  const settled = query(database, 'UPDATE sessions SET replaces = NULL WHERE hash = ?');
  const end = query(
    database,
    'DELETE FROM sessions WHERE patron = ?1 AND hash <> ?2 AND (hash = ?3 OR replaces = ?3)',
  );
  const endAll = query(database, 'DELETE FROM sessions WHERE patron = ?');
  return {
    find: async (hash) => {
      const row = select.get(hash);
      return row ? sessionOf(row) : null;
    },
    replace: (old, hash, at) => writeDown(() => add.get(hash, old.patron.id, at, old.hash) !== undefined),
    settle: ({ hash, patron, replaces }) =>
      writeDown(() => {
        if (replaces === null) return;
        settled.run(hash);
        end.run(patron.id, hash, replaces);
      }),
    endAll: (patron) => writeDown(() => void endAll.run(patron)),
  };
};
