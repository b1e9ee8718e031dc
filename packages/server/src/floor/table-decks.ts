// How many decks a table deals from, which it does for good. One that is on no wall any more, and the tables that
// patrons had alone, are looked up in their streams.
import type { TableSetup } from '@punto/engine/room';
import type { Store } from '@punto/store/store';
import { publicName, type TableId, tableId, thaw } from '@punto/table';
import type { Wall } from './wall.ts';

export type TableDecks = (table: string) => Promise<number | null>;

export const createTableDecks = (
  store: Pick<Store, 'tables' | 'load'>,
  wall: Pick<Wall, 'entry'>,
): TableDecks => {
  const known = new Map<string, number>();

  const lookUp = async (table: string): Promise<number | null> => {
    const shown = wall.entry(tableId(table))?.floor.view.setup;
    if (shown) return shown.shoe.decks;
    const stored = (await store.tables()).find((each) => publicName(each) === table);
    return stored === undefined ? null : ((await setupOf(store, stored))?.shoe.decks ?? null);
  };

  return async (table) => {
    const decks = known.get(table) ?? (await lookUp(table));
    if (decks !== null) known.set(table, decks);
    return decks;
  };
};

const setupOf = async (store: Pick<Store, 'load'>, table: TableId): Promise<TableSetup | null> => {
  const { snapshot } = await store.load(table);
  const held = snapshot && thaw(snapshot.state);
  if (held) return held.setup;
  const { events } = await store.load(table, 'start');
  const [opened] = events;
  return opened?.type === 'TableOpened' ? opened.setup : null;
};
