// The part of the contract that is about the journal: what the house did, chained, in order, for good.

import { hash } from 'node:crypto';
import { version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { inPlace, type StorePlace } from './contract-place.ts';
import { event, MAIN, NO_NEEDS } from './sample.ts';
import { entry } from './sample-floor.ts';
import { type Store, UnknownCursor } from './store.ts';

const newest = { limit: 50, before: null };

export const journalContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about the journal`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });

    it('[T6] gives back what was done, newest first and numbered without a gap, after it was opened again', async () => {
      await store.journal(entry('sign-in'));
      await store.journal(entry('pause', MAIN));
      await store.journal(entry('resume', MAIN));
      await reopen();
      await store.journal(entry('sign-out'));
      const { items, next } = await store.journalPage(newest);
      expect(next).toBeNull();
      expect(items.map(({ number, action }) => [number, action])).toEqual([
        [4, 'sign-out'],
        [3, 'resume'],
        [2, 'pause'],
        [1, 'sign-in'],
      ]);
      const { number: _, hash: __, ...told } = items[2] ?? {};
      expect(told).toEqual(entry('pause', MAIN));
    });

    it('each entry is hashed with the one before it, so that anyone can follow the chain', async () => {
      for (const action of ['a', 'b', 'c']) await store.journal(entry(action));
      const entries = (await store.journalPage(newest)).items.toReversed();
      let previous = hash('sha256', 'journal');
      for (const { number, hash: kept, ...told } of entries) {
        previous = hash('sha256', `${previous}\n${number}\n${JSON.stringify(told)}`);
        expect(kept).toBe(previous);
      }
      expect(new Set(entries.map((each) => each.hash)).size).toBe(3);
    });

    it('takes all that come at once, each with a number of its own', async () => {
      const actions = Array.from({ length: 12 }, (_, i) => `act-${String(i).padStart(2, '0')}`);
      await Promise.all(actions.map((action) => store.journal(entry(action))));
      const { items } = await store.journalPage(newest);
      expect(items.map(({ number }) => number)).toEqual(actions.map((_, i) => actions.length - i));
      expect(items.map(({ action }) => action).sort()).toEqual(actions);
    });

    it('is paged, whole or for one table, and what is done meanwhile moves nothing', async () => {
      for (const [i, table] of [MAIN, null, MAIN, MAIN].entries())
        await store.journal(entry(`act-${i}`, table));
      const first = await store.journalPage({ limit: 2, before: null, table: MAIN });
      await store.journal(entry('later', MAIN));
      const second = await store.journalPage({ limit: 2, before: first.next, table: MAIN });
      const actions = [first, second].map(({ items }) => items.map(({ action }) => action));
      expect(actions).toEqual([['act-3', 'act-2'], ['act-0']]);
      expect((await store.journalPage({ limit: 2, before: null })).items[0]?.action).toBe('later');
      await expect(store.journalPage({ limit: 2, before: 'x' })).rejects.toThrow(UnknownCursor);
    });

    it('[T3] an entry is there with what it tells of, or not at all', async () => {
      const write = (expected: number, fails: boolean) =>
        store.write({
          table: MAIN,
          expected: version(expected),
          needs: NO_NEEDS,
          work: (tx) => {
            tx.append([event(1)]);
            tx.journal(entry('pause', MAIN));
            if (fails) throw new Error('broken invariant');
          },
        });
      const done = await Promise.allSettled([write(0, true), store.journal(entry('sign-in'))]);
      expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      await write(0, false);
      const { items } = await store.journalPage(newest);
      expect(items.map(({ number, action }) => [number, action])).toEqual([
        [2, 'pause'],
        [1, 'sign-in'],
      ]);
    });
  });
};
