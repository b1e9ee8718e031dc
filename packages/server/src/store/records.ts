// The play records on disk, kept for good. A correction is a record of its own, one revision further. [T6] [T8]
import type { DatabaseSync } from 'node:sqlite';
import type { PatronId, TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/record';
import { type Page, type PageRequest, pageOf } from './page.ts';
import { query } from './query.ts';

export type Records = {
  /** Throws when this revision of the patron's round is there already: a round is settled once. */
  readonly keep: (record: KeptRecord) => void;
  readonly page: (patron: PatronId, request: PageRequest) => Page<KeptRecord>;
  /** Every revision of every patron's record of a round, the oldest first. */
  readonly ofRound: (table: TableId, shoe: number, round: number) => readonly KeptRecord[];
  /** The latest revision of each patron's, by patron. */
  readonly latestOfRound: (table: TableId, shoe: number, round: number) => readonly KeptRecord[];
};

type Row = { readonly body: string };

export const openRecords = (database: DatabaseSync): Records => {
  const insert = query(
    database,
    `INSERT INTO records (patron, line, table_id, shoe, round, revision, body)
     SELECT ?1, coalesce(max(line), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM records WHERE patron = ?1`,
  );
  const lines = query<Row & { line: number }>(
    database,
    'SELECT line, body FROM records WHERE patron = ? AND line < ? ORDER BY line DESC LIMIT ?',
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
      insert.run(patron, table, shoe, round, revision, JSON.stringify(record));
    },
    page: (patron, request) =>
      pageOf(
        request,
        (below, most) => lines.all(patron, below, most),
        (row) => recordOf(row),
      ),
    ofRound: revisions,
    latestOfRound: (table, shoe, round) => [
      // Later revisions take the place of the earlier ones.
      ...new Map(revisions(table, shoe, round).map((record) => [record.patron, record])).values(),
    ],
  };
};

const recordOf = (row: Row): KeptRecord => JSON.parse(row.body);
