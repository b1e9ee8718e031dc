// The services of a deployment on SQLite: one process with a data folder, to which no other process writes. It owns every
// table.

import { refuseDamage } from '@punto/store/audit/start-check';
import { LostShoeKey } from '@punto/store/open-failure';
import { knownShoeKeys, shoeKeys } from '@punto/store/shoes/shoe-key';
import { createCheckpointer } from '@punto/store/sqlite/checkpointer';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { createInProcessBroker } from '../broker/in-process.ts';
import { logJournal } from '../floor/journal-log.ts';
import { LocalKeyedMutex } from '../limits/semaphore.ts';
import { createLocalTables } from '../table-host/tables/local-tables.ts';
import { endUnreadableShoes } from '../table-host/tables/unreadable-shoes.ts';
import { createSystemClock } from '../time/system-clock.ts';
import type { DeploymentContext, DeploymentServices } from './deployment-services.ts';

export const createSqliteDeployment = async ({
  config,
  log,
  meter,
  tracing,
  opened,
}: DeploymentContext): Promise<DeploymentServices> => {
  const { dataFolder, shoeKey, lostShoes, brokenLog } = config;
  const store = logJournal(await openSqliteStore(dataFolder, meter, brokenLog), log);
  opened.push(() => store.close());
  if (store.keptAside !== null)
    log.warn(
      { component: 'sqlite', copy: store.keptAside },
      'write-ahead log was broken: commits before the break are kept, and both files were copied aside',
    );
  refuseDamage(dataFolder);
  const checkpointer = createCheckpointer(dataFolder, (why) =>
    log.warn({ component: 'sqlite', why }, 'checkpoint of the write-ahead log failed'),
  );
  opened.push(checkpointer.close);
  const clock = createSystemClock(await store.lastAt());
  await refuseLostKey(store, config);
  const encryptionKeys = shoeKeys(dataFolder, shoeKey);
  if (lostShoes === 'return')
    for (const table of await endUnreadableShoes(store, encryptionKeys, clock.now()))
      log.warn({ component: 'start', table }, 'shoe key lost: shoe ended, its stakes returned');
  const broker = createInProcessBroker((fault, table) =>
    log.error({ component: 'broker', err: fault, table }, 'broker error'),
  );
  opened.push(broker.close);
  return {
    ...{ store, broker, clock, encryptionKeys, turns: new LocalKeyedMutex() },
    createTables: (setups, more) =>
      createLocalTables({
        ...{ store, broker, clock, log, encryptionKeys, meter, tracing, setups },
        ...more,
      }),
  };
};

/** A new key next to shoes encrypted with another one would decrypt none of them, and hide that a key is missing. [F3] */
const refuseLostKey = async (
  store: Pick<Store, 'encryptedShoes'>,
  { dataFolder, shoeKey, lostShoes }: DeploymentContext['config'],
): Promise<void> => {
  if (lostShoes === 'return' || knownShoeKeys(dataFolder, shoeKey) !== null) return;
  const { length } = await store.encryptedShoes();
  if (length > 0) throw new LostShoeKey(dataFolder, length);
};
