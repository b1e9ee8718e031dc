// The streams of the tables: numbered events and, now and then, a state to start from. [T3]
import type { DatabaseSync } from 'node:sqlite';
import type { TableEvent } from '@punto/table/event';
import { type Instant, instant, type TableId, type Version, version } from '@punto/table/ids';
import { query } from './query.ts';
import type { LoadedTable } from './store.ts';

/** More than one, so that a state no release can read is no dead end; few, because each is a whole table. */
const SNAPSHOTS_KEPT = 3;

export type Streams = {
  readonly tables: () => readonly TableId[];
  readonly load: (table: TableId, from?: 'start') => LoadedTable;
  /** When the newest event of all tables happened; 0 before there is any. */
  readonly lastAt: () => Instant;
  /** How many events the table has. */
  readonly version: (table: TableId) => Version;
  readonly append: (table: TableId, next: Version, event: TableEvent) => void;
  readonly snapshot: (table: TableId, at: Version, state: string) => void;
};

export const openStreams = (database: DatabaseSync): Streams => {
  const tables = query<{ table_id: TableId }>(
    database,
    'SELECT table_id FROM events WHERE version = 1 ORDER BY table_id',
  );
  const last = query<{ version: number | null }>(
    database,
    'SELECT max(version) AS version FROM events WHERE table_id = ?',
  );
  const newestAt = query<{ at: number }>(
    database,
    'SELECT at FROM events WHERE table_id = ? ORDER BY version DESC LIMIT 1',
  );
  const insert = query(database, 'INSERT INTO events (table_id, version, body) VALUES (?, ?, ?)');
  const after = query<{ body: string }>(
    database,
    'SELECT body FROM events WHERE table_id = ? AND version > ? ORDER BY version',
  );
  const newest = query<{ version: number; state: string }>(
    database,
    'SELECT version, state FROM snapshots WHERE table_id = ? ORDER BY version DESC LIMIT 1',
  );
  const keep = query(
    database,
    'INSERT OR REPLACE INTO snapshots (table_id, version, state) VALUES (?, ?, ?)',
  );
  const forget = query(
    database,
    `DELETE FROM snapshots WHERE table_id = ?1 AND version NOT IN
       (SELECT version FROM snapshots WHERE table_id = ?1 ORDER BY version DESC LIMIT ${SNAPSHOTS_KEPT})`,
  );

  const opened = (): readonly TableId[] => tables.all().map((row) => row.table_id);

  return {
    tables: opened,
    lastAt: () => instant(Math.max(0, ...opened().map((table) => newestAt.get(table)?.at ?? 0))),
    load: (table, from) => {
      const found = from === 'start' ? undefined : newest.get(table);
      return {
        snapshot: found ? { version: version(found.version), state: found.state } : null,
        events: after.all(table, found?.version ?? 0).map((row): TableEvent => JSON.parse(row.body)),
      };
    },
    version: (table) => version(last.get(table)?.version ?? 0),
    append: (table, next, event) => void insert.run(table, next, JSON.stringify(event)),
    snapshot: (table, at, state) => {
      keep.run(table, at, state);
      forget.run(table);
    },
  };
};
