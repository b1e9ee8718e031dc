// All tables of this process, opened and stopped together: those of the room files, those made by the floor, which
// are in the store, and new ones as the floor makes them.
import type { Room, TableSetup } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import type { JournalEntry, Store } from '@punto/store/store';
import { isPrivate, type TableId, tableId } from '@punto/table/index';
import type { TableHost } from '../running/running-table.ts';
import {
  createHostedName,
  createMadeTable,
  type HostedName,
  type HostedNameOptions,
  isOfTheFloor,
  namedBy,
} from './hosted-name.ts';

export type HostedTablesOptions = HostedNameOptions & {
  readonly setups: readonly TableSetup[];
};

export type HostedTables = {
  /** The configured tables hosted here. */
  readonly tables: ReadonlyMap<TableId, TableHost>;
  /** Rooms from which a table can be made. */
  readonly rooms: readonly Room[];
  /** Creates a table permanently; `false`: the name is or was in use. */
  readonly make: (setup: TableSetup, entry: JournalEntry) => Promise<boolean>;
  /**
   * Calls `notify` repeatedly while this node is isolated and others are not, so that patrons can be sent to other nodes.
   */
  readonly onUseless: (notify: () => void) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Opens every configured table, and dropped ones with pending stakes until their round is settled. A table that cannot
 * be opened stops alone; when none can be opened, it rejects with the first reason. The store must have no other
 * writer: see `openSharedHouse`.
 */
export const createLocalTables = async (options: HostedTablesOptions): Promise<HostedTables> => {
  const { setups, ...shared } = options;
  const { store } = options;
  const wanted = new Map(setups.map((setup) => [tableId(setup.table), setup]));
  const staked = await store.staked();
  const made = await ofTheFloor(options);
  const names = new Set([...wanted.keys(), ...made, ...staked.map(namedBy)]);
  const holdings: HostedName[] = [];
  const tables = new Map<TableId, TableHost>();
  for (const name of names) {
    const filed = wanted.get(name) ?? (made.includes(name) ? 'of-the-floor' : null);
    const holding = await createHostedName(shared, name, filed, staked);
    holdings.push(holding);
    if (holding.table) tables.set(name, holding.table);
  }
  const stop = async (): Promise<void> => {
    await Promise.all(holdings.map((holding) => holding.stop()));
  };
  const [first, ...others] = holdings.flatMap(({ hosts }) => hosts.map((host) => host.fault()));
  if (first && others.every((fault) => fault !== null)) {
    await stop();
    throw first;
  }

  const making = new Set<TableId>();
  const make: HostedTables['make'] = async (setup, entry) => {
    const table = tableId(setup.table);
    if (making.has(table)) return false;
    making.add(table);
    try {
      if (tables.has(table) || (await isKnown(options, table))) return false;
      const holding = await createMadeTable(shared, setup, entry);
      holdings.push(holding);
      if (holding.table) tables.set(table, holding.table);
      return true;
    } finally {
      making.delete(table);
    }
  };

  return { tables, rooms: roomsOf(setups), make, onUseless: () => undefined, stop };
};

/** Tables of the store that were never in a room file. */
export const ofTheFloor = async ({
  store,
  setups,
}: {
  readonly store: Pick<Store, 'load' | 'tables'>;
  readonly setups: readonly TableSetup[];
}): Promise<readonly TableId[]> => {
  const found: TableId[] = [];
  for (const table of await store.tables()) {
    if (isPrivate(table) || setups.some((setup) => setup.table === table)) continue;
    if (await isOfTheFloor(store, table)) found.push(table);
  }
  return found;
};

/** Whether the store has events under this name. */
export const isKnown = async (
  { store }: Pick<HostedTablesOptions, 'store'>,
  name: TableId,
): Promise<boolean> => (await store.tables()).some((each) => namedBy(each) === name);

/**
 * Rooms of the room files replace shipped rooms with the same id. Solo rooms are left out, because no single table is
 * made from them.
 */
export const roomsOf = (setups: readonly TableSetup[]): readonly Room[] => {
  const own = setups.map(({ table: _, name: __, ...room }): Room => room);
  const rooms = new Map([...Object.values(ROOMS), ...own.toReversed()].map((room) => [room.id, room]));
  return [...rooms.values()].filter(({ solo }) => !solo);
};
