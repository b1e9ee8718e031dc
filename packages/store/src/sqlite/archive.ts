// Archive of ended shoes in SQLite; rows are never deleted. [S3]

import type { DatabaseSync } from 'node:sqlite';
import type { ArchivedShoe } from '@punto/table/records/archive';
import { pageOf } from '../page.ts';
import type { Archive } from '../shared/archive.ts';
import { query } from './typed-queries.ts';

export const createArchive = (database: DatabaseSync): Archive => {
  const insert = query(database, 'INSERT INTO shoe_archive (table_id, number, body) VALUES (?, ?, ?)');
  const lines = query<{ line: number; body: string }>(
    database,
    `SELECT number AS line, body FROM shoe_archive
      WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT ?`,
  );
  const select = query<{ body: string }>(
    database,
    'SELECT body FROM shoe_archive WHERE table_id = ? AND number = ?',
  );
  return {
    keep: (shoe) => void insert.run(shoe.table, shoe.number, JSON.stringify(shoe)),
    page: (table, request) =>
      pageOf(
        request,
        (below, most) => lines.all(table, below, most),
        (row): ArchivedShoe => JSON.parse(row.body),
      ),
    find: (table, number) => {
      const row = select.get(table, number);
      return row ? JSON.parse(row.body) : null;
    },
  };
};
