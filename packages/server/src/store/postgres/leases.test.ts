import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from '../../testing/postgres-server.ts';
import { leasesContract } from '../contract-leases.ts';
import { openConnections } from './connection.ts';
import { openPostgresLeases } from './leases.ts';
import { openPostgresStore } from './postgres-store.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('leases on PostgreSQL (left out where there is no PostgreSQL to start)', () => {
  let server: PostgresServer;
  let template: string;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    template = await server.database();
    await (await openPostgresStore(template)).close();
  });
  afterAll(() => server.remove());

  leasesContract('PostgreSQL', async () => {
    const address = await server.database(template);
    const store = await openPostgresStore(address);
    const connections = openConnections(address, () => undefined);
    return {
      ...{ leases: openPostgresLeases(connections), store, pass: setTimeout },
      remove: async () => {
        await connections.close();
        await store.close();
      },
    };
  });
});
