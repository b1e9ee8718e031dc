// Patrons in PostgreSQL: names, suspensions, and the staff's notes about them.
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import { pageLater } from '../page.ts';
import type { PatronStore } from '../patron-store.ts';
import { folded, idsBegin, knownOf, type NoteRow, noteOf, type PatronRow } from '../shared/patrons.ts';
import { createBatchedReads } from './batching/batched-reads.ts';
import type { PostgresJournalledWrite } from './journalled-write.ts';
import { createPatronNames } from './names/patron-names.ts';
import { type Queryable, row, rows } from './typed-queries.ts';

const KNOWN = `SELECT patrons.*, display_names.name AS display_name
  FROM patrons LEFT JOIN display_names USING (patron)`;
const SEARCHED = `AND (lower(patron) LIKE $3 OR lower(patrons.name) LIKE $3
  OR ($4 <> '' AND substr(skeleton, 1, length($4)) = $4))`;
const NAMED = `${KNOWN} WHERE patron IN (SELECT patron FROM patrons WHERE lower(name) = $1
  UNION SELECT patron FROM display_names WHERE skeleton = $2) LIMIT 10`;

export const createPatrons = (pool: Queryable, writeJournalled: PostgresJournalledWrite): PatronStore => ({
  names: createPatronNames(pool, writeJournalled),
  page: ({ search = '', brand, ...request }) =>
    pageLater(
      request,
      (below, most) => {
        const [sql, values] = pageSearch(search, brand);
        return rows<PatronRow & { line: number }>(pool, sql, [below, most, ...values]);
      },
      (found) => knownOf(found),
    ),
  find: async (patron) => {
    const found = await row<PatronRow>(pool, `${KNOWN} WHERE patron = $1`, [patron]);
    return found ? knownOf(found) : null;
  },
  named: async (name) =>
    (await rows<PatronRow>(pool, NAMED, [folded(name), nameSkeleton(name)])).map(knownOf),
  // Read for every ticket; a partial index has only the suspended patrons.
  isSuspended: createBatchedReads(
    async (patrons) => {
      const sql = 'SELECT patron FROM patrons WHERE patron = ANY ($1) AND suspended_at IS NOT NULL';
      const found = await rows<{ patron: string }>(pool, sql, [patrons]);
      return new Map(found.map(({ patron }) => [patron, true]));
    },
    () => false,
  ),
  suspend: (patron, { at, reason }, entry) =>
    writeJournalled(
      async (client) =>
        (await row(
          client,
          `UPDATE patrons SET suspended_at = $2, suspended_reason = $3
            WHERE patron = $1 AND suspended_at IS NULL RETURNING patron`,
          [patron, at, reason],
        )) !== undefined,
      entry,
    ),
  reinstate: (patron, entry) =>
    writeJournalled(
      async (client) =>
        (await row(
          client,
          `UPDATE patrons SET suspended_at = NULL, suspended_reason = NULL
            WHERE patron = $1 AND suspended_at IS NOT NULL RETURNING patron`,
          [patron],
        )) !== undefined,
      entry,
    ),
  addNote: (patron, note, entry) =>
    writeJournalled(async (client) => {
      const kept = await row<{ number: number }>(
        client,
        'INSERT INTO patron_notes (patron, at, staff, text) VALUES ($1, $2, $3, $4) RETURNING number',
        [patron, note.at, JSON.stringify(note.staff), note.text],
      );
      if (!kept) throw new Error(`the note on ${patron} got no number`);
      return { ...note, number: kept.number };
    }, entry),
  noticesSeen: async (patron) =>
    (
      await row<{ seen_until: number }>(pool, 'SELECT seen_until FROM notices_seen WHERE patron = $1', [
        patron,
      ])
    )?.seen_until ?? 0,
  seeNotices: async (patron, until) => {
    await writeJournalled((client) =>
      row(
        client,
        `INSERT INTO notices_seen (patron, seen_until) VALUES ($1, $2)
         ON CONFLICT (patron) DO UPDATE SET seen_until = greatest(notices_seen.seen_until, excluded.seen_until)
         RETURNING patron`,
        [patron, until],
      ),
    );
  },
  notes: async (patron) =>
    (
      await rows<NoteRow>(
        pool,
        'SELECT number, at, staff, text FROM patron_notes WHERE patron = $1 ORDER BY number DESC',
        [patron],
      )
    ).map(noteOf),
});

/** The statement, and its values after the first two. */
const pageSearch = (search: string, brand: string | undefined): readonly [string, readonly string[]] => {
  const searched = search === '' ? [] : [beginningWith(search), nameSkeleton(search)];
  const ofBrand =
    brand === undefined ? [] : [`AND substr(patron, 1, strpos(patron, '.')) = $${searched.length + 3}`];
  return [
    `SELECT number AS line, patrons.*, display_names.name AS display_name
       FROM patrons LEFT JOIN display_names USING (patron)
      WHERE number < $1 ${search === '' ? '' : SEARCHED} ${ofBrand.join('')}
      ORDER BY number DESC LIMIT $2`,
    [...searched, ...(brand === undefined ? [] : [idsBegin(brand)])],
  ];
};

const beginningWith = (search: string): string => `${folded(search).replace(/[\\%_]/g, '\\$&')}%`;
