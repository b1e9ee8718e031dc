// All the tables this process owns, opened together and stopped together. Those of the room files, those that the
// floor has made, which are found in the store, and one more whenever the floor makes it.
import type { Room, TableSetup } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import { isPrivate, publicName, type TableId, tableId } from '@punto/table';
import type { JournalEntry, Store } from '../store/store.ts';
import type { HostOptions } from './host-options.ts';
import { openLastRound } from './last-round.ts';
import { openSoloRoom } from './solo-room.ts';
import { readTable } from './stored-table.ts';
import { openTableHost, type TableHost } from './table-host.ts';

export type HouseOptions = Omit<HostOptions, 'table'> & {
  readonly setups: readonly TableSetup[];
};

export type House = {
  /** Those that are set up. */
  readonly tables: ReadonlyMap<TableId, TableHost>;
  /** What a table may be made from. */
  readonly rooms: readonly Room[];
  /** Opens a table that no room file has, for good; `false`: one has the name, or had it. */
  readonly make: (setup: TableSetup, entry: JournalEntry) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

/**
 * Opens every table that is set up, and those that no longer are for as long as stakes lie on them: a round begun is a
 * round finished. A table that cannot go on stops alone; when none can, there is no house, and it rejects with the
 * first one's reason.
 */
export const openHouse = async (options: HouseOptions): Promise<House> => {
  const { setups, ...shared } = options;
  const wanted = new Map(setups.map((setup) => [tableId(setup.table), setup]));
  const staked = await options.store.staked();
  const tables = new Map<TableId, TableHost>();
  for (const [table, setup] of wanted) {
    const ofThis = staked.filter((each) => isPrivate(each) && publicName(each) === table);
    const host = setup.solo
      ? openSoloRoom(shared, setup, ofThis)
      : openTableHost({ ...shared, table }, setup);
    tables.set(table, await host);
  }
  for (const table of await options.store.tables()) {
    if (isPrivate(table) || tables.has(table)) continue;
    if (await isOfTheFloor(options.store, table))
      tables.set(table, await openTableHost({ ...shared, table }, null));
  }
  const leaving: TableHost[] = [];
  for (const table of staked) {
    const setup = wanted.get(tableId(publicName(table)));
    const isOpen = setup ? isPrivate(table) === (setup.solo ?? false) : tables.has(table);
    if (isOpen) continue;
    const shown = !wanted.has(table) && !isPrivate(table);
    leaving.push(await openLastRound({ ...shared, table }, shown));
  }
  const stop = async (): Promise<void> => {
    await Promise.all([...tables.values(), ...leaving].map((host) => host.stop()));
  };
  const [first, ...others] = [...tables.values(), ...leaving].map((host) => host.fault());
  if (first && others.every((fault) => fault !== null)) {
    await stop();
    throw first;
  }

  const making = new Set<TableId>();
  const make: House['make'] = async (setup, entry) => {
    const table = tableId(setup.table);
    if (making.has(table)) return false;
    making.add(table);
    try {
      if (await isKnown(table)) return false;
      const host = await openTableHost({ ...shared, table }, setup, entry);
      if (host.fault() !== null) {
        await host.stop();
        throw new Error(`the table ${table} could not be opened`, { cause: host.fault() });
      }
      tables.set(table, host);
      return true;
    } finally {
      making.delete(table);
    }
  };
  const isKnown = async (table: TableId): Promise<boolean> =>
    tables.has(table) || (await options.store.tables()).some((each) => publicName(each) === table);

  return { tables, rooms: roomsOf(setups), make, stop };
};

const isOfTheFloor = async (store: Store, table: TableId): Promise<boolean> => {
  // What cannot be read is left alone here; whoever opens it says what is wrong.
  const { state } = await readTable(store, table).catch(() => ({ state: null }));
  return state?.filed === null;
};

/** The house's own rooms come before those of the same name that come with Punto. A patron's own table is made of none. */
const roomsOf = (setups: readonly TableSetup[]): readonly Room[] => {
  const own = setups.map(({ table: _, name: __, ...room }): Room => room);
  const rooms = new Map([...Object.values(ROOMS), ...own.toReversed()].map((room) => [room.id, room]));
  return [...rooms.values()].filter(({ solo }) => !solo);
};
