// The parts that a node opens before it accepts clients: its connections to the database and to the other nodes, and its share of
// the tables.
import type { TableSetup } from '@punto/engine/room';
import { createBrokerBetweenNodes } from '@punto/server/broker/between-nodes';
import type { Broker } from '@punto/server/broker/broker';
import { createClusterTables } from '@punto/server/cluster/cluster-tables';
import { NO_LEASE_METER } from '@punto/server/cluster/lease-meter';
import type { HostedTables, HostedTablesOptions } from '@punto/server/table-host/tables/local-tables';
import type { Chance } from '@punto/server/test/support/chance';
import { createSystemClock, type SystemClock, steadyClock } from '@punto/server/time/system-clock';
import type { BrandWallets } from '@punto/server/wallet/brand-wallets';
import type { NodeId } from '@punto/store/leases';
import type { Store } from '@punto/store/store';
import type { Logger } from 'pino';
import { SETTLEMENT_US, TABLES_AT_ONCE } from '../tables.ts';
import { HOUSE_KEYS } from '../truth.ts';
import type { Verdict } from '../violations.ts';
import type { Owner, World } from '../world.ts';
import { type NodeMachine, worldClock } from './machines.ts';
import { type RemoteStoreParts, remoteLeases, remoteStore } from './remote-store.ts';
import type { Wires } from './wires.ts';

export type NodeTables = {
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: SystemClock;
  readonly hosted: HostedTables;
};

/** Of a deployment with operators. */
export type WalletParts = Pick<HostedTablesOptions, 'currenciesOf'> & {
  readonly walletsOf?:
    | ((node: Omit<NodeTables, 'hosted'> & { readonly owner: Owner }) => BrandWallets)
    | undefined;
};

export type OpenTablesParts = {
  readonly id: NodeId;
  readonly world: World;
  readonly owner: Owner;
  readonly machine: NodeMachine;
  readonly chance: Chance;
  readonly verdict: Verdict;
  readonly wires: Wires;
  readonly setups: readonly TableSetup[];
  readonly log: Logger;
  /** Any store, for the names of its methods. */
  readonly like: Store;
  readonly far: RemoteStoreParts;
  readonly tamper: (store: Store) => Store;
  readonly lifeMs: number;
  /** The node is on the wire. */
  readonly onJoined: () => void;
  /** The broker with an observer. */
  readonly observeCalls: (broker: Broker) => Broker;
} & WalletParts;

/** Notifies nodes that a table is free. */
const BOARD = 'board';

export const openTables = async (parts: OpenTablesParts): Promise<NodeTables> => {
  const { id, world, owner, machine, chance, verdict, wires, setups, log, like, far, tamper, lifeMs } = parts;
  const store = tamper(remoteStore(far, like));
  const clock = createSystemClock(await store.lastAt(), machine);
  const wire = wires.join(id, worldClock(world, owner));
  parts.onJoined();
  const broker = parts.observeCalls(
    createBrokerBetweenNodes({ node: id, wire, clock, onFault: (fault) => verdict.keep(fault) }),
  );
  const wallets = parts.walletsOf?.({ store, broker, clock, owner });
  const hosted = await createClusterTables({
    ...{ store, broker, clock, log, encryptionKeys: HOUSE_KEYS, word: chance.fork().word, setups },
    ...{ leases: remoteLeases(far.line), name: id, lifeMs, leaseMeter: NO_LEASE_METER },
    ...{ steady: steadyClock(machine), notBefore: clock.notBefore, lostShoes: 'stop' },
    tablesAtOnce: () => TABLES_AT_ONCE,
    settlementUs: SETTLEMENT_US,
    ...(wallets && { wallets }),
    ...(parts.currenciesOf && { currenciesOf: parts.currenciesOf }),
    isConnected: broker.connected,
    bell: {
      ring: () => wire.publish(BOARD, '{}'),
      onRing: (notify) => wire.subscribe(BOARD, notify),
    },
  });
  return { store, broker, clock, hosted };
};
