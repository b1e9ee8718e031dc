import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeContract } from '../test/contract/contract.ts';
import { openSqliteStore } from './sqlite-store.ts';

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'punto-store-'));
  return {
    open: () => openSqliteStore(folder),
    remove: () => rm(folder, { recursive: true }),
  };
});
