import { rm } from 'node:fs/promises';
import { storeContract } from '../test/contract/contract.ts';
import { folderWithDatabase } from '../test/support/empty-database.ts';
import { openSqliteStore } from './sqlite-store.ts';

storeContract('SQLite', async () => {
  const folder = folderWithDatabase('store');
  return {
    open: () => openSqliteStore(folder),
    remove: () => rm(folder, { recursive: true }),
  };
});
