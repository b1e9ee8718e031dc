// Event streams of tables in SQLite: numbered events, and snapshots to fold from. [T3]

import type { DatabaseSync } from 'node:sqlite';
import { instant, type TableId, version } from '@punto/table/ids';
import { type Chains, eventsChain } from '../shared/chain.ts';
import { createEventRowWriter, type EventRow, eventsOfRow } from '../shared/event-rows.ts';
import { SNAPSHOTS_KEPT, type Streams } from '../shared/streams.ts';
import { query } from './typed-queries.ts';

export const createStreams = (database: DatabaseSync, chains: Chains): Streams => {
  const tables = query<{ table_id: TableId }>(
    database,
    'SELECT table_id FROM events WHERE version = 1 ORDER BY table_id',
  );
  const newestAt = query<{ at: number }>(
    database,
    'SELECT at FROM events WHERE table_id = ? ORDER BY version DESC LIMIT 1',
  );
  const insert = query(database, 'INSERT INTO events (table_id, version, body, hash) VALUES (?, ?, ?, ?)');
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
    lastAt: (tables = opened()) =>
      instant(Math.max(0, ...tables.map((table) => newestAt.get(table)?.at ?? 0))),
    load: (table, from) => {
      const found = from === 'start' ? undefined : newest.get(table);
      return {
        snapshot: found ? { version: version(found.version), state: found.state } : null,
        events: after.all(table, found?.version ?? 0).flatMap(({ body }) => eventsOfRow(body)),
      };
    },
    write: (table) => {
      const before = chains.head(eventsChain(table));
      const written: EventRow[] = [];
      const snapshots: { readonly version: number; readonly state: string }[] = [];
      const rows = createEventRowWriter(before, (row) => written.push(row));
      return {
        version: rows.version,
        append: rows.append,
        snapshot: (state) => void snapshots.push({ version: rows.flush().length, state }),
        close: () => {
          const head = rows.flush();
          for (const row of written) insert.run(table, row.version, row.body, row.hash);
          for (const { version, state } of snapshots) keep.run(table, version, state);
          if (snapshots.length > 0) forget.run(table);
          if (head !== before) chains.extend(eventsChain(table), head);
        },
      };
    },
  };
};
