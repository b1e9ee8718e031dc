// Patrons in SQLite: names, suspensions, and the staff's notes about them.

import type { DatabaseSync } from 'node:sqlite';
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import { pageOf } from '../page.ts';
import type { Patron, PatronStore } from '../patron-store.ts';
import { folded, idsBegin, knownOf, type NoteRow, noteOf, type PatronRow } from '../shared/patrons.ts';
import type { SuspendedPatrons } from './identity/suspended-patrons.ts';
import type { SqliteJournalledWrite } from './journalled-write.ts';
import { createPatronNames } from './names/patron-names.ts';
import { query } from './typed-queries.ts';

const KNOWN = `SELECT patrons.*, display_names.name AS display_name
  FROM patrons LEFT JOIN display_names USING (patron)`;

export type Patrons = PatronStore & {
  readonly admit: (patron: Patron, sessionHash: string, device?: string) => void;
};

export const createPatrons = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
  suspended: SuspendedPatrons,
): Patrons => {
  const addPatron = query(database, 'INSERT INTO patrons (patron, name, created_at) VALUES (?, ?, ?)');
  const number = query(database, 'INSERT INTO patron_numbers (patron) VALUES (?)');
  const addSession = query(
    database,
    `INSERT INTO sessions (hash, patron, opened_at, id, device, seen_at)
     VALUES (?1, ?2, ?3, lower(hex(randomblob(16))), ?4, ?3)`,
  );
  const select = query<PatronRow>(database, `${KNOWN} WHERE patron = ?`);
  const named = query<PatronRow>(
    database,
    `${KNOWN} WHERE patron IN (SELECT patron FROM patrons WHERE lower(name) = ?1
                             UNION SELECT patron FROM display_names WHERE skeleton = ?2) LIMIT 10`,
  );
  const page = query<PatronRow & { line: number }>(
    database,
    `SELECT number AS line, patrons.*, display_names.name AS display_name
       FROM patrons JOIN patron_numbers USING (patron) LEFT JOIN display_names USING (patron)
      WHERE number < ?1 AND (?2 IS NULL OR lower(substr(patron, 1, length(?2))) = ?2
                                       OR lower(substr(patrons.name, 1, length(?2))) = ?2
                                       OR (?4 <> '' AND substr(skeleton, 1, length(?4)) = ?4))
        AND (?5 IS NULL OR substr(patron, 1, instr(patron, '.')) = ?5)
      ORDER BY number DESC LIMIT ?3`,
  );
  const suspend = query<PatronRow>(
    database,
    `UPDATE patrons SET suspended_at = ?2, suspended_reason = ?3
      WHERE patron = ?1 AND suspended_at IS NULL RETURNING *`,
  );
  const reinstate = query<PatronRow>(
    database,
    `UPDATE patrons SET suspended_at = NULL, suspended_reason = NULL
      WHERE patron = ?1 AND suspended_at IS NOT NULL RETURNING *`,
  );
  const addNote = query(database, 'INSERT INTO patron_notes (patron, at, staff, text) VALUES (?, ?, ?, ?)');
  const notes = query<NoteRow>(
    database,
    'SELECT number, at, staff, text FROM patron_notes WHERE patron = ? ORDER BY number DESC',
  );
  const noticesSeen = query<{ seen_until: number }>(
    database,
    'SELECT seen_until FROM notices_seen WHERE patron = ?',
  );
  const seeNotices = query(
    database,
    `INSERT INTO notices_seen (patron, seen_until) VALUES (?, ?)
     ON CONFLICT (patron) DO UPDATE SET seen_until = max(seen_until, excluded.seen_until)`,
  );
  return {
    names: createPatronNames(database, writeJournalled),
    admit: (patron, sessionHash, device = '') => {
      addPatron.run(patron.id, patron.name, patron.createdAt);
      number.run(patron.id);
      addSession.run(sessionHash, patron.id, patron.createdAt, device);
    },
    page: async ({ search = '', brand, ...request }) =>
      pageOf(
        request,
        (below, most) =>
          page.all(
            ...[below, search === '' ? null : folded(search), most, nameSkeleton(search)],
            brand === undefined ? null : idsBegin(brand),
          ),
        (row) => knownOf(row),
      ),
    find: async (patron) => {
      const row = select.get(patron);
      return row ? knownOf(row) : null;
    },
    named: async (name) => named.all(folded(name), nameSkeleton(name)).map(knownOf),
    isSuspended: async (patron) => suspended.has(patron),
    suspend: (patron, { at, reason }, entry) =>
      writeJournalled(() => {
        suspended.drop();
        return suspend.get(patron, at, reason) !== undefined;
      }, entry),
    reinstate: (patron, entry) =>
      writeJournalled(() => {
        suspended.drop();
        return reinstate.get(patron) !== undefined;
      }, entry),
    addNote: (patron, note, entry) =>
      writeJournalled(
        () => ({ ...note, number: addNote.run(patron, note.at, JSON.stringify(note.staff), note.text) }),
        entry,
      ),
    noticesSeen: async (patron) => noticesSeen.get(patron)?.seen_until ?? 0,
    seeNotices: async (patron, until) => {
      await writeJournalled(() => seeNotices.run(patron, until));
    },
    notes: async (patron) => notes.all(patron).map(noteOf),
  };
};
