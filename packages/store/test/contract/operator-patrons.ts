// Contract suite of a store, patrons of operators.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store.ts';
import { actOf, launchedPatron } from '../samples/sample-identity.ts';
import { inPlace, type StorePlace } from './place.ts';

const EUR = { brand: 'acme', currency: 'EUR', operatorPatron: 'p 1·é' };
const JPY = { ...EUR, currency: 'JPY' };
const OTHER = { ...EUR, brand: 'bravo' };
const ONE = launchedPatron('acme.EUR.1');

export const operatorPatronsContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about patrons of operators`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    beforeEach(async () => void (await store.operatorPatrons.admit(EUR, ONE)));

    it('a person is another patron in each currency and at each brand', async () => {
      const jpy = launchedPatron('acme.JPY.2');
      expect(await store.operatorPatrons.admit(JPY, jpy)).toBe(jpy.id);
      await reopen();
      expect(await store.operatorPatrons.find(EUR)).toBe(ONE.id);
      expect(await store.operatorPatrons.find(JPY)).toBe(jpy.id);
      expect(await store.operatorPatrons.find(OTHER)).toBeNull();
      expect(await store.operatorPatrons.of(jpy.id)).toEqual({ ...JPY, patron: jpy.id });
      expect(await store.patrons.find(ONE.id)).toMatchObject(ONE);
    });

    it('a person who comes several times together is one patron', async () => {
      const ids = [1, 2, 3].map((n) => launchedPatron(`bravo.EUR.${n}`));
      const admitted = await Promise.all(ids.map((patron) => store.operatorPatrons.admit(OTHER, patron)));
      expect(new Set(admitted).size).toBe(1);
      const all = await store.patrons.page({ limit: 10, before: null });
      expect(all.items.filter(({ id }) => id.startsWith('bravo.'))).toHaveLength(1);
    });

    it('an erased patron is no longer linked to the person', async () => {
      expect(await store.erase(ONE.id, 80, actOf('erase-patron', ONE.id))).toBe('erased');
      expect(await store.operatorPatrons.of(ONE.id)).toBeNull();
      expect(await store.operatorPatrons.find(EUR)).toBeNull();
    });
  });
};
