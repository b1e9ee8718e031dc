import { storeContract } from '../contract.ts';
import { onPostgres } from './contract-server.ts';
import { openPostgresStore } from './postgres-store.ts';

onPostgres('a store on PostgreSQL', ({ house }) => {
  storeContract('PostgreSQL', async () => {
    const address = await house();
    return { open: () => openPostgresStore(address), remove: async () => {} };
  });
});
