// All the tables this process owns, opened together and stopped together.
import type { TableSetup } from '@punto/engine/room';
import { isPrivate, publicName, type TableId, tableId } from '@punto/table';
import { openSoloRoom } from './solo-room.ts';
import { type HostOptions, openTableHost, type TableHost } from './table-host.ts';

export type HouseOptions = Omit<HostOptions, 'table'> & {
  readonly setups: readonly TableSetup[];
};

export type House = {
  readonly tables: ReadonlyMap<TableId, TableHost>;
  readonly stop: () => Promise<void>;
};

/**
 * Opens every table that is set up or that the store knows: a round begun is a round finished. A table that cannot
 * go on stops alone; when none can, there is no house, and it rejects with the first one's reason.
 */
export const openHouse = async (options: HouseOptions): Promise<House> => {
  const { setups, ...shared } = options;
  const wanted = new Map(setups.map((setup) => [tableId(setup.table), setup]));
  const known = (await options.store.tables()).filter((table) => !isPrivate(table));
  const staked = (await options.store.staked()).filter(isPrivate);
  const tables = new Map<TableId, TableHost>();
  for (const table of new Set([...wanted.keys(), ...known])) {
    const setup = wanted.get(table) ?? null;
    const ofThis = staked.filter((each) => publicName(each) === table);
    const host = setup?.solo
      ? openSoloRoom(shared, setup, ofThis)
      : openTableHost({ ...shared, table }, setup);
    tables.set(table, await host);
  }
  const hosts = [...tables.values()];
  const stop = async (): Promise<void> => {
    await Promise.all(hosts.map((host) => host.stop()));
  };
  const [first, ...others] = hosts.map((host) => host.fault());
  if (first && others.every((fault) => fault !== null)) {
    await stop();
    throw first;
  }
  return { tables, stop };
};
