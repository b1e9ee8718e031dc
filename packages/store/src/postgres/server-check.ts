// Checks the PostgreSQL server before anything is written. Refused: versions that are too old, read-only servers, and
// poolers that drop session settings which nodes rely on. Settings that only risk the last moments before a power cut
// are returned as warnings, since they are the operator's choice.
import type { Pool } from 'pg';
import { UnusableDatabase } from '../open-failure.ts';
import { STANDSTILL_MS } from './connection.ts';
import { type DatabasePlace, pooled, replica } from './open-failure.ts';
import { row } from './typed-queries.ts';

const OLDEST = 13;

type Found = {
  readonly major: number;
  readonly version: string;
  readonly only_reads: boolean;
  readonly encoding: string;
  readonly standstill_ms: number;
  readonly fsync: string;
  readonly full_pages: string;
  readonly synchronous: string;
};

/** Throws `UnusableDatabase`; returns warnings, one sentence each. */
export const checkServer = async (pool: Pool, place: DatabasePlace): Promise<readonly string[]> => {
  const found = await row<Found>(
    pool,
    `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_version') AS version,
            pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS only_reads,
            current_setting('server_encoding') AS encoding,
            (SELECT setting::bigint FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout') AS standstill_ms,
            current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_pages,
            current_setting('synchronous_commit') AS synchronous`,
  );
  if (!found) throw new Error('PostgreSQL returned no settings');
  const { server, database } = place;
  if (found.major < OLDEST)
    throw new UnusableDatabase(
      `PostgreSQL at ${server} is version ${found.version}, and Punto needs ${OLDEST} or later. Upgrade it.`,
    );
  if (found.only_reads) throw new UnusableDatabase(replica(place));
  if (found.encoding !== 'UTF8')
    throw new UnusableDatabase(
      `Database ${database} of PostgreSQL at ${server} has the encoding ${found.encoding}, and Punto needs UTF8. Create it again with ENCODING 'UTF8'.`,
    );
  // The setting requested when connecting is in force. Without it a frozen node would keep its locks forever.
  const isKept = found.standstill_ms > 0 && found.standstill_ms <= STANDSTILL_MS;
  if (!isKept || (await isShared(pool))) throw new UnusableDatabase(pooled(place));
  return warnings(found, server);
};

/** Two connections open at the same time reach the same server process: a pooler in between shares it. */
const isShared = async (pool: Pool): Promise<boolean> => {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    const sql = 'SELECT pg_backend_pid() AS pid';
    const first = await row<{ pid: number }>(one, sql);
    const second = await row<{ pid: number }>(other, sql);
    return first?.pid === second?.pid;
  } finally {
    one.release();
    other.release();
  }
};

const warnings = ({ fsync, full_pages, synchronous }: Found, server: string): readonly string[] => [
  ...(fsync === 'off'
    ? [`PostgreSQL at ${server} runs with fsync = off: a power cut can destroy all of it.`]
    : []),
  ...(full_pages === 'off'
    ? [`PostgreSQL at ${server} runs with full_page_writes = off: a power cut can destroy parts of it.`]
    : []),
  ...(synchronous === 'off'
    ? [
        `PostgreSQL at ${server} runs with synchronous_commit = off: a power cut can lose the last acknowledged commits.`,
      ]
    : []),
];
