// The play records of one transaction. Each patron's are numbered by themselves: whoever writes one holds the patron's
// account.

import type { KeptRecord } from '@punto/table/record';
import type { ClientBase } from 'pg';
import type { Records } from '../records.ts';
import { type Needs, Untold } from '../store.ts';
import type { HeldRounds } from './held-rounds.ts';
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

export const openRecordDraft = (
  before: readonly KeptRecord[],
  needs: Needs,
  { rows }: HeldRounds,
): RecordDraft => {
  const kept: KeptRecord[] = [];
  const isTold = (shoe: number, round: number): boolean =>
    [...needs.rounds, ...kept].some((each) => each.shoe === shoe && each.round === round) ||
    // Open, or not begun: it has no records yet.
    rows.some((row) => row.shoe === shoe && row.round === round && row.status === 'open');

  return {
    shelf: {
      keep: (record) => void kept.push(record),
      latestOfRound: (table, shoe, round) => {
        if (!isTold(shoe, round))
          throw new Untold(`the needs of the transaction do not name round ${round} of shoe ${shoe}`);
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
