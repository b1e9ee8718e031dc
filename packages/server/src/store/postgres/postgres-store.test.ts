import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from '../../testing/postgres-server.ts';
import { storeContract } from '../contract.ts';
import { openPostgresStore } from './postgres-store.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('a store on PostgreSQL (left out where there is no PostgreSQL to start)', () => {
  let server: PostgresServer;
  /** Migrated, and never opened again: the others are made like it. */
  let template: string;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    template = await server.database();
    await (await openPostgresStore(template)).close();
  });
  afterAll(() => server.remove());

  storeContract('PostgreSQL', async () => {
    const address = await server.database(template);
    return { open: () => openPostgresStore(address), remove: async () => {} };
  });
});
