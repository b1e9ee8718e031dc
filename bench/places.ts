// Empty stores for a bench, each commit of which is brought to disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '@punto/server/store/postgres/postgres-store';
import { openSqliteStore } from '@punto/server/store/sqlite-store';
import type { Store } from '@punto/server/store/store';
import { postgresPrograms, startPostgres } from '@punto/server/testing/postgres-server';
import { processorMs } from '../packages/server/test/nodes/processor-time.ts';

export type Place = {
  readonly name: string;
  readonly store: Store;
  /** What the database has used of the processor; 0 where it is no process of its own. */
  readonly databaseMs: () => number;
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
    remove: async () => rmSync(folder, { recursive: true }),
  };
};

/** `null`: there is no PostgreSQL to start. */
export const postgresPlace = async (): Promise<Place | null> => {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const server = await startPostgres(programs, true);
  const store = await openPostgresStore(await server.database());
  return {
    name: 'PostgreSQL',
    store,
    databaseMs: () => processorMs([server.pid()]),
    remove: server.remove,
  };
};
