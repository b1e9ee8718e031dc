// The tables of the wall and the watched table, reconciled in place so that only changes are rendered.
import { language } from '@punto/language/catalogue';
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { setupIn } from '@punto/ui/words/room-words.ts';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { createStore, reconcile, unwrap } from 'solid-js/store';

export type WatchedTable = { readonly table: string; readonly floor: FloorView };

export const createWallTables = () => {
  const [order, setOrder] = createSignal<readonly string[]>([]);
  const [entries, setEntries] = createStore<Record<string, FloorEntry>>({});
  const [full, setFull] = createStore<{ shown: WatchedTable | null }>({ shown: null });
  let asked: string | null = null;

  createEffect(
    on(
      language,
      () => {
        for (const table of order())
          setEntries(table, (before) => reconcile(inLanguage(unwrap(before)))(before));
        setFull('shown', (before) => before && reconcile(inLanguage(unwrap(before)))(before));
      },
      { defer: true },
    ),
  );

  const update = (tables: readonly FloorEntry[]) => {
    for (const entry of tables) {
      const shown = inLanguage(entry);
      setEntries(entry.table, (before) => (before ? reconcile(shown)(before) : shown));
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
      if (table === asked) setFull('shown', reconcile(inLanguage({ table, floor })));
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

/** With the names of the house in the language of the page. */
const inLanguage = <T extends { readonly floor: Pick<FloorView, 'view'> }>(table: T): T => {
  const { floor } = table;
  const setup = setupIn(floor.view.setup, language());
  return setup === floor.view.setup
    ? table
    : { ...table, floor: { ...floor, view: { ...floor.view, setup } } };
};
