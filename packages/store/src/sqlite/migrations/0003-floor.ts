// Fills the floor's tables from an older database: streams become hash chains, rounds get their rows, records their
// figures. It folds the events one by one, as the writer does.
import type { DatabaseSync } from 'node:sqlite';
import type { TableEvent } from '@punto/table/event';
import { type TableId, version } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import { chainStart, eventsChain, type Head, linkHash } from '../../shared/chain.ts';
import { figureChanges } from '../../shared/figure-sums.ts';
import { createRoundBook } from '../../shared/round-book.ts';
import { createChains } from '../chains.ts';
import { addFigures } from '../figures.ts';
import { createRoundRowWriter } from '../rounds/round-row-writer.ts';
import { query } from '../typed-queries.ts';

/** Events read at a time: a stream may be larger than memory. */
const SOME = 1_000;

export const fillFloor = (database: DatabaseSync): void => {
  const chains = createChains(database);
  const tables = query<{ table_id: TableId }>(database, 'SELECT DISTINCT table_id FROM events');
  const link = query(database, 'UPDATE events SET hash = ?3 WHERE table_id = ?1 AND version = ?2');
  const rounds = openRoundFill(database);

  for (const { table_id: table } of tables.all()) {
    let head: Head = chainStart(eventsChain(table));
    for (const { version: length, body } of eventsOf(database, table)) {
      head = { length, hash: linkHash(head.hash, length, body) };
      link.run(table, length, head.hash);
      rounds.follow(table, length, JSON.parse(body));
    }
    chains.extend(eventsChain(table), head);
  }
  for (const table of ['events', 'journal', 'records']) database.exec(neverChanged(table));
};

/** From here on these tables are append-only: triggers abort every UPDATE and DELETE. */
const neverChanged = (table: string): string =>
  ['UPDATE', 'DELETE']
    .map(
      (change) =>
        `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table}
         BEGIN SELECT raise(ABORT, '${table} only grows'); END;`,
    )
    .join('');

const openRoundFill = (database: DatabaseSync) => {
  const book = createRoundBook(createRoundRowWriter(database, ''));
  const records = query<{ body: string }>(
    database,
    'SELECT body FROM records WHERE table_id = ? AND shoe = ? AND round = ? ORDER BY patron',
  );
  // Brands and currencies come with migration 20.
  const addToFigures = addFigures(database, '?1, ?2, ?3, ?4, ?5');
  let shoe = 0;
  let round = 0;
  return {
    follow: (table: TableId, at: number, event: TableEvent): void => {
      book.follow(table, version(at), event);
      if (event.type === 'ShoeShuffled') shoe = event.number;
      if (event.type === 'RoundOpened') round = event.round;
      if (event.type !== 'RoundSettled') return;
      const kept = records.all(table, shoe, round).map(({ body }): KeptRecord => JSON.parse(body));
      addToFigures(figureChanges(kept, [], book.tally(table, kept, [])));
    },
  };
};

function* eventsOf(database: DatabaseSync, table: TableId) {
  const read = query<{ version: number; body: string }>(
    database,
    'SELECT version, body FROM events WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?',
  );
  let last = 0;
  for (;;) {
    const some = read.all(table, last, SOME);
    if (some.length === 0) return;
    yield* some;
    last = some.at(-1)?.version ?? last;
  }
}
