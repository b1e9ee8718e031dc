// The part of the contract that is about shoes: sealed while they are dealt from, archived when they have ended.
import { version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archived, event, FIRST_SHOE, MAIN, NO_NEEDS, SIDE_ROOM } from '../sample.ts';
import { type Store, type Transaction, UnknownCursor } from '../store.ts';

/** An empty place for one test. What one store closed there, the next one opened there finds. */
export type StorePlace = { readonly open: () => Promise<Store>; readonly remove: () => Promise<void> };

export const shoeContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about shoes`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    const reopen = async (): Promise<void> => {
      await store.close();
      store = await place.open();
    };
    const write = <T>(expected: number, work: (tx: Transaction) => T, table = MAIN): Promise<T> =>
      store.write({ table, expected: version(expected), needs: NO_NEEDS, work });
    const end = (number: number, table = MAIN) =>
      write(0, (tx) => tx.archive(archived(number, table)), table);

    describe('sealed shoes', () => {
      const shoe = { shoe: FIRST_SHOE, table: MAIN, sealed: Uint8Array.of(1, 2, 250) };

      it('[F3] come back byte for byte', async () => {
        await write(0, (tx) => tx.seal(shoe));
        await reopen();
        const found = await store.sealedShoe(FIRST_SHOE);
        expect(found && { ...found, sealed: Uint8Array.from(found.sealed) }).toEqual(shoe);
      });

      it('[S4] never change once they are sealed', async () => {
        expect(await store.sealedShoe(FIRST_SHOE)).toBeNull();
        await write(0, (tx) => tx.seal(shoe));
        await expect(write(0, (tx) => tx.seal({ ...shoe, sealed: Uint8Array.of(9) }))).rejects.toThrow();
      });
    });

    describe('archived shoes', () => {
      it('[S3] come back whole, each by its number', async () => {
        await end(1);
        await reopen();
        expect(await store.shoe(MAIN, 1)).toEqual(archived(1, MAIN));
        expect(await store.shoe(MAIN, 2)).toBeNull();
        expect(await store.shoe(SIDE_ROOM, 1)).toBeNull();
      });

      it('[S3] are paged newest first, each table its own, and a new one moves nothing', async () => {
        for (const number of [1, 2, 3, 4]) await end(number);
        await end(9, SIDE_ROOM);
        const first = await store.shoes(MAIN, { limit: 3, before: null });
        await end(5);
        const second = await store.shoes(MAIN, { limit: 3, before: first.next });
        expect(first.items.map(({ number }) => number)).toEqual([4, 3, 2]);
        expect(second).toEqual({ items: [archived(1, MAIN)], next: null });
        await expect(store.shoes(MAIN, { limit: 2, before: 'first' })).rejects.toThrow(UnknownCursor);
      });

      it('[S3] [T3] are written with the end of the shoe, or not at all', async () => {
        const failed = write(0, (tx) => {
          tx.append([event(1)]);
          tx.archive(archived(1, MAIN));
          throw new Error('broken invariant');
        });
        await expect(failed).rejects.toThrow('broken invariant');
        expect(await store.shoe(MAIN, 1)).toBeNull();
      });

      it('[S3] end once', async () => {
        await end(1);
        await expect(end(1)).rejects.toThrow();
        expect((await store.shoes(MAIN, { limit: 9, before: null })).items).toHaveLength(1);
      });
    });
  });
};
