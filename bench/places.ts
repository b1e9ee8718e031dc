// Empty stores for a bench, each commit of which is brought to disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '@punto/store/postgres-store';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { postgresPrograms, startPostgres } from '@punto/store/test/support/postgres-server';
import { Client } from 'pg';
import { processorMs } from '../packages/server/test/nodes/processor-time.ts';

export type Place = {
  readonly name: string;
  readonly store: Store;
  /** What the database has used of the processor; 0 where it is no process of its own. */
  readonly databaseMs: () => number;
  /** Bytes that its tables and indexes fill, and bytes of log it has ever written; `null` where that is not told. */
  readonly bytes: () => Promise<{ readonly data: number; readonly log: number } | null>;
  /** When the store is closed. */
  readonly remove: () => Promise<void>;
};

export const embeddedPlace = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-bench-'));
  const store = await openSqliteStore(folder);
  return {
    name: 'embedded',
    store,
    databaseMs: () => 0,
    bytes: async () => null,
    remove: async () => rmSync(folder, { recursive: true }),
  };
};

/** `null`: there is no PostgreSQL to start. */
export const postgresPlace = async (): Promise<Place | null> => {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const server = await startPostgres(programs, true);
  const address = await server.database();
  const store = await openPostgresStore(address);
  return {
    name: 'PostgreSQL',
    store,
    databaseMs: () => processorMs([server.pid()]),
    bytes: () => bytesOf(address),
    remove: server.remove,
  };
};

const bytesOf = async (address: string): Promise<{ data: number; log: number }> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ data: string; log: string }>(
      `SELECT pg_database_size(current_database()) AS data, pg_current_wal_lsn() - '0/0'::pg_lsn AS log`,
    );
    return { data: Number(rows[0]?.data), log: Number(rows[0]?.log) };
  } finally {
    await client.end();
  }
};
