import { rmSync } from 'node:fs';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { leasesContract } from '@punto/store/test/contract/leases';
import { scratchFolder } from '@punto/store/test/support/scratch-folder';
import { createLeaseBook } from './lease-book.ts';

leasesContract('the lease book of the simulation', async () => {
  const folder = scratchFolder('leases');
  const store = await openSqliteStore(folder);
  let now = 0;
  const leases = createLeaseBook(() => now);
  const write: Store['write'] = async (request) => {
    const leave = request.fence ? await leases.hold(request.fence) : () => undefined;
    return store.write(request).finally(leave);
  };
  return {
    leases,
    store: { write, load: store.load },
    pass: async (ms) => {
      now += ms;
    },
    remove: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});
