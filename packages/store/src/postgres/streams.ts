// Reads the event streams of tables. The list of tables comes from the hash chains, one row for each table, not from
// all events. [T3]
import type { TableEvent } from '@punto/table/event';
import { type Instant, instant, type TableId, version } from '@punto/table/ids';
import { eventsChain } from '../shared/chain.ts';
import { eventsOfRow } from '../shared/event-rows.ts';
import type { LoadedTable, Store } from '../store.ts';
import { type Queryable, row, rows } from './typed-queries.ts';

/** Rows per query: a stream may have millions. */
const PIECE = 5_000;

const PREFIX = eventsChain('');
/** A transaction that appended no event leaves a chain of length 0; such a table is not listed. */
const CHAINS = `(SELECT substr(chain, ${PREFIX.length + 1}) AS table_id, length FROM chains
                  WHERE chain LIKE '${PREFIX}%' AND length > 0) AS chains`;

export const createStreams = (pool: Queryable): Pick<Store, 'tables' | 'lastAt' | 'load'> => ({
  tables: async () =>
    (await rows<{ table_id: TableId }>(pool, `SELECT table_id FROM ${CHAINS} ORDER BY table_id`)).map(
      (found) => found.table_id,
    ),
  lastAt: async (table): Promise<Instant> => {
    if (table !== undefined) return newestOf(pool, table);
    // The newest event is no older than the opening of the newest round, and few events are newer.
    const round = 'SELECT opened_at AS at FROM rounds ORDER BY number DESC LIMIT 1';
    const since = (await row<{ at: number }>(pool, round))?.at ?? 0;
    const newest = 'SELECT max(at) AS at FROM events WHERE at >= $1';
    return instant((await row<{ at: number | null }>(pool, newest, [since]))?.at ?? 0);
  },
  load: async (table, from): Promise<LoadedTable> => {
    const found = from === 'start' ? undefined : await newestSnapshot(pool, table);
    return {
      snapshot: found ? { version: version(found.version), state: found.state } : null,
      events: await eventsAfter(pool, table, found?.version ?? 0),
    };
  },
});

const newestOf = async (pool: Queryable, table: TableId): Promise<Instant> => {
  const newest = 'SELECT at FROM events WHERE table_id = $1 ORDER BY version DESC LIMIT 1';
  return instant((await row<{ at: number }>(pool, newest, [table]))?.at ?? 0);
};

const newestSnapshot = (pool: Queryable, table: TableId) =>
  row<{ version: number; state: string }>(
    pool,
    'SELECT version, state FROM snapshots WHERE table_id = $1 ORDER BY version DESC LIMIT 1',
    [table],
  );

/** Reading in several queries is consistent, because a stream only grows. */
const eventsAfter = async (
  pool: Queryable,
  table: TableId,
  after: number,
): Promise<readonly TableEvent[]> => {
  const events: TableEvent[] = [];
  for (let last = after; ; ) {
    const piece = await rows<{ version: number; body: string }>(
      pool,
      'SELECT version, body FROM events WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3',
      [table, last, PIECE],
    );
    for (const { body } of piece) events.push(...eventsOfRow(body));
    const end = piece.at(-1);
    if (!end || piece.length < PIECE) return events;
    last = end.version;
  }
};
