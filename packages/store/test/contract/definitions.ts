// Contract suite of a store, definitions of bets: found by their hash in any state of the room and the table.
import type { TableEvent } from '@punto/table/event';
import { version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store.ts';
import { MAIN, NO_NEEDS, SIDE_ROOM } from '../samples/sample.ts';
import { changedTo, dragon, hashOf, openedWith, red } from '../samples/sample-bets.ts';
import { inPlace, type StorePlace } from './place.ts';

export const definitionContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about definitions of bets`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const append = (expected: number, event: TableEvent, table = MAIN): Promise<void> =>
      store.write({
        table,
        expected: version(expected),
        needs: NO_NEEDS,
        work: (tx) => tx.append([event]),
      });

    it('[B] are found by their hash, with their text', async () => {
      await append(0, openedWith(MAIN, dragon(), red));
      await reopen();
      expect(await store.definition(hashOf(dragon()))).toEqual(dragon());
      expect(await store.definition(hashOf(red))).toEqual(red);
      expect(await store.definition(hashOf(dragon('30:1')))).toBeNull();
    });

    it('[B] are found after the room has other bets, or none', async () => {
      await append(0, openedWith(MAIN, dragon(), red));
      await append(1, changedTo(MAIN, dragon('30:1')));
      await append(2, changedTo(MAIN));
      await reopen();
      for (const bet of [dragon(), red, dragon('30:1')])
        expect(await store.definition(hashOf(bet))).toEqual(bet);
    });

    it('[B] keep their first text when another table defines them again', async () => {
      await append(0, openedWith(MAIN, dragon()));
      await append(0, openedWith(SIDE_ROOM, dragon('40:1', 'Fortune 7')), SIDE_ROOM);
      expect(hashOf(dragon('40:1', 'Fortune 7'))).toBe(hashOf(dragon()));
      expect(await store.definition(hashOf(dragon()))).toEqual(dragon());
    });

    it('[B] [T3] are written together with the event', async () => {
      const failed = store.write({
        table: MAIN,
        expected: version(0),
        needs: NO_NEEDS,
        work: (tx) => {
          tx.append([openedWith(MAIN, dragon())]);
          throw new Error('broken invariant');
        },
      });
      await expect(failed).rejects.toThrow('broken invariant');
      expect(await store.definition(hashOf(dragon()))).toBeNull();
    });

    it('[B] that two tables define at once are stored once', async () => {
      await Promise.all([
        append(0, openedWith(MAIN, dragon(), red)),
        append(0, openedWith(SIDE_ROOM, red, dragon()), SIDE_ROOM),
      ]);
      expect(await store.definition(hashOf(red))).toEqual(red);
      expect(await store.audit()).toEqual([]);
    });
  });
};
