// The checks at start, before any client is let in, as far as they are affordable with a million rounds in the file:
// pages, sums, chain heads, and for each table to be opened everything its state is made from. Any damage stops the
// whole deployment: a guess at one table would move the money of all. `punto audit` checks everything. [T3]
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { evolve, initialState } from '@punto/table/evolve';
import { isPrivate, type TableId } from '@punto/table/ids';
import { freeze, thaw } from '@punto/table/snapshot';
import type { TableState } from '@punto/table/state';
import { DamagedDatabase, isOpenFailure } from '../open-failure.ts';
import { chainStart, eventsChain, type Head, JOURNAL_CHAIN } from '../shared/chain.ts';
import { eventsOfRow } from '../shared/event-rows.ts';
import { createBooks } from '../sqlite/books.ts';
import { createChains } from '../sqlite/chains.ts';
import { DATABASE_FILE, openForReading } from '../sqlite/database.ts';
import { isDamage } from '../sqlite/sqlite-error.ts';
import { createStreams } from '../sqlite/stream.ts';
import { query } from '../sqlite/typed-queries.ts';
import { createChainCheck } from './chains.ts';

/**
 * SQLite checks this many bytes in less than half a second, each index against its rows among them: that a ticket counts
 * once rests on a unique one. Of a larger file only small tables are checked, and `punto audit` checks all.
 */
const WHOLE_FILE_BYTES = 64 * 1024 * 1024;
const SMALL_TABLES = ['accounts', 'chains', 'snapshots', 'table_posts'];
/** Between two snapshots; where a table had more, the newer one is not checked against the older. */
const EVENTS_BETWEEN = 2_000;

/** Throws `DamagedDatabase` with the fault. Read-only, on a separate connection. */
export const refuseDamage = (folder: string): void => {
  const file = join(folder, DATABASE_FILE);
  const database = openForReading(folder);
  try {
    database.exec('BEGIN');
    for (const fault of faults(database, statSync(file).size)) throw new DamagedDatabase(file, fault);
  } catch (cause) {
    if (isOpenFailure(cause) || !isDamage(cause)) throw cause;
    throw new DamagedDatabase(file, cause);
  } finally {
    database.close();
  }
};

function* faults(database: DatabaseSync, bytes: number): Iterable<string> {
  yield* pageFaults(database, bytes);
  const { total } = query<{ total: number | null }>(
    database,
    'SELECT sum(balance_minor) AS total FROM accounts',
  ).get() ?? { total: null };
  if (total) yield `all accounts together are ${total}, not 0`;
  yield* journalFaults(database);
  const streams = createStreams(database, createChains(database));
  const opened = new Set([
    ...streams.tables().filter((table) => !isPrivate(table)),
    ...createBooks(database).staked(),
  ]);
  for (const table of opened) yield* tableFaults(database, table);
}

function* pageFaults(database: DatabaseSync, bytes: number): Iterable<string> {
  const parts = bytes <= WHOLE_FILE_BYTES ? [''] : SMALL_TABLES.map((table) => `(${table})`);
  for (const part of parts) {
    for (const row of query<{ integrity_check: string }>(database, `PRAGMA integrity_check${part}`).all())
      if (row.integrity_check !== 'ok') yield row.integrity_check;
  }
}

/** Only the newest entry: its hash covers all before it. */
function* journalFaults(database: DatabaseSync): Iterable<string> {
  const [last, before] = query<{ number: number; body: string; hash: string }>(
    database,
    'SELECT number, body, hash FROM journal ORDER BY number DESC LIMIT 2',
  ).all();
  const from = before ? { length: before.number, hash: before.hash } : chainStart(JOURNAL_CHAIN);
  const check = createChainCheck(from, (number) => `journal entry ${number}`);
  yield* [last && check.follow(last), check.end(createChains(database).head(JOURNAL_CHAIN))].filter(isFault);
}

type Row = { readonly number: number; readonly body: string; readonly hash: string };
type Snapshot = { readonly version: number; readonly state: string };

/** Replays from the second newest snapshot: the result must equal the newest, and each event must follow from the last. */
function* tableFaults(database: DatabaseSync, table: TableId): Iterable<string> {
  const [newest, older] = query<Snapshot>(
    database,
    'SELECT version, state FROM snapshots WHERE table_id = ? ORDER BY version DESC LIMIT 2',
  ).all(table);
  const from = newest && newest.version - (older?.version ?? 0) <= EVENTS_BETWEEN ? older : newest;
  let state: TableState = from ? thawed(from) : initialState;
  const check = createChainCheck(
    headAt(database, table, from?.version ?? 0),
    (number) => `event ${number} of table ${table}`,
  );
  const rows = query<Row>(
    database,
    'SELECT version AS number, body, hash FROM events WHERE table_id = ? AND version > ? ORDER BY version',
  ).all(table, from?.version ?? 0);
  for (const row of rows) {
    const events = eventsOfRow(row.body);
    const fault = check.follow(row, events.length);
    if (fault) return yield fault;
    // Of a release that kept its state otherwise: it is not read, and neither is it checked.
    if (!newest || row.number > newest.version || (from && !state)) continue;
    state = events.reduce(evolve, state);
    if (row.number === newest.version && !isSame(newest, state))
      return yield `snapshot ${newest.version} of table ${table} is not what its events come to`;
  }
  yield* [check.end(createChains(database).head(eventsChain(table)))].filter(isFault);
}

const headAt = (database: DatabaseSync, table: TableId, length: number): Head => {
  if (length === 0) return chainStart(eventsChain(table));
  const row = query<{ hash: string }>(
    database,
    'SELECT hash FROM events WHERE table_id = ? AND version = ?',
  ).get(table, length);
  return { length, hash: row?.hash ?? '' };
};

const thawed = ({ state }: Snapshot): TableState => {
  try {
    return thaw(state);
  } catch {
    return null;
  }
};

const isSame = ({ state: text }: Snapshot, state: TableState): boolean => {
  try {
    return (
      thaw(text) === null ||
      (state !== null && isDeepStrictEqual(JSON.parse(text), JSON.parse(freeze(state))))
    );
  } catch {
    return false;
  }
};

const isFault = (fault: string | null | undefined): fault is string => typeof fault === 'string';
