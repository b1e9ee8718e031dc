// Reads a table from the store: the newest readable snapshot, the events after it folded in, and its shoe.

import type { Store } from '@punto/store/store';
import { evolve, initialState, type TableId, type TableState, thaw, type Version } from '@punto/table/index';
import { type SecretShoe, ShoeNotStored } from './shoe-secret.ts';

type ShoeBox = Pick<SecretShoe, 'reopen' | 'empty'>;

/** `folded`: number of events folded after the snapshot. */
export const readTable = async (
  store: Pick<Store, 'load'>,
  table: TableId,
): Promise<{ readonly state: TableState; readonly folded: number }> => {
  const newest = await store.load(table);
  const start = newest.snapshot ? thaw(newest.snapshot.state) : initialState;
  // A snapshot in another format of state, from another release: all events are folded again.
  const { events } = newest.snapshot && !start ? await store.load(table, 'start') : newest;
  return { state: events.reduce<TableState>(evolve, start), folded: events.length };
};

/** The server does not know the order of a shoe that a person deals. */
export const loadShoe = async (state: TableState, box: ShoeBox): Promise<void> => {
  if (state?.shoe && state.setup.dealing !== 'person') await box.reopen(state.shoe.id);
  else box.empty();
};

/**
 * Reads a table, then decrypts its shoe. Between the two reads the next owner, or a write whose answer was lost, may
 * end the shoe: a missing shoe is reported only if the table's version has not changed since.
 */
export const readWithShoe = async (read: () => Promise<TableState>, box: ShoeBox): Promise<void> => {
  let missedAt: Version | null = null;
  for (;;) {
    const state = await read();
    try {
      return await loadShoe(state, box);
    } catch (fault) {
      if (!state || !(fault instanceof ShoeNotStored) || state.version === missedAt) throw fault;
      missedAt = state.version;
    }
  }
};
