// The play records on disk, kept for good. [T8]
import type { DatabaseSync } from 'node:sqlite';
import type { PatronId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/record';
import { type PageRequest, pageOf } from './page.ts';
import { query } from './query.ts';
import type { Page } from './store.ts';

export type Records = {
  /** Throws when the patron's round already has a record: a round is settled once. */
  readonly keep: (record: KeptRecord) => void;
  readonly page: (patron: PatronId, request: PageRequest) => Page<KeptRecord>;
};

export const openRecords = (database: DatabaseSync): Records => {
  const insert = query(
    database,
    `INSERT INTO records (patron, line, table_id, shoe, round, body)
     SELECT ?1, coalesce(max(line), 0) + 1, ?2, ?3, ?4, ?5 FROM records WHERE patron = ?1`,
  );
  const lines = query<{ line: number; body: string }>(
    database,
    'SELECT line, body FROM records WHERE patron = ? AND line < ? ORDER BY line DESC LIMIT ?',
  );
  return {
    keep: (record) =>
      void insert.run(record.patron, record.table, record.shoe, record.round, JSON.stringify(record)),
    page: (patron, request) =>
      pageOf(
        request,
        (below, most) => lines.all(patron, below, most),
        (row): KeptRecord => JSON.parse(row.body),
      ),
  };
};
