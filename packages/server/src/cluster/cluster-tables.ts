// The part of a house that one of several nodes plays: whatever its tenure brings it is opened, and let go when that ends.
// What no other node could do meanwhile, such as putting away a shoe that cannot be read, is done as a table comes.
import { type TableId, tableId } from '@punto/table/index';
import type { Broker } from '../broker/broker.ts';
import { coalesceReads } from '../limits/coalesced-read.ts';
import type { LeaseClaim } from '../table-host/lease-claim.ts';
import type { TableHost } from '../table-host/table-host.ts';
import { type HostedName, openHostedName, openMade } from '../table-host/tables/hosted-name.ts';
import { type HostedTables, type HouseOptions, isKnown, roomsOf } from '../table-host/tables/local-tables.ts';
import { endUnreadableShoes } from '../table-host/tables/unreadable-shoes.ts';
import { type Holder, type LeaseKeeperOptions, startLeaseKeeper } from './lease-keeper.ts';
import type { LeasedHost } from './leased-tables.ts';
import { createTableNames } from './table-names.ts';

export type ClusterTablesOptions = HouseOptions &
  Omit<LeaseKeeperOptions, 'holder' | 'log' | 'onUseless'> & {
    readonly broker: Pick<Broker, 'expect'>;
    /** What becomes of shoes whose key is lost. [F3] */
    readonly lostShoes: 'stop' | 'return';
  };

/** Rejects when the store cannot be reached; what is wrong with a table stops that table. */
export const openClusterTables = async (options: ClusterTablesOptions): Promise<HostedTables> => {
  const { setups, store, broker, log, lostShoes, sealKeys, clock } = options;
  const tables = new Map<TableId, TableHost>();
  const names = await createTableNames(store, setups);
  const staked = coalesceReads(store.staked);

  const heldAs = (name: TableId, holding: HostedName): LeasedHost => {
    const { table, leaving, hosts } = holding;
    if (table) tables.set(name, table);
    return {
      stop: async (how) => {
        if (table && tables.get(name) === table) tables.delete(name);
        await holding.stop(how);
      },
      isQuiet: () => hosts.every(isQuiet),
      isOver: () => table === null && leaving.every((last) => last.isOver()),
    };
  };

  const open: Holder['open'] = async (name, right) => {
    if (lostShoes === 'return')
      for (const table of await endUnreadableShoes(store, sealKeys, clock.now(), right.fence))
        log.warn({ component: 'cluster', table }, 'shoe key lost: shoe ended, its stakes returned');
    return heldAs(name, await openHostedName({ ...options, right }, name, names.filed(name), await staked()));
  };

  // Of the house also while nobody has it, as when all nodes start: nobody is told that there is no such table.
  const wanted: Holder['wanted'] = async (board) => {
    const all = await names.all(board);
    broker.expect([...all].filter((name) => names.filed(name) !== null));
    return all;
  };
  const holder: Holder = { wanted, open, over: names.over };
  let tellUseless = (): void => {};
  const tenure = await startLeaseKeeper({ ...options, holder, onUseless: () => tellUseless() });

  const make: HostedTables['make'] = (setup, entry) => {
    const table = tableId(setup.table);
    // The lease is held: nobody else can be making it.
    return tenure.claim(table, async (right: LeaseClaim) => {
      if (await isKnown(options, table)) return null;
      const holding = await openMade({ ...options, right }, setup, entry);
      names.made(table);
      return heldAs(table, holding);
    });
  };

  const onUseless: HostedTables['onUseless'] = (hear) => {
    tellUseless = hear;
  };
  return { tables, rooms: roomsOf(setups), make, onUseless, stop: tenure.stop };
};

/** Nothing lies on it, and nobody cuts its shoe. */
const isQuiet = (host: TableHost): boolean => {
  const state = host.state();
  return !state || (!state.shoe?.cutting && (!state.round || state.round.stakes.size === 0));
};
