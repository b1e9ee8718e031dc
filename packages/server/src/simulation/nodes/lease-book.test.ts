import { rmSync } from 'node:fs';
import { leasesContract } from '../../store/contract-leases.ts';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
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
