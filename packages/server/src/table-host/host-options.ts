// The options of a table's host: those shared by all tables, and those of this table.
import type { Word } from '@punto/engine/random';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { Store } from '@punto/store/store';
import type { TableId } from '@punto/table/index';
import type { Logger } from 'pino';
import type { Beacon } from '../beacon/beacon.ts';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';
import type { Broker } from '../broker/broker.ts';
import type { Meter } from '../meter/meter.ts';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { BrandWallets } from '../wallet/brand-wallets.ts';
import type { LeaseClaim } from './lease-claim.ts';
import type { CurrenciesOf } from './setup-change.ts';

export type HostOptions = {
  readonly table: TableId;
  readonly log: Logger;
  readonly store: Store;
  readonly broker: Pick<Broker, 'own' | 'publish'> & Partial<Pick<Broker, 'ask' | 'isThere' | 'node'>>;
  readonly clock: Clock;
  /** Keys that encrypt shoes. [F3] */
  readonly encryptionKeys: ShoeKeys;
  readonly word: Word;
  /** Absent: no limit. */
  readonly tablesAtOnce?: TablesAtOnce;
  /** Expected duration of a settlement for each patron with stakes, in microseconds; absent: that of the embedded store. */
  readonly settlementUs?: number;
  readonly meter?: Meter;
  readonly tracing?: Tracing | null;
  /** The currencies of operators that a table takes; absent: play coins alone. */
  readonly currenciesOf?: CurrenciesOf;
  /** Public randomness beacon, if configured. [F2] */
  readonly beacon?: Beacon | null;
  /** The wallets of operators; absent: all money is in the books of this house. */
  readonly wallets?: BrandWallets;
  /** Absent where no other node could own a table. */
  readonly right?: LeaseClaim;
};
