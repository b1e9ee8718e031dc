// Reads rounds: lists, and one round with its records, movements and events. [T6] [T8]
import type { TableId } from '@punto/table/ids';
import { NEWEST } from '../../page.ts';
import type { RoundPlay, RoundStore } from '../../round-store.ts';
import { numberedEventsOf } from '../../shared/event-rows.ts';
import { createRoundPages } from '../../shared/pages/round-pages.ts';
import type { PatronRoundRow } from '../../shared/patron-rounds.ts';
import { type RoundDialect, roundColumns } from '../../shared/round-search.ts';
import { type FloorRoundRow, isFaceUp, summaryOf, withoutFace } from '../../shared/rounds.ts';
import { type Queryable, row, rows } from '../typed-queries.ts';
import type { RecordReader } from './records.ts';
import { createRoundMovements } from './round-movements.ts';

/** Must be spelled exactly as in the indexes of migration 1, or PostgreSQL does not use them. */
const DIALECT: RoundDialect = {
  place: (n) => `$${n}`,
  room: "split_part(table_id, '.', 1)",
  lastCorrection: '(corrections::json ->> -1)::bigint',
};
const ONE = `SELECT number AS line, ${roundColumns(DIALECT)} FROM rounds
              WHERE table_id = $1 AND shoe = $2 AND round = $3`;
const OF_PATRON = `SELECT records.line AS record, records.revision, rounds.number AS line, ${roundColumns(DIALECT)}
                     FROM (SELECT line, revision, table_id, shoe, round FROM records
                            WHERE patron = $1 AND line < $2 ORDER BY line DESC LIMIT $3) AS records
                     JOIN rounds USING (table_id, shoe, round)
                    ORDER BY records.line DESC`;

export const createRoundReader = (pool: Queryable, records: RecordReader): RoundStore => {
  const movements = createRoundMovements(pool);

  const eventsOf = async ({ table_id, first, last, corrections, status }: FloorRoundRow) =>
    (
      await rows<{ version: number; body: string }>(
        pool,
        `SELECT version, body FROM events WHERE table_id = $1 AND version BETWEEN $2 AND $3
          UNION ALL
         SELECT version, body FROM events WHERE table_id = $1 AND version = ANY ($4::bigint[])
          ORDER BY version`,
        [table_id, first, last ?? Number.MAX_SAFE_INTEGER, JSON.parse(corrections)],
      )
    )
      .flatMap(numberedEventsOf)
      .filter(({ event }) => isFaceUp({ status }, event))
      .map((each) => ({ ...each, event: withoutFace(each.event) }));

  const playOf = async (table: TableId, shoe: number, round: number): Promise<RoundPlay | null> => {
    const found = await row<FloorRoundRow>(pool, ONE, [table, shoe, round]);
    if (!found) return null;
    const ofRound = await records.ofRound(table, shoe, round);
    return { ...summaryOf(found), records: ofRound, events: await eventsOf(found) };
  };

  return {
    page: createRoundPages({
      dialect: DIALECT,
      search: (sql, values) => rows<FloorRoundRow>(pool, sql, [...values]),
      ofPatron: (patron, below, most) =>
        rows<PatronRoundRow>(pool, OF_PATRON, [patron, below ?? NEWEST, most]),
    }),
    find: async (table, shoe, round) => {
      const play = await playOf(table, shoe, round);
      return play && { ...play, movements: await movements(table, shoe, round) };
    },
    play: playOf,
  };
};
