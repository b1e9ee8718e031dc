// Empty stores for a benchmark, with every commit flushed to disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '@punto/store/postgres-store';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { postgresPrograms, startPostgres } from '@punto/store/test/support/postgres-server';
import { Client } from 'pg';
import { createProcessorMeter } from '../packages/server/test/nodes/processor-time.ts';

export type Place = {
  readonly name: string;
  readonly store: Store;
  /** Of the SQLite file; `null` with PostgreSQL. */
  readonly folder: string | null;
  /** Processor time of the database in milliseconds; 0 if it is not a separate process. */
  readonly databaseMs: () => number;
  /** Bytes of its tables and indexes, and bytes of log written in total; `null` if unknown. */
  readonly bytes: () => Promise<{ readonly data: number; readonly log: number } | null>;
  /** Call when the store is closed. */
  readonly remove: () => Promise<void>;
};

export const embeddedPlace = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-bench-'));
  const store = await openSqliteStore(folder);
  return {
    ...{ name: 'embedded', store, folder },
    databaseMs: () => 0,
    bytes: async () => null,
    remove: async () => rmSync(folder, { recursive: true }),
  };
};

/** `null` if PostgreSQL is not available. */
export const postgresPlace = async (): Promise<Place | null> => {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const server = await startPostgres(programs, true);
  const address = await server.database();
  const store = await openPostgresStore(address);
  return {
    ...{ name: 'PostgreSQL', store, folder: null },
    databaseMs: createProcessorMeter(server.pid()),
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
