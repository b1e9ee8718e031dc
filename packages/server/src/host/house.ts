// All the tables this process owns, opened together and stopped together.
import type { TableSetup } from '@punto/engine/room';
import { isPrivate, publicName, type TableId, tableId } from '@punto/table';
import { openLastRound } from './last-round.ts';
import { openSoloRoom } from './solo-room.ts';
import { type HostOptions, openTableHost, type TableHost } from './table-host.ts';

export type HouseOptions = Omit<HostOptions, 'table'> & {
  readonly setups: readonly TableSetup[];
};

export type House = {
  /** Those that are set up. */
  readonly tables: ReadonlyMap<TableId, TableHost>;
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
  const leaving: TableHost[] = [];
  for (const table of staked) {
    const setup = wanted.get(tableId(publicName(table)));
    if (setup && isPrivate(table) === (setup.solo ?? false)) continue;
    const shown = !wanted.has(table) && !isPrivate(table);
    leaving.push(await openLastRound({ ...shared, table }, shown));
  }
  const hosts = [...tables.values(), ...leaving];
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
