// Everything hosted under one name: a configured table or one made by the floor, or a room of private tables; and the
// last rounds of a dropped table of that name. One owner has all of it, and with several nodes it comes with one
// lease.
import type { TableSetup } from '@punto/engine/room';
import type { JournalEntry, Store } from '@punto/store/store';
import { isPrivate, publicName, type TableId, tableId } from '@punto/table/index';
import type { HostOptions } from '../host-options.ts';
import type { TableHost } from '../running/running-table.ts';
import { readTable } from '../stored-table.ts';
import { createTableHost } from '../table-host.ts';
import { createLastRound, type LastRound } from './last-round.ts';
import { createSoloRoom } from './solo-room.ts';

export type HostedName = {
  /** `null`: no table of this name is configured. */
  readonly table: TableHost | null;
  /** Hosts of rounds that are finished before their table is closed. */
  readonly leaving: readonly LastRound[];
  /** All hosts. */
  readonly hosts: readonly TableHost[];
  readonly stop: TableHost['stop'];
};

export type HostedNameOptions = Omit<HostOptions, 'table'>;

/** The setup of the room files; `of-the-floor`: made by the staff; `null`: not configured. */
export type Filed = TableSetup | 'of-the-floor' | null;

/** `staked`: all tables of the store with pending stakes. */
export const createHostedName = async (
  options: HostedNameOptions,
  name: TableId,
  filed: Filed,
  staked: readonly TableId[],
): Promise<HostedName> => {
  const setup = filed === 'of-the-floor' ? null : filed;
  const ofThis = staked.filter((each) => namedBy(each) === name);
  /** Whether the table continues as configured. */
  const goesOn = (each: TableId): boolean => filed !== null && isPrivate(each) === (setup?.solo ?? false);
  const table = filed === null ? null : await createFiledTable(options, name, setup, ofThis.filter(goesOn));
  const leaving: LastRound[] = [];
  for (const each of ofThis)
    if (!goesOn(each))
      leaving.push(await createLastRound({ ...options, table: each }, !setup && !isPrivate(each)));
  return holdingOf(table, leaving);
};

/** Opens a new table for a member of the staff. */
export const createMadeTable = async (
  options: HostedNameOptions,
  setup: TableSetup,
  entry: JournalEntry,
): Promise<HostedName> => {
  const table = await createTableHost({ ...options, table: tableId(setup.table) }, setup, entry);
  if (table.fault() !== null) {
    await table.stop();
    throw new Error(`the table ${setup.table} could not be opened`, { cause: table.fault() });
  }
  return holdingOf(table, []);
};

/** The public name of a table: its own, or that of its room's table. */
export const namedBy = (table: TableId): TableId => tableId(publicName(table));

export const isOfTheFloor = async (store: Pick<Store, 'load'>, table: TableId): Promise<boolean> => {
  // Unreadable tables are skipped here; opening them reports the fault.
  const { state } = await readTable(store, table).catch(() => ({ state: null }));
  return state?.filed === null;
};

const createFiledTable = (
  options: HostedNameOptions,
  name: TableId,
  setup: TableSetup | null,
  staked: readonly TableId[],
): Promise<TableHost> =>
  setup?.solo ? createSoloRoom(options, setup, staked) : createTableHost({ ...options, table: name }, setup);

const holdingOf = (table: TableHost | null, leaving: readonly LastRound[]): HostedName => {
  const hosts = table ? [table, ...leaving] : leaving;
  return {
    ...{ table, leaving, hosts },
    stop: async (how) => {
      await Promise.all(hosts.map((host) => host.stop(how)));
    },
  };
};
