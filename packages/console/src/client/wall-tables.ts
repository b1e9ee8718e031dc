// The tables of the wall and the watched table, reconciled in place so that only changes are rendered.
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { createMemo, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';

export type WatchedTable = { readonly table: string; readonly floor: FloorView };

export const createWallTables = () => {
  const [order, setOrder] = createSignal<readonly string[]>([]);
  const [entries, setEntries] = createStore<Record<string, FloorEntry>>({});
  const [full, setFull] = createStore<{ shown: WatchedTable | null }>({ shown: null });
  let asked: string | null = null;

  const update = (tables: readonly FloorEntry[]) => {
    for (const entry of tables) {
      setEntries(entry.table, (before) => (before ? reconcile(entry)(before) : entry));
    }
    const added = tables.map(({ table }) => table).filter((table) => !order().includes(table));
    if (added.length > 0) setOrder([...order(), ...added]);
  };
  return {
    begin: (tables: readonly FloorEntry[]) => {
      setOrder(tables.map(({ table }) => table));
      update(tables);
    },
    update,
    show: ({ table, floor }: WatchedTable) => {
      if (table === asked) setFull('shown', reconcile({ table, floor }));
    },
    watch: (table: string | null) => {
      if (table !== asked) setFull('shown', null);
      asked = table;
    },
    tables: createMemo(() => order().flatMap((table) => entries[table] ?? [])),
    entry: (table: string): FloorEntry | undefined => entries[table],
    watched: () => full.shown,
  };
};
