import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from '../../testing/postgres-server.ts';
import { storeContract } from '../contract.ts';
import { openPostgresStore } from './postgres-store.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('a store on PostgreSQL (left out where there is no PostgreSQL to start)', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.remove());

  storeContract('PostgreSQL', async () => {
    const address = await server.database();
    return { open: () => openPostgresStore(address), remove: async () => {} };
  });
});
