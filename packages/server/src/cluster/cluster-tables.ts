// Opens and closes tables when the lease keeper takes and loses their leases. At a takeover it also does the work that no
// other node may do at the same time, such as ending a shoe that cannot be decrypted.
import { type TableId, tableId } from '@punto/table/index';
import type { Broker } from '../broker/broker.ts';
import { coalesceReads } from '../limits/coalesced-read.ts';
import type { LeaseClaim } from '../table-host/lease-claim.ts';
import type { TableHost } from '../table-host/running/running-table.ts';
import { createHostedName, createMadeTable, type HostedName } from '../table-host/tables/hosted-name.ts';
import {
  type HostedTables,
  type HostedTablesOptions,
  isKnown,
  roomsOf,
} from '../table-host/tables/local-tables.ts';
import { endUnreadableShoes } from '../table-host/tables/unreadable-shoes.ts';
import { type Holder, type LeaseKeeperOptions, startLeaseKeeper } from './lease-keeper.ts';
import type { LeasedHost } from './leased-tables.ts';
import { createTableNames } from './table-names.ts';

export type ClusterTablesOptions = HostedTablesOptions &
  Omit<LeaseKeeperOptions, 'holder' | 'log' | 'onUseless'> & {
    readonly broker: Pick<Broker, 'expect'>;
    /** The policy for shoes whose key is lost. [F3] */
    readonly lostShoes: 'stop' | 'return';
  };

/** Rejects if the store cannot be reached; a fault of a table stops that table only. */
export const createClusterTables = async (options: ClusterTablesOptions): Promise<HostedTables> => {
  const { setups, store, broker, log, lostShoes, encryptionKeys, clock } = options;
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
      for (const table of await endUnreadableShoes(store, encryptionKeys, clock.now(), right.fence))
        log.warn({ component: 'cluster', table }, 'shoe key lost: shoe ended, its stakes returned');
    return heldAs(
      name,
      await createHostedName({ ...options, right }, name, names.filed(name), await staked()),
    );
  };

  // Expected even while no node owns it, as when all nodes start: requests wait instead of being answered no-such-table.
  const wanted: Holder['wanted'] = async (board) => {
    const all = await names.all(board);
    broker.expect([...all].filter((name) => names.filed(name) !== null));
    return all;
  };
  const holder: Holder = { wanted, open, over: names.over };
  let notifyUseless = (): void => {};
  const keeper = await startLeaseKeeper({ ...options, holder, onUseless: () => notifyUseless() });

  const make: HostedTables['make'] = (setup, entry) => {
    const table = tableId(setup.table);
    // The lease is held: no other node can be creating it.
    return keeper.claim(table, async (right: LeaseClaim) => {
      if (await isKnown(options, table)) return null;
      const holding = await createMadeTable({ ...options, right }, setup, entry);
      names.made(table);
      return heldAs(table, holding);
    });
  };

  const onUseless: HostedTables['onUseless'] = (notify) => {
    notifyUseless = notify;
  };
  return { tables, rooms: roomsOf(setups), make, onUseless, stop: keeper.stop };
};

/** No stakes and no cut in progress. */
const isQuiet = (host: TableHost): boolean => {
  const state = host.state();
  return !state || (!state.shoe?.cutting && (!state.round || state.round.stakes.size === 0));
};
