// Play records in SQLite, never deleted; each names the patron's record before it. A correction is a separate record
// with the next revision number. [T6] [T8]

import type { DatabaseSync } from 'node:sqlite';
import { patronAccount } from '@punto/ledger/account';
import type { TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import { NEWEST, pageOf } from '../page.ts';
import type { Records } from '../shared/records.ts';
import type { AccountCache } from './account-cache.ts';
import { query, walkBack } from './typed-queries.ts';

type Row = { readonly body: string };

/** `accounts`: name the newest record of a patron; the books write them. */
export const createRecords = (database: DatabaseSync, accounts: Pick<AccountCache, 'touch'>): Records => {
  const insert = query(
    database,
    `INSERT INTO records (patron, line, previous, table_id, shoe, round, revision, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const lines = query<Row & { line: number }>(
    database,
    `${walkBack('records', {
      end: "SELECT newest_record FROM accounts WHERE account = 'patron:' || ?1",
      previous: 'previous',
      isOwn: 'patron = ?1',
    })}
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
      const page = accounts.touch(patronAccount(patron));
      page.records += 1;
      page.newestRecord = insert.run(
        ...[patron, page.records, page.newestRecord, table, shoe, round, revision, JSON.stringify(record)],
      );
    },
    page: (patron, request) =>
      pageOf(
        request,
        (below, most) => lines.all(patron, below, below < NEWEST ? 1 : 0, most),
        (row) => recordOf(row),
      ),
    ofRound: revisions,
    firstAtOfRound: (table, shoe, round) => revisions(table, shoe, round)[0]?.at ?? null,
    latestOfRound: (table, shoe, round) => [
      // Later revisions replace earlier ones.
      ...new Map(revisions(table, shoe, round).map((record) => [record.patron, record])).values(),
    ],
  };
};

const recordOf = (row: Row): KeptRecord => JSON.parse(row.body);
