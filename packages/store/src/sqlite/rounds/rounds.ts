// Reads rounds from SQLite: lists, and one round with its records, movements and events. [T6] [T8]

import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@punto/table/ids';
import type { RoundPlay, RoundStore } from '../../round-store.ts';
import { numberedEventsOf } from '../../shared/event-rows.ts';
import { createRoundPages } from '../../shared/pages/round-pages.ts';
import type { PatronRoundRow } from '../../shared/patron-rounds.ts';
import type { Records } from '../../shared/records.ts';
import { type RoundDialect, roundColumns } from '../../shared/round-search.ts';
import { type FloorRoundRow, isFaceUp, summaryOf, withoutFace } from '../../shared/rounds.ts';
import { query } from '../typed-queries.ts';
import { createRoundMovements } from './round-movements.ts';

/** Must be spelled exactly as in the indexes of migration 8, or SQLite does not use them. */
export const ROUND_DIALECT: RoundDialect = {
  place: (n) => `?${n}`,
  room: "substr(table_id, 1, instr(table_id || '.', '.') - 1)",
  lastCorrection: "corrections ->> '$[#-1]'",
};

export const createRounds = (database: DatabaseSync, records: Records): RoundStore => {
  const one = query<FloorRoundRow>(
    database,
    `SELECT number AS line, ${roundColumns(ROUND_DIALECT)} FROM rounds WHERE table_id = ? AND shoe = ? AND round = ?`,
  );
  // Starts at the patron's newest record, or at the one before ?2; each record names the one before it.
  const ofPatron = query<PatronRoundRow>(
    database,
    `WITH RECURSIVE walk (record, step) AS (
       SELECT iif(?2 IS NULL, (SELECT newest_record FROM accounts WHERE account = 'patron:' || ?1),
                  (SELECT previous FROM records WHERE number = ?2 AND patron = ?1)), 1
        UNION ALL
       SELECT (SELECT previous FROM records WHERE number = walk.record), step + 1
         FROM walk WHERE record IS NOT NULL AND step < ?3)
     SELECT walk.record, records.revision, rounds.number AS line, ${roundColumns(ROUND_DIALECT)}
       FROM walk CROSS JOIN records ON records.number = walk.record
            CROSS JOIN rounds USING (table_id, shoe, round)
      ORDER BY step`,
  );
  const events = query<{ version: number; body: string }>(
    database,
    `SELECT version, body FROM events WHERE table_id = ?1 AND version BETWEEN ?2 AND ?3
      UNION ALL
     SELECT version, body FROM events WHERE table_id = ?1 AND version IN (SELECT value FROM json_each(?4))
      ORDER BY version`,
  );
  const movements = createRoundMovements(database);

  const eventsOf = (row: FloorRoundRow) =>
    events
      .all(row.table_id, row.first, row.last ?? Number.MAX_SAFE_INTEGER, row.corrections)
      .flatMap(numberedEventsOf)
      .filter(({ event }) => isFaceUp(row, event))
      .map((each) => ({ ...each, event: withoutFace(each.event) }));

  const playOf = (table: TableId, shoe: number, round: number): RoundPlay | null => {
    const row = one.get(table, shoe, round);
    if (!row) return null;
    return { ...summaryOf(row), records: records.ofRound(table, shoe, round), events: eventsOf(row) };
  };

  return {
    page: createRoundPages({
      dialect: ROUND_DIALECT,
      search: async (sql, values) => query<FloorRoundRow>(database, sql).all(...values),
      ofPatron: async (patron, below, most) => ofPatron.all(patron, below, most),
    }),
    find: async (table, shoe, round) => {
      const play = playOf(table, shoe, round);
      return play && { ...play, movements: movements(table, shoe, round) };
    },
    play: async (table, shoe, round) => playOf(table, shoe, round),
  };
};
