// Every table's stream, link by link and event by event. The replay of a stream ends at its first break, because
// results after it would be wrong.
import type { DatabaseSync } from 'node:sqlite';
import type { TableEvent } from '@punto/table/event';
import { tableId } from '@punto/table/ids';
import { chainStart, eventsChain, type Head } from '../shared/chain.ts';
import { numberedEventsOf } from '../shared/event-rows.ts';
import type { FigureChange } from '../shared/figure-sums.ts';
import { createChains } from '../sqlite/chains.ts';
import { query } from '../sqlite/typed-queries.ts';
import { createChainCheck } from './chains.ts';
import { createReplay } from './replay.ts';

type Report = (fault: string) => void;
export type StreamHead = Head & { readonly table: string };
type Row = { number: number; body: string; hash: string };

const TABLES = `SELECT DISTINCT table_id AS name FROM events
                 UNION SELECT substr(chain, 8) FROM chains WHERE chain GLOB 'events:*' ORDER BY name`;

export const auditStreams = (
  database: DatabaseSync,
  report: Report,
  figure: (changes: readonly FigureChange[]) => void,
  follow: (event: TableEvent) => void,
): readonly StreamHead[] =>
  query<{ name: string }>(database, TABLES)
    .all()
    .map(({ name }) => auditStream(database, name, { report, figure, follow }));

type Found = {
  readonly report: Report;
  readonly figure: (changes: readonly FigureChange[]) => void;
  readonly follow: (event: TableEvent) => void;
};

const auditStream = (
  database: DatabaseSync,
  table: string,
  { report, figure, follow }: Found,
): StreamHead => {
  const chain = createChainCheck(
    chainStart(eventsChain(table)),
    (number) => `event ${number} of table ${table}`,
  );
  const replay = createReplay(database, tableId(table), report, figure);
  let isWhole = true;
  const rows = query<Row>(
    database,
    'SELECT version AS number, body, hash FROM events WHERE table_id = ? ORDER BY version',
  ).iterate(table);
  for (const row of rows) {
    const events = numberedEventsOf({ version: row.number, body: row.body });
    const fault = chain.follow(row, events.length);
    if (fault) report(fault);
    isWhole &&= events.every(({ version, event }) =>
      attempt(
        () => {
          replay.follow(version, event);
          follow(event);
        },
        table,
        version,
        report,
      ),
    );
  }
  const end = chain.end(createChains(database).head(eventsChain(table)));
  if (end) report(end);
  if (isWhole) attempt(replay.end, table, chain.head().length, report);
  return { table, ...chain.head() };
};

const attempt = (work: () => void, table: string, version: number, report: Report): boolean => {
  try {
    work();
    return true;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    report(`event ${version} of table ${table} does not follow from those before it: ${why}`);
    return false;
  }
};
