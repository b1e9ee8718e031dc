// Contract suite of a store, patrons of operators.
import type { PatronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store.ts';
import { ANN, grant, patron } from '../samples/sample.ts';
import { actOf, launchedPatron, signedIn } from '../samples/sample-identity.ts';
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

    it('are listed by brand, and those of the house by themselves', async () => {
      await store.operatorPatrons.admit(OTHER, launchedPatron('bravo.EUR.3'));
      await store.operatorPatrons.admit({ ...OTHER, brand: 'acme-two' }, launchedPatron('acme-two.EUR.4'));
      await store.admit(patron(ANN), 'hash-a', [grant(ANN, 100)]);
      const found = async (asked: { brand?: string; search?: string }) =>
        (await store.patrons.page({ limit: 9, before: null, ...asked })).items.map(({ id }) => id);
      expect(await found({})).toEqual([ANN, 'acme-two.EUR.4', 'bravo.EUR.3', ONE.id]);
      expect(await found({ brand: 'acme' })).toEqual([ONE.id]);
      expect(await found({ brand: 'acme-two' })).toEqual(['acme-two.EUR.4']);
      expect(await found({ brand: 'house' })).toEqual([ANN]);
      expect(await found({ brand: 'bravo', search: 'acme' })).toEqual([]);
      expect(await found({ brand: 'bravo', search: 'bravo.E' })).toEqual(['bravo.EUR.3']);
      const first = await store.patrons.page({ limit: 1, before: null, brand: 'acme' });
      expect(first.next).toBeNull();
    });

    it('a person who comes several times together is one patron', async () => {
      const ids = [1, 2, 3].map((n) => launchedPatron(`bravo.EUR.${n}`));
      const admitted = await Promise.all(ids.map((patron) => store.operatorPatrons.admit(OTHER, patron)));
      expect(new Set(admitted).size).toBe(1);
      const all = await store.patrons.page({ limit: 10, before: null });
      expect(all.items.filter(({ id }) => id.startsWith('bravo.'))).toHaveLength(1);
    });

    it('finds the newest session of each patron, also when many are asked for at once', async () => {
      const jpy = launchedPatron('acme.JPY.2');
      await store.operatorPatrons.admit(JPY, jpy);
      await store.operatorPatrons.admit(OTHER, launchedPatron('bravo.EUR.3'));
      const open = (patron: PatronId, id: string, openedAt: number) =>
        store.sessions.open(patron, signedIn(`hash-${id}`, id, { openedAt }), null);
      await open(ONE.id, 'newer', 60);
      await open(ONE.id, 'older', 50);
      await open(jpy.id, 'other', 70);
      const asked = [ONE.id, jpy.id, launchedPatron('bravo.EUR.3').id, ANN].map(
        store.operatorPatrons.sessionOf,
      );
      expect(await Promise.all(asked)).toEqual([
        { operatorPatron: EUR.operatorPatron, session: 'newer' },
        { operatorPatron: EUR.operatorPatron, session: 'other' },
        null,
        null,
      ]);
      await store.sessions.endAll(ONE.id, { at: 80, reason: 'operator' });
      expect(await store.operatorPatrons.sessionOf(ONE.id)).toBeNull();
    });

    it('an erased patron is no longer linked to the person', async () => {
      expect(await store.erase(ONE.id, 80, actOf('erase-patron', ONE.id))).toBe('erased');
      expect(await store.operatorPatrons.of(ONE.id)).toBeNull();
      expect(await store.operatorPatrons.find(EUR)).toBeNull();
    });
  });
};
