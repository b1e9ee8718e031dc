// Contract suite of a store, shoes: encrypted while in play, archived after their end.

import type { OpenedShoe } from '@punto/engine/fairness/record';
import { version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { type Store, type Transaction, UnknownCursor } from '../../src/store.ts';
import { archived, event, FIRST_SHOE, MAIN, NO_NEEDS, SIDE_ROOM } from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

const HEX = '0c'.repeat(32);
const WHOLE: OpenedShoe = {
  ...{ kind: 'punto-shoe', version: 1, commitment: HEX, digest: HEX, burn: null, rounds: [] },
  seal: {
    ...{ format: 1, table: 'main', shoe: FIRST_SHOE, number: 1, room: 'room', decks: 1, cutIndex: null },
    ...{ burn: 'none', afterCut: 'finish', root: HEX, houseHash: HEX, beacon: null },
  },
  cut: { houseValue: HEX, contributions: [], failed: [], beacon: null, seed: HEX },
  cards: [{ card: 'TH', nonce: HEX }],
};

export const shoeContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about shoes`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const write = <T>(expected: number, work: (tx: Transaction) => T, table = MAIN): Promise<T> =>
      store.write({ table, expected: version(expected), needs: NO_NEEDS, work });
    const end = (number: number, table = MAIN) =>
      write(0, (tx) => tx.archive(archived(number, table)), table);

    describe('encrypted shoes', () => {
      const shoe = { shoe: FIRST_SHOE, table: MAIN, encrypted: Uint8Array.of(1, 2, 250) };

      it('[F3] are returned byte for byte', async () => {
        await write(0, (tx) => tx.keepShoe(shoe));
        await reopen();
        const found = await store.encryptedShoe(FIRST_SHOE);
        expect(found && { ...found, encrypted: Uint8Array.from(found.encrypted) }).toEqual(shoe);
      });

      it('[S4] never change once they are stored', async () => {
        expect(await store.encryptedShoe(FIRST_SHOE)).toBeNull();
        await write(0, (tx) => tx.keepShoe(shoe));
        await expect(
          write(0, (tx) => tx.keepShoe({ ...shoe, encrypted: Uint8Array.of(9) })),
        ).rejects.toThrow();
      });
    });

    describe('proofs of shoes', () => {
      const encrypted = { shoe: FIRST_SHOE, table: MAIN, encrypted: Uint8Array.of(1, 2, 250) };
      const opened = (number: number): OpenedShoe => ({ ...WHOLE, seal: { ...WHOLE.seal, number } });
      const open = (number: number, table = MAIN) =>
        write(0, (tx) => tx.keepProof(FIRST_SHOE, opened(number)), table);

      it('[F2] are returned whole by table and number, and the encrypted order is deleted', async () => {
        await write(0, (tx) => tx.keepShoe(encrypted));
        expect((await store.encryptedShoes()).map(({ shoe }) => shoe)).toEqual([FIRST_SHOE]);
        await open(1);
        await open(1, SIDE_ROOM);
        await open(2);
        await reopen();
        expect(await store.openedShoe(MAIN, 1)).toEqual(opened(1));
        expect(await store.openedShoe(MAIN, 2)).toEqual(opened(2));
        expect(await store.openedShoe(MAIN, 3)).toBeNull();
        expect(await store.openedShoe(SIDE_ROOM, 1)).toEqual(opened(1));
        expect(await store.encryptedShoe(FIRST_SHOE)).toBeNull();
        expect(await store.encryptedShoes()).toEqual([]);
      });

      it('[F2] are stored once and never changed', async () => {
        await open(1);
        await expect(open(1)).rejects.toThrow();
        expect(await store.openedShoe(MAIN, 1)).toEqual(opened(1));
      });

      it('[F2] [T3] are stored with the end of the shoe, or not at all', async () => {
        await write(0, (tx) => tx.keepShoe(encrypted));
        const failed = write(0, (tx) => {
          tx.keepProof(FIRST_SHOE, opened(1));
          throw new Error('broken invariant');
        });
        await expect(failed).rejects.toThrow('broken invariant');
        expect(await store.openedShoe(MAIN, 1)).toBeNull();
        expect(await store.encryptedShoe(FIRST_SHOE)).not.toBeNull();
      });
    });

    describe('archived shoes', () => {
      it('[S3] are returned whole, each by its number', async () => {
        await end(1);
        await reopen();
        expect(await store.shoe(MAIN, 1)).toEqual(archived(1, MAIN));
        expect(await store.shoe(MAIN, 2)).toBeNull();
        expect(await store.shoe(SIDE_ROOM, 1)).toBeNull();
      });

      it('[S3] are paged newest first, each table separately, and a new one shifts nothing', async () => {
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
