// Play records in SQLite, never deleted; each names the patron's record before it. A correction is a separate record
// with the next revision number. [T6] [T8]

import type { DatabaseSync } from 'node:sqlite';
import type { PatronId, TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import { NEWEST, pageOf } from '../page.ts';
import type { Records } from '../shared/records.ts';
import { query, walkBack } from './query.ts';

/** The number of patrons whose newest record is cached; when there are more, the cache is cleared. */
const MOST_ENDS = 200_000;

type Row = { readonly body: string };
/** The number of records of a patron, and the number of the newest. */
type End = { readonly line: number; readonly record: number };

export const createRecords = (
  database: DatabaseSync,
): Records & {
  /** Call after a rollback: the cache is read again. */
  readonly drop: () => void;
} => {
  const insert = query(
    database,
    `INSERT INTO records (patron, line, previous, table_id, shoe, round, revision, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const end = query<End>(database, 'SELECT line, record FROM record_ends WHERE patron = ?');
  const begin = query(database, 'INSERT INTO record_ends (patron, line, record) VALUES (?, ?, ?)');
  const setEnd = query(database, 'UPDATE record_ends SET line = ?, record = ? WHERE patron = ?');
  const ends = new Map<PatronId, End>();
  const lines = query<Row & { line: number }>(
    database,
    `${walkBack('records', 'patron', 'SELECT record FROM record_ends WHERE patron = ?1')}
     SELECT number AS line, body FROM walk JOIN records USING (number) ORDER BY step`,
  );
  const ofRound = query<Row>(
    database,
    `SELECT body FROM records
      WHERE table_id = ? AND shoe = ? AND round = ? ORDER BY revision, patron`,
  );

  const revisions = (table: TableId, shoe: number, round: number): readonly KeptRecord[] =>
    ofRound.all(table, shoe, round).map(recordOf);

  return {
    keep: (record) => {
      const { patron, table, shoe, round, revision = 0 } = record;
      const last = ends.get(patron) ?? end.get(patron);
      const line = (last?.line ?? 0) + 1;
      const number = insert.run(
        ...[patron, line, last?.record ?? null, table, shoe, round, revision, JSON.stringify(record)],
      );
      if (last) setEnd.run(line, number, patron);
      else begin.run(patron, line, number);
      if (ends.size >= MOST_ENDS) ends.clear();
      ends.set(patron, { line, record: number });
    },
    page: (patron, request) =>
      pageOf(
        request,
        (below, most) => lines.all(patron, below, below < NEWEST ? 1 : 0, most),
        (row) => recordOf(row),
      ),
    drop: () => ends.clear(),
    ofRound: revisions,
    firstAtOfRound: (table, shoe, round) => revisions(table, shoe, round)[0]?.at ?? null,
    latestOfRound: (table, shoe, round) => [
      // Later revisions replace earlier ones.
      ...new Map(revisions(table, shoe, round).map((record) => [record.patron, record])).values(),
    ],
  };
};

const recordOf = (row: Row): KeptRecord => JSON.parse(row.body);
