// Under which names the house plays: those of the room files, those that the floor has made at any node, and those that
// were dropped while stakes lay on them. The board names every table that ever had an owner; what a name is that is not
// known here is read from the store, once for each owner it is seen with.
import type { TableSetup } from '@punto/engine/room';
import type { Board } from '@punto/store/leases';
import type { Store } from '@punto/store/store';
import { type TableId, tableId } from '@punto/table/index';
import { readTable } from '../table-host/stored-table.ts';
import { type Filed, namedBy } from '../table-host/tables/hosted-name.ts';
import { ofTheFloor } from '../table-host/tables/local-tables.ts';

export type TableNames = {
  readonly filed: (name: TableId) => Filed;
  /** All of them, with those that this board has and were not known. */
  readonly all: (board: Board) => Promise<ReadonlySet<TableId>>;
  readonly made: (name: TableId) => void;
  /** What was dropped has had its last round. */
  readonly over: (name: TableId) => void;
};

export const createTableNames = async (
  store: Pick<Store, 'load' | 'staked' | 'tables'>,
  setups: readonly TableSetup[],
): Promise<TableNames> => {
  const inFiles = new Map(setups.map((setup) => [tableId(setup.table), setup]));
  const made = new Set(await ofTheFloor({ store, setups }));
  const names = new Set([...inFiles.keys(), ...made, ...(await store.staked()).map(namedBy)]);
  const looked = new Map<TableId, string | null>();

  const look = async (name: TableId): Promise<void> => {
    const { state } = await readTable(store, name);
    if (state?.filed === null) made.add(name);
    if (made.has(name) || (await store.staked()).some((table) => namedBy(table) === name)) names.add(name);
  };

  return {
    filed: (name) => inFiles.get(name) ?? (made.has(name) ? 'of-the-floor' : null),
    all: async ({ leases, nodes }) => {
      for (const [name, owner] of leases) {
        const alive = nodes.some(({ node, alive }) => node === owner && alive) ? owner : null;
        if (names.has(name) || (looked.has(name) && looked.get(name) === alive)) continue;
        looked.set(name, alive);
        // One that cannot be read keeps no other from being played; it is looked at again the next time.
        await look(name).catch(() => looked.delete(name));
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
