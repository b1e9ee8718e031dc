// Contract suite of a store, names: those that patrons choose, and those under which dealers are known.
import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_NAMES_A_DAY } from '../../src/shared/patron-names.ts';
import type { Store } from '../../src/store.ts';
import { ANN, BEN, grant, patron } from '../samples/sample.ts';
import { entry, member } from '../samples/sample-floor.ts';
import { inPlace, type StorePlace } from './place.ts';

const DAY_MS = 24 * 60 * 60_000;
const AT = 1_700_000_000_000;
const NONE = { name: null, shown: false, changesLeft: MOST_NAMES_A_DAY, removed: false };

export const namesContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about names`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    beforeEach(async () => {
      await store.admit(patron(ANN), 'hash-a', [grant(ANN, 100)]);
      await store.admit(patron(BEN), 'hash-b', [grant(BEN, 100)]);
    });
    const choose = (chosen: string | null, { shown = true, at = AT, who = ANN } = {}) =>
      store.patrons.names.choose(who, {
        name: chosen === null ? null : { name: chosen, skeleton: chosen.toLowerCase() },
        ...{ shown, at },
      });
    const journalled = async (): Promise<readonly string[]> =>
      (await store.journalPage({ limit: 50, before: null })).items.map(({ action }) => action);

    it('are none at first, and are shown to others only when the patron wants it', async () => {
      const { names } = store.patrons;
      expect(await names.of(ANN, AT)).toEqual(NONE);
      expect(await choose('Ànn', { shown: false })).toBeNull();
      await reopen();
      expect(await store.patrons.names.of(ANN, AT)).toEqual({ ...NONE, name: 'Ànn', changesLeft: 2 });
      expect(await store.patrons.names.shownOf(ANN)).toBeNull();
      expect(await choose('Ànn')).toBeNull();
      expect(await store.patrons.names.shownOf(ANN)).toBe('Ànn');
      expect(await store.patrons.names.shownOf(BEN)).toBeNull();
      expect(await choose(null)).toBeNull();
      expect(await store.patrons.names.of(ANN, AT)).toEqual({ ...NONE, changesLeft: 2 });
      expect(await store.patrons.names.shownOf(ANN)).toBeNull();
    });

    it('are changed a few times a day, and removed at any time', async () => {
      for (const each of ['A1', 'A2', 'A3']) expect(await choose(each)).toBeNull();
      expect(await choose('A4')).toBe('too-many-changes');
      // Neither the same name nor its removal counts.
      expect(await choose('A3', { shown: false })).toBeNull();
      expect(await choose(null)).toBeNull();
      expect(await choose('A3')).toBe('too-many-changes');
      expect(await choose('A4', { at: AT + DAY_MS - 1 })).toBe('too-many-changes');
      expect(await choose('A4', { who: BEN })).toBeNull();
      expect(await choose('A4', { at: AT + DAY_MS })).toBeNull();
      expect(await store.patrons.names.of(ANN, AT + DAY_MS)).toMatchObject({ name: 'A4', changesLeft: 2 });
    });

    it('are changed at most three times in a day, when many changes arrive together', async () => {
      const done = await Promise.all(['A1', 'A2', 'A3', 'A4', 'A5'].map((each) => choose(each)));
      expect(done.filter((refusal) => refusal === null)).toHaveLength(MOST_NAMES_A_DAY);
    });

    it('do not come back when the staff removed them', async () => {
      const { names } = store.patrons;
      expect(await names.remove(ANN, entry('remove'))).toBe(false);
      await choose('Ann');
      expect(await names.remove(ANN, entry('remove'))).toBe(true);
      expect(await names.remove(ANN, entry('again'))).toBe(false);
      expect(await names.of(ANN, AT)).toEqual({ ...NONE, changesLeft: 2, removed: true });
      expect(await choose('ANN')).toBe('removed-before');
      expect(await choose('Anna')).toBeNull();
      expect(await names.of(ANN, AT)).toMatchObject({ name: 'Anna', removed: false });
      expect(await journalled()).toEqual(['remove']);
    });

    it('find their patrons', async () => {
      await choose('Anabel');
      expect(await store.patrons.find(ANN)).toMatchObject({ displayName: 'Anabel', name: patron(ANN).name });
      expect(await store.patrons.find(BEN)).toMatchObject({ displayName: null });
      const found = async (search: string) =>
        (await store.patrons.page({ limit: 9, before: null, search })).items.map(({ id }) => id);
      expect(await found('anAb')).toEqual([ANN]);
      expect(await found('abel')).toEqual([]);
      expect(await found("'")).toEqual([]);
      expect(await store.patrons.named('anabel')).toMatchObject([{ id: ANN }]);
      expect(await store.patrons.named('anab')).toEqual([]);
      expect(await store.patrons.find(patronId('nobody'))).toBeNull();
    });

    it('of dealers are kept beside the sign-in name', async () => {
      await store.staff.add(member('s1', 'd.ruiz'));
      const { cards } = store.staff;
      expect(await cards.of('s1')).toBeNull();
      expect(await cards.set('s9', { name: 'Dana', portrait: null }, entry('card'))).toBe(false);
      expect(await cards.set('s1', { name: 'Dana', portrait: null }, entry('card'))).toBe(true);
      expect(await cards.set('s1', { name: 'Dana R.', portrait: 'fan' }, entry('card'))).toBe(true);
      await reopen();
      expect(await store.staff.cards.of('s1')).toEqual({ name: 'Dana R.', portrait: 'fan' });
      expect(await store.staff.cards.all()).toEqual(new Map([['s1', { name: 'Dana R.', portrait: 'fan' }]]));
      expect(await store.staff.byId('s1')).toMatchObject({ name: 'd.ruiz' });
      expect(await store.staff.cards.set('s1', null, entry('card'))).toBe(true);
      expect(await store.staff.cards.of('s1')).toBeNull();
      expect(await journalled()).toEqual(['card', 'card', 'card']);
    });
  });
};
