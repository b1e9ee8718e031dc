// Play records of one transaction. Each patron's records are numbered separately; the transaction has a lock on the
// patron's account.

import type { KeptRecord } from '@punto/table/records/record';
import type { ClientBase } from 'pg';
import type { Records } from '../../shared/records.ts';
import { prepared } from '../prepared-statements.ts';

const KEPT = `ROWS FROM (json_to_recordset($1) AS
  (patron text, table_id text, shoe bigint, round bigint, revision bigint, body text)) WITH ORDINALITY`;
const count = prepared(
  `INSERT INTO record_ends (patron, line) SELECT patron, count(*) FROM ${KEPT} GROUP BY patron
     ON CONFLICT (patron) DO UPDATE SET line = record_ends.line + EXCLUDED.line`,
);
/** Runs after `count`, so the patron's newest record gets the last line number. */
const add = prepared(
  `WITH kept AS (
     SELECT *, count(*) OVER (PARTITION BY patron ORDER BY ordinality DESC) - 1 AS newer
       FROM ${KEPT})
   INSERT INTO records (patron, line, number, table_id, shoe, round, revision, body)
   SELECT kept.patron, record_ends.line - newer, nextval('record_numbers'), table_id, shoe, round, revision, body
     FROM kept LEFT JOIN record_ends ON record_ends.patron = kept.patron ORDER BY ordinality`,
);

export type PendingRecords = {
  readonly store: Pick<Records, 'keep' | 'latestOfRound' | 'firstAtOfRound'>;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingRecords = (before: readonly KeptRecord[]): PendingRecords => {
  const kept: KeptRecord[] = [];

  return {
    store: {
      keep: (record) => void kept.push(record),
      firstAtOfRound: (table, shoe, round) =>
        before.find(
          (record) =>
            record.table === table &&
            record.shoe === shoe &&
            record.round === round &&
            (record.revision ?? 0) === 0,
        )?.at ?? null,
      latestOfRound: (table, shoe, round) => {
        const revisions = before.filter(
          (record) => record.table === table && record.shoe === shoe && record.round === round,
        );
        // Later revisions replace earlier ones.
        const latest = new Map(revisions.map((record) => [record.patron, record]));
        return [...latest.values()];
      },
    },
    send: (client) => {
      if (kept.length === 0) return [];
      const rows = JSON.stringify(kept.map(rowOf));
      return [count(client, rows), add(client, rows)];
    },
  };
};

const rowOf = (record: KeptRecord) => {
  const { patron, table: table_id, shoe, round, revision = 0 } = record;
  return { patron, table_id, shoe, round, revision, body: JSON.stringify(record) };
};
