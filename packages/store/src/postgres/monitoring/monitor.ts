// The monitoring of play in PostgreSQL: cursors, evidence and alarms. [B-62]
import type { EvidenceKind, KeptAlarm, MonitorCursor, MonitorStore } from '../../monitor-store.ts';
import { pageLater } from '../../page.ts';
import { ALARM_COLUMNS, type AlarmRow, alarmOf, alarmSearch } from '../../shared/monitoring/alarm-search.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

type EvidenceRow = { readonly kind: EvidenceKind; readonly subject: string; readonly body: string };

const CURSOR = 'SELECT shoe, round FROM monitor_cursors WHERE table_id = $1';
/** Of two nodes that read the same rounds the second waits for the first, and then finds another cursor. */
const FIRST_CURSOR = `INSERT INTO monitor_cursors (table_id, shoe, round) VALUES ($1, $2, $3)
  ON CONFLICT (table_id) DO NOTHING`;
const NEXT_CURSOR = `UPDATE monitor_cursors SET shoe = $2, round = $3
  WHERE table_id = $1 AND shoe = $4 AND round = $5`;
const INSERT = `INSERT INTO monitor_evidence (kind, subject, at, table_id, shoe, round, body)
  SELECT kind, subject, $4, $5, $6, $7, body
    FROM unnest($1::text[], $2::text[], $3::text[]) AS found (kind, subject, body)`;
const EVIDENCE = `SELECT kind, subject, body FROM monitor_evidence
  WHERE kind = $1 AND subject = ANY ($2::text[]) AND at >= $3
  ORDER BY subject, at, table_id, shoe, round`;
const SUBJECTS = `SELECT subject FROM monitor_evidence WHERE kind = $1 AND at >= $2
  GROUP BY subject ORDER BY max(at) DESC LIMIT $3`;
const RAISE = `INSERT INTO monitor_alarms (name, kind, at, patron, other, table_id, finding)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (name) DO NOTHING`;
const FIND = `SELECT ${ALARM_COLUMNS} FROM monitor_alarms WHERE number = $1`;
const NOTE = `UPDATE monitor_alarms SET noted = $2 WHERE number = $1 AND noted IS NULL RETURNING ${ALARM_COLUMNS}`;
const COUNT = `SELECT kind, count(*) FILTER (WHERE noted IS NULL) AS open, count(*) AS "all"
  FROM monitor_alarms GROUP BY kind ORDER BY kind`;

export const createMonitor = (pool: Queryable, writeJournalled: PostgresJournalledWrite): MonitorStore => ({
  cursor: async (table) => (await row<MonitorCursor>(pool, CURSOR, [table])) ?? null,
  contribute: ({ table, after, upTo, at, evidence }) =>
    writeJournalled(async (client) => {
      const place = [table, upTo.shoe, upTo.round];
      const moved = after
        ? await change(client, NEXT_CURSOR, [...place, after.shoe, after.round])
        : await change(client, FIRST_CURSOR, place);
      if (moved === 0) return false;
      if (evidence.length > 0)
        await change(client, INSERT, [
          evidence.map(({ kind }) => kind),
          evidence.map(({ subject }) => subject),
          evidence.map(({ body }) => JSON.stringify(body)),
          ...[at, ...place],
        ]);
      return true;
    }),
  evidence: async (kind, subjects, since) =>
    (await rows<EvidenceRow>(pool, EVIDENCE, [kind, subjects, since])).map((found) => ({
      ...found,
      body: JSON.parse(found.body),
    })),
  subjects: async (kind, since, most) =>
    (await rows<{ subject: string }>(pool, SUBJECTS, [kind, since, most])).map(({ subject }) => subject),
  forget: (before) =>
    writeJournalled((client) => change(client, 'DELETE FROM monitor_evidence WHERE at < $1', [before])),
  raise: ({ name, kind, at, patron, other, table, finding }, entry) =>
    writeJournalled(
      async (client) =>
        (await change(client, RAISE, [name, kind, at, patron, other, table, JSON.stringify(finding)])) > 0,
      entry,
    ),
  alarms: async ({ limit, before, ...asked }) =>
    pageLater<AlarmRow & { line: number }, KeptAlarm>(
      { limit, before },
      (below, most) => {
        const { sql, values } = alarmSearch(asked, { below, most }, (n) => `$${n}`);
        return rows<AlarmRow & { line: number }>(pool, sql, values);
      },
      alarmOf,
    ),
  findAlarm: async (number) => {
    const found = await row<AlarmRow>(pool, FIND, [number]);
    return found ? alarmOf(found) : null;
  },
  note: (number, noted, entry) =>
    writeJournalled(async (client) => {
      const found = await row<AlarmRow>(client, NOTE, [number, JSON.stringify(noted)]);
      return found ? alarmOf(found) : null;
    }, entry),
  countAlarms: () => rows<{ kind: string; open: number; all: number }>(pool, COUNT),
});
