// The services that differ between one process on a data folder and one node of several: the store, the broker, the clock,
// and how a process gets its tables. All other code is the same.
import type { TableSetup } from '@punto/engine/room';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { Store } from '@punto/store/store';
import type { Logger } from 'pino';
import type { Broker } from '../broker/broker.ts';
import type { KeyedMutex } from '../limits/semaphore.ts';
import type { Meter } from '../meter/meter.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { HostedNameOptions } from '../table-host/tables/hosted-name.ts';
import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { SystemClock } from '../time/system-clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { Config } from './config.ts';

export type DeploymentServices = {
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: SystemClock;
  readonly encryptionKeys: ShoeKeys;
  /** A mutex over all nodes. */
  readonly turns: KeyedMutex;
  readonly createTables: (
    setups: readonly TableSetup[],
    more: Pick<HostedNameOptions, 'word' | 'beacon' | 'tablesAtOnce' | 'currenciesOf' | 'wallets'>,
  ) => Promise<HostedTables>;
};

export type Closer = () => Promise<void>;

export type DeploymentContext = {
  readonly config: Pick<Config, 'dataFolder' | 'shoeKey' | 'lostShoes' | 'brokenLog'>;
  readonly log: Logger;
  readonly meter: Meter;
  /** `null`: no traces are recorded. */
  readonly tracing: Tracing | null;
  /** `null`: not exported. */
  readonly metrics: Metrics | null;
  /** Everything that was opened, closed in reverse order. */
  readonly opened: Closer[];
};
