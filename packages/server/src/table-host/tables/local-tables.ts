// All tables of this process, opened and stopped together: those of the room files, those made by the floor, which
// are in the store, and new ones as the floor makes them.
import type { Room, TableSetup } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import type { JournalEntry, Store } from '@punto/store/store';
import { isPrivate, type TableId, tableId } from '@punto/table/index';
import type { TableHost } from '../table-host.ts';
import {
  type HostedName,
  type HostedNameOptions,
  isOfTheFloor,
  namedBy,
  openHostedName,
  openMade,
} from './hosted-name.ts';

export type HouseOptions = HostedNameOptions & {
  readonly setups: readonly TableSetup[];
};

export type HostedTables = {
  /** Those that are set up, and are played here. */
  readonly tables: ReadonlyMap<TableId, TableHost>;
  /** What a table may be made from. */
  readonly rooms: readonly Room[];
  /** Opens a table that no room file has, for good; `false`: one has the name, or had it. */
  readonly make: (setup: TableSetup, entry: JournalEntry) => Promise<boolean>;
  /** Hears, again and again, that this node reaches nobody while others do: its patrons are better off there. */
  readonly onUseless: (hear: () => void) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Opens every table that is set up, and those that no longer are for as long as stakes lie on them: a round begun is a
 * round finished. A table that cannot go on stops alone; when none can, there is no house, and it rejects with the
 * first one's reason. Nobody else may write to the store: see `openSharedHouse`.
 */
export const openHouse = async (options: HouseOptions): Promise<HostedTables> => {
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
    const holding = await openHostedName(shared, name, filed, staked);
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
      const holding = await openMade(shared, setup, entry);
      holdings.push(holding);
      if (holding.table) tables.set(table, holding.table);
      return true;
    } finally {
      making.delete(table);
    }
  };

  return { tables, rooms: roomsOf(setups), make, onUseless: () => undefined, stop };
};

/** The tables of the store that no room file has ever had. */
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

/** Whether anything was ever played under the name. */
export const isKnown = async ({ store }: Pick<HouseOptions, 'store'>, name: TableId): Promise<boolean> =>
  (await store.tables()).some((each) => namedBy(each) === name);

/** The house's own rooms come before those of the same name that come with Punto. A patron's own table is made of none. */
export const roomsOf = (setups: readonly TableSetup[]): readonly Room[] => {
  const own = setups.map(({ table: _, name: __, ...room }): Room => room);
  const rooms = new Map([...Object.values(ROOMS), ...own.toReversed()].map((room) => [room.id, room]));
  return [...rooms.values()].filter(({ solo }) => !solo);
};
