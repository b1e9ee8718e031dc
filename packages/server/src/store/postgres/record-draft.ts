// The play records of one transaction. Each patron's are numbered by themselves: whoever writes one holds the patron's
// account.

import type { KeptRecord } from '@punto/table/record';
import type { ClientBase } from 'pg';
import type { Records } from '../records.ts';
import { prepared } from './prepared.ts';

const add = prepared(
  `WITH kept AS (
     SELECT *, row_number() OVER (PARTITION BY patron ORDER BY ordinality) AS nth,
               count(*) OVER (PARTITION BY patron) AS among
       FROM ROWS FROM (json_to_recordset($1) AS
              (patron text, table_id text, shoe bigint, round bigint, revision bigint, body text))
            WITH ORDINALITY),
   ends AS (
     INSERT INTO record_ends (patron, line) SELECT patron, among FROM kept WHERE nth = 1
       ON CONFLICT (patron) DO UPDATE SET line = record_ends.line + EXCLUDED.line RETURNING patron, line)
   INSERT INTO records (patron, line, number, table_id, shoe, round, revision, body)
   SELECT kept.patron, ends.line - among + nth, nextval('record_numbers'), table_id, shoe, round, revision, body
     FROM kept JOIN ends ON ends.patron = kept.patron ORDER BY ordinality`,
);

export type RecordDraft = {
  readonly shelf: Pick<Records, 'keep' | 'latestOfRound'>;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const openRecordDraft = (before: readonly KeptRecord[]): RecordDraft => {
  const kept: KeptRecord[] = [];

  return {
    shelf: {
      keep: (record) => void kept.push(record),
      latestOfRound: (table, shoe, round) => {
        const revisions = [...before, ...kept].filter(
          (record) => record.table === table && record.shoe === shoe && record.round === round,
        );
        // Later revisions take the place of the earlier ones.
        const latest = new Map(revisions.map((record) => [record.patron, record]));
        return [...latest.values()];
      },
    },
    send: (client) =>
      kept.length === 0
        ? []
        : [
            add(
              client,
              JSON.stringify(
                kept.map((record) => {
                  const { patron, table: table_id, shoe, round, revision = 0 } = record;
                  return { patron, table_id, shoe, round, revision, body: JSON.stringify(record) };
                }),
              ),
            ),
          ],
  };
};
