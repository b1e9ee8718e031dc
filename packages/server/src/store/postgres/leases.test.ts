import { setTimeout } from 'node:timers/promises';
import { leasesContract } from '../contract-leases.ts';
import { openConnections } from './connection.ts';
import { onPostgres } from './contract-server.ts';
import { openPostgresLeases } from './leases.ts';
import { openPostgresStore } from './postgres-store.ts';

onPostgres('leases on PostgreSQL', ({ house }) => {
  leasesContract('PostgreSQL', async () => {
    const address = await house();
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
