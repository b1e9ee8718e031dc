import { setTimeout } from 'node:timers/promises';
import { leasesContract } from '../../test/contract/leases.ts';
import { onPostgres } from '../../test/contract/postgres.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openConnections } from './connection.ts';
import { createPostgresLeases } from './leases.ts';

onPostgres('leases on PostgreSQL', ({ house }) => {
  leasesContract('PostgreSQL', async () => {
    const address = await house();
    const store = await openPostgresStore(address);
    const connections = openConnections(address, () => undefined);
    return {
      ...{ leases: createPostgresLeases(connections), store, pass: setTimeout },
      remove: async () => {
        await connections.close();
        await store.close();
      },
    };
  });
});
