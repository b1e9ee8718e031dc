// Contract suite of a store, health readings: sums of the books, and whether it can write.

import { coins } from '@punto/engine/minor';
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger/account';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store.ts';
import { ANN, BEN, MAIN } from '../samples/sample.ts';
import { playBook } from '../samples/sample-book.ts';
import { member, session } from '../samples/sample-floor.ts';
import { inPlace, type StorePlace } from './place.ts';

export const storeHealthContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about its health`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });

    it('[L6] the books are added up by class, with a round still open', async () => {
      await playBook(store);
      await store.staff.add(member('s1', 'Dee'));
      await store.staff.sessions.open(session('h1', 's1'));
      const { balanceMinor, ...sums } = await store.health.sums();
      expect(sums).toEqual({
        ...{ imbalanceMinor: 0, stakeImbalanceMinor: 0, stakedMinor: coins(10), patrons: 2 },
        sessions: { patrons: 2, floor: 1 },
      });
      const balance = async (id: Parameters<Store['account']>[0]) => (await store.account(id)).balanceMinor;
      expect(balanceMinor).toEqual({
        house: await balance(HOUSE),
        patron: (await balance(patronAccount(ANN))) + (await balance(patronAccount(BEN))),
        escrow: await balance(escrowAccount(MAIN)),
      });
      expect(balanceMinor.patron).toBeGreaterThan(coins(1_000));
    });

    it('all sums of an empty deployment are zero', async () => {
      expect(await store.health.sums()).toEqual({
        ...{ imbalanceMinor: 0, stakeImbalanceMinor: 0, stakedMinor: 0, patrons: 0 },
        ...{ balanceMinor: { house: 0, patron: 0, escrow: 0 }, sessions: { patrons: 0, floor: 0 } },
      });
    });

    it('concurrent calls get the same sums', async () => {
      const [one, two] = await Promise.all([store.health.sums(), store.health.sums()]);
      expect(two).toBe(one);
    });

    it('it can write, and uses some space', async () => {
      expect(await store.health.canWrite()).toBe(true);
      expect(store.health.waiting()).toBe(0);
      expect((await store.health.room()).databaseBytes).toBeGreaterThan(0);
      expect(store.health.lastBackupAt()).toBeNull();
    });

    it('it reports the schema version found and the current one', async () => {
      const { now, found } = store.health.schema;
      expect(now).toBeGreaterThan(0);
      expect([0, now]).toContain(found);
      await reopen();
      expect(store.health.schema).toEqual({ found: now, now });
    });
  });
};
