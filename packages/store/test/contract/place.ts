// Gives each test of a contract suite an empty place for its store, removed afterwards.
import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/store.ts';

/** An empty place for one test. A store opened there finds what an earlier one wrote. */
export type StorePlace = { readonly open: () => Promise<Store>; readonly remove: () => Promise<void> };

/** `opened` gets the store before each test, and whenever the place is opened again. */
export const inPlace = (
  makePlace: () => Promise<StorePlace>,
  opened: (store: Store) => void,
): { readonly open: () => Promise<void>; readonly reopen: () => Promise<void> } => {
  let place: StorePlace;
  let store: Store;
  const open = async (): Promise<void> => {
    store = await place.open();
    opened(store);
  };
  beforeEach(async () => {
    place = await makePlace();
    await open();
  });
  afterEach(async () => {
    try {
      await store.close();
    } finally {
      await place.remove();
    }
  });
  const reopen = async (): Promise<void> => {
    await store.close();
    await open();
  };
  return { open, reopen };
};
