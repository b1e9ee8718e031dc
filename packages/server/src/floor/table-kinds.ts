// The room a table was made from and its number of decks; neither ever changes. Retired tables and private tables are
// looked up in their streams.
import type { TableSetup } from '@punto/engine/room';
import type { Store } from '@punto/store/store';
import { publicName, type TableId, tableId, thaw } from '@punto/table';
import type { Wall } from './wall.ts';

export type TableKind = { readonly room: string; readonly decks: number };
export type TableKinds = (table: string) => Promise<TableKind | null>;

export const createTableKinds = (
  store: Pick<Store, 'tables' | 'load'>,
  wall: Pick<Wall, 'entry'>,
): TableKinds => {
  const known = new Map<string, TableKind>();

  const lookUp = async (table: string): Promise<TableKind | null> => {
    const shown = wall.entry(tableId(table))?.floor.view.setup;
    if (shown) return kindOf(shown);
    const stored = (await store.tables()).find((each) => publicName(each) === table);
    const setup = stored === undefined ? null : await setupOf(store, stored);
    return setup && kindOf(setup);
  };

  return async (table) => {
    const kind = known.get(table) ?? (await lookUp(table));
    if (kind !== null) known.set(table, kind);
    return kind;
  };
};

const kindOf = ({ id, shoe: { decks } }: TableSetup): TableKind => ({ room: id, decks });

const setupOf = async (store: Pick<Store, 'load'>, table: TableId): Promise<TableSetup | null> => {
  const { snapshot } = await store.load(table);
  const held = snapshot && thaw(snapshot.state);
  if (held) return held.setup;
  const { events } = await store.load(table, 'start');
  const [opened] = events;
  return opened?.type === 'TableOpened' ? opened.setup : null;
};
