// Reads a table from the store: the newest readable snapshot, and the events after it folded in.

import type { Store } from '@punto/store/store';
import { evolve, initialState, type TableId, type TableState, thaw } from '@punto/table/index';

/** `folded`: how many events it took beyond the snapshot. */
export const readTable = async (
  store: Pick<Store, 'load'>,
  table: TableId,
): Promise<{ readonly state: TableState; readonly folded: number }> => {
  const newest = await store.load(table);
  const start = newest.snapshot ? thaw(newest.snapshot.state) : initialState;
  // A snapshot of a release that kept its state otherwise: the whole life of the table is folded again.
  const { events } = newest.snapshot && !start ? await store.load(table, 'start') : newest;
  return { state: events.reduce<TableState>(evolve, start), folded: events.length };
};
