// The monitoring of play in SQLite: cursors, evidence and alarms. [B-62]
import type { DatabaseSync } from 'node:sqlite';
import type { EvidenceKind, KeptAlarm, MonitorCursor, MonitorStore } from '../../monitor-store.ts';
import { pageOf } from '../../page.ts';
import { ALARM_COLUMNS, type AlarmRow, alarmOf, alarmSearch } from '../../shared/monitoring/alarm-search.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

type EvidenceRow = { readonly kind: EvidenceKind; readonly subject: string; readonly body: string };

export const createMonitor = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): MonitorStore => {
  const cursor = query<MonitorCursor>(database, 'SELECT shoe, round FROM monitor_cursors WHERE table_id = ?');
  const setCursor = query(
    database,
    `INSERT INTO monitor_cursors (table_id, shoe, round) VALUES (?1, ?2, ?3)
     ON CONFLICT (table_id) DO UPDATE SET shoe = ?2, round = ?3`,
  );
  const insert = query(
    database,
    `INSERT INTO monitor_evidence (kind, subject, at, table_id, shoe, round, body) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const evidence = query<EvidenceRow>(
    database,
    `SELECT kind, subject, body FROM monitor_evidence
      WHERE kind = ?1 AND subject IN (SELECT value FROM json_each(?2)) AND at >= ?3
      ORDER BY subject, at, table_id, shoe, round`,
  );
  const subjects = query<{ subject: string }>(
    database,
    `SELECT subject FROM monitor_evidence WHERE kind = ? AND at >= ? GROUP BY subject ORDER BY max(at) DESC LIMIT ?`,
  );
  const forget = query(database, 'DELETE FROM monitor_evidence WHERE at < ?');
  const raise = query(
    database,
    `INSERT INTO monitor_alarms (name, kind, at, patron, other, table_id, finding) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (name) DO NOTHING`,
  );
  const find = query<AlarmRow>(database, `SELECT ${ALARM_COLUMNS} FROM monitor_alarms WHERE number = ?`);
  const note = query<AlarmRow>(
    database,
    `UPDATE monitor_alarms SET noted = ?2 WHERE number = ?1 AND noted IS NULL RETURNING ${ALARM_COLUMNS}`,
  );
  const count = query<{ kind: string; open: number; all: number }>(
    database,
    `SELECT kind, count(*) FILTER (WHERE noted IS NULL) AS open, count(*) AS "all"
       FROM monitor_alarms GROUP BY kind ORDER BY kind`,
  );
  return {
    cursor: async (table) => cursor.get(table) ?? null,
    contribute: ({ table, after, upTo, at, evidence: all }) =>
      writeJournalled(() => {
        const now = cursor.get(table);
        if (now?.shoe !== after?.shoe || now?.round !== after?.round) return false;
        setCursor.run(table, upTo.shoe, upTo.round);
        for (const { kind, subject, body } of all)
          insert.run(kind, subject, at, table, upTo.shoe, upTo.round, JSON.stringify(body));
        return true;
      }),
    evidence: async (kind, asked, since) =>
      evidence.all(kind, JSON.stringify(asked), since).map((row) => ({ ...row, body: JSON.parse(row.body) })),
    subjects: async (kind, since, most) => subjects.all(kind, since, most).map(({ subject }) => subject),
    forget: (before) => writeJournalled(() => forget.change(before)),
    raise: ({ name, kind, at, patron, other, table, finding }, entry) =>
      writeJournalled(
        () => raise.change(name, kind, at, patron, other, table, JSON.stringify(finding)) > 0,
        entry,
      ),
    alarms: async ({ limit, before, ...asked }) =>
      pageOf<AlarmRow & { line: number }, KeptAlarm>(
        { limit, before },
        (below, most) => {
          const { sql, values } = alarmSearch(asked, { below, most }, (n) => `?${n}`);
          return query<AlarmRow & { line: number }>(database, sql).all(...values);
        },
        alarmOf,
      ),
    findAlarm: async (number) => {
      const row = find.get(number);
      return row ? alarmOf(row) : null;
    },
    note: (number, noted, entry) =>
      writeJournalled(() => {
        const row = note.get(number, JSON.stringify(noted));
        return row ? alarmOf(row) : null;
      }, entry),
    countAlarms: async () => count.all(),
  };
};
