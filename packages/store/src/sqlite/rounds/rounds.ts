// The rounds read back: in lists, and one by one with everything they left. [T6] [T8]

import type { DatabaseSync } from 'node:sqlite';
import type { TableEvent } from '@punto/table/event';
import { type Version, version } from '@punto/table/ids';
import { pageOf } from '../../page.ts';
import type { RoundStore } from '../../round-store.ts';
import type { Records } from '../../shared/records.ts';
import { isFaceUp, type RoundRow, summaryOf, withoutFace } from '../../shared/rounds.ts';
import { query } from '../query.ts';
import { createRoundMovements } from './round-movements.ts';

/** A private table's name begins with its room's, and a dot; `/` is the letter after the dot. */
const OF_TABLE = `(table_id = ?2 OR (table_id > ?2 || '.' AND table_id < ?2 || '/'))`;
const FITS = `(?3 IS NULL OR shoe = ?3) AND (?4 IS NULL OR status IN (SELECT value FROM json_each(?4)))
              AND opened_at >= ?5 AND opened_at < ?6`;

export const openRounds = (database: DatabaseSync, records: Records): RoundStore => {
  const all = query<RoundRow>(
    database,
    `SELECT number AS line, * FROM rounds WHERE number < ?1 AND ?2 IS NULL AND ${FITS}
      ORDER BY number DESC LIMIT ?7`,
  );
  const ofTable = query<RoundRow>(
    database,
    `SELECT number AS line, * FROM rounds WHERE number < ?1 AND ${OF_TABLE} AND ${FITS}
      ORDER BY number DESC LIMIT ?7`,
  );
  const one = query<RoundRow>(
    database,
    'SELECT number AS line, * FROM rounds WHERE table_id = ? AND shoe = ? AND round = ?',
  );
  const events = query<{ version: number; body: string }>(
    database,
    `SELECT version, body FROM events WHERE table_id = ?1 AND version BETWEEN ?2 AND ?3
      UNION ALL
     SELECT version, body FROM events WHERE table_id = ?1 AND version IN (SELECT value FROM json_each(?4))
      ORDER BY version`,
  );
  const movements = createRoundMovements(database);

  const eventsOf = (row: RoundRow) =>
    events
      .all(row.table_id, row.first, row.last ?? Number.MAX_SAFE_INTEGER, row.corrections)
      .map(({ version: at, body }): { version: Version; event: TableEvent } => ({
        version: version(at),
        event: JSON.parse(body),
      }))
      .filter(({ event }) => isFaceUp(row, event))
      .map(({ version: at, event }) => ({ version: at, event: withoutFace(event) }));

  return {
    page: async ({ table, shoe, statuses, from = 0, to = Number.MAX_SAFE_INTEGER, ...request }) => {
      const wanted = statuses ? JSON.stringify(statuses) : null;
      const read = table === undefined ? all : ofTable;
      return pageOf(
        request,
        (below, most) => read.all(below, table ?? null, shoe ?? null, wanted, from, to, most),
        summaryOf,
      );
    },
    find: async (table, shoe, round) => {
      const row = one.get(table, shoe, round);
      if (!row) return null;
      return {
        ...summaryOf(row),
        records: records.ofRound(table, shoe, round),
        movements: movements(table, shoe, round),
        events: eventsOf(row),
      };
    },
  };
};
