import { storeContract } from '../test/contract/contract.ts';
import { onPostgres } from '../test/contract/postgres.ts';
import { openPostgresStore } from './postgres-store.ts';

onPostgres('a store on PostgreSQL', ({ house }) => {
  storeContract('PostgreSQL', async () => {
    const address = await house();
    return { open: () => openPostgresStore(address), remove: async () => {} };
  });
});
