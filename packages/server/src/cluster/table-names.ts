// The names of all tables: from room files, from the floor of any node, and dropped ones that still have stakes. The
// board names every table that ever had an owner; an unknown name is looked up in the store, once for each owner.
import type { TableSetup } from '@punto/engine/room';
import type { Board } from '@punto/store/leases';
import type { Store } from '@punto/store/store';
import { type TableId, tableId } from '@punto/table/index';
import { readTable } from '../table-host/stored-table.ts';
import { type Filed, namedBy } from '../table-host/tables/hosted-name.ts';
import { ofTheFloor } from '../table-host/tables/local-tables.ts';

export type TableNames = {
  readonly filed: (name: TableId) => Filed;
  /** All names, including those first seen on this board. */
  readonly all: (board: Board) => Promise<ReadonlySet<TableId>>;
  readonly made: (name: TableId) => void;
  /** A dropped table has settled its last round. */
  readonly over: (name: TableId) => void;
};

export const createTableNames = async (
  store: Pick<Store, 'load' | 'staked' | 'tables'>,
  setups: readonly TableSetup[],
): Promise<TableNames> => {
  const inFiles = new Map(setups.map((setup) => [tableId(setup.table), setup]));
  const made = new Set(await ofTheFloor({ store, setups }));
  const names = new Set([...inFiles.keys(), ...made, ...(await store.staked()).map(namedBy)]);
  const ownerWhenRead = new Map<TableId, string | null>();

  const readName = async (name: TableId): Promise<void> => {
    const { state } = await readTable(store, name);
    if (state?.filed === null) made.add(name);
    if (made.has(name) || (await store.staked()).some((table) => namedBy(table) === name)) names.add(name);
  };

  return {
    filed: (name) => inFiles.get(name) ?? (made.has(name) ? 'of-the-floor' : null),
    all: async ({ leases, nodes }) => {
      for (const [name, owner] of leases) {
        const alive = nodes.some(({ node, alive }) => node === owner && alive) ? owner : null;
        if (names.has(name) || (ownerWhenRead.has(name) && ownerWhenRead.get(name) === alive)) continue;
        ownerWhenRead.set(name, alive);
        // An unreadable table does not prevent others from being played; it is tried again next time.
        await readName(name).catch(() => ownerWhenRead.delete(name));
      }
      return names;
    },
    made: (name) => {
      made.add(name);
      names.add(name);
    },
    over: (name) => {
      if (!inFiles.has(name) && !made.has(name)) names.delete(name);
    },
  };
};
