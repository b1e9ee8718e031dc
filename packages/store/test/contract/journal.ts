// Contract suite of a store, staff journal: chained, in order, never changed.

import { hash } from 'node:crypto';
import { patronId, version } from '@punto/table/ids';
import type { Staff } from '@punto/table/index';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../src/page.ts';
import {
  type JournalEntry,
  type JournalQuery,
  type KeptEntry,
  type Store,
  UnknownCursor,
} from '../../src/store.ts';
import { event, MAIN, NO_NEEDS } from '../samples/sample.ts';
import { entry } from '../samples/sample-floor.ts';
import { DEE, SUE } from '../samples/sample-play.ts';
import { inPlace, type StorePlace } from './place.ts';

const newest = { limit: 50, before: null };

export const journalContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about the journal`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });

    it('[T6] returns entries newest first and numbered without a gap, also after it was opened again', async () => {
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
      const { number: _, hash: __, ...content } = items[2] ?? {};
      expect(content).toEqual(entry('pause', MAIN));
    });

    it('[T6] lists the entries about patrons of a brand, and corrections of them', async () => {
      const about = (action: string, id: string | null, after: unknown = null): JournalEntry => ({
        ...entry(action),
        patron: id === null ? null : patronId(id),
        after,
      });
      const corrections = ['acme.EUR.a', 'nippon.JPY.n'].map((id) => ({ patron: id, deltaMinor: 5 }));
      await store.journal(about('note', 'acme.EUR.a'));
      await store.journal(about('own', 'ann'));
      await store.journal(about('void', null, { corrections }));
      await store.journal(about('of-house', null, { corrections: [{ patron: 'ben', deltaMinor: 5 }] }));
      await store.journal(about('pair', 'nippon.JPY.n', { other: 'acme.JPY.b' }));
      await store.journal(about('acme-two', 'acme-two.EUR.a'));
      // The id of a table of a patron alone, and a reason, make no entry one about the brand.
      await store.journal({ ...about('pause', null), reason: 'asked by "acme.EUR.a"' });
      const listed = async (brand: string) =>
        (await store.journalPage({ ...newest, brand })).items.map(({ action }) => action);
      expect(await listed('acme')).toEqual(['pair', 'void', 'note']);
      expect(await listed('nippon')).toEqual(['pair', 'void']);
      expect(await listed('acme-two')).toEqual(['acme-two']);
      expect(await listed('house')).toEqual(['of-house', 'own']);
      expect(await listed('gulf')).toEqual([]);
      const first = await store.journalPage({ limit: 2, before: null, brand: 'acme' });
      const second = await store.journalPage({ limit: 2, before: first.next, brand: 'acme' });
      expect(first.items.map(({ action }) => action)).toEqual(['pair', 'void']);
      expect([second.items.map(({ action }) => action), second.next]).toEqual([['note'], null]);
      expect((await store.journalPage({ ...newest, brand: 'acme', actions: ['void'] })).items).toHaveLength(
        1,
      );
    });

    it('hashes each entry with the one before it, so that anyone can follow the chain', async () => {
      for (const action of ['a', 'b', 'c']) await store.journal(entry(action));
      const entries = (await store.journalPage(newest)).items.toReversed();
      let previous = hash('sha256', 'journal');
      for (const { number, hash: kept, ...content } of entries) {
        previous = hash('sha256', `${previous}\n${number}\n${JSON.stringify(content)}`);
        expect(kept).toBe(previous);
      }
      expect(new Set(entries.map((each) => each.hash)).size).toBe(3);
    });

    it('accepts concurrent entries, each with its own number', async () => {
      const actions = Array.from({ length: 12 }, (_, i) => `act-${String(i).padStart(2, '0')}`);
      await Promise.all(actions.map((action) => store.journal(entry(action))));
      const { items } = await store.journalPage(newest);
      expect(items.map(({ number }) => number)).toEqual(actions.map((_, i) => actions.length - i));
      expect(items.map(({ action }) => action).sort()).toEqual(actions);
    });

    it('is paged, whole or for one table, and new entries shift nothing', async () => {
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

    describe('is searched', () => {
      const acts: readonly [at: number, staff: Staff | null, action: string, more?: Partial<JournalEntry>][] =
        [
          [10, SUE, 'pause', { table: MAIN, shoe: 1, round: 7 }],
          [20, DEE, 'enter-card', { table: MAIN, shoe: 1, round: 8 }],
          [20, DEE, 'confirm-result', { table: MAIN, shoe: 1, round: 8 }],
          [30, SUE, 'void-round', { table: MAIN, shoe: 1, round: 7 }],
          [40, null, 'sign-in-failed'],
          [50, SUE, 'suspend-patron', { patron: patronId('ann') }],
        ];
      const found = async (asked: Omit<JournalQuery, 'limit' | 'before'>): Promise<readonly number[]> =>
        (await store.journalPage({ ...newest, ...asked })).items.map(({ number }) => number);
      beforeEach(async () => {
        for (const [at, staff, action, more] of acts)
          await store.journal({ ...entry(action), at, staff, ...more });
      });

      it.each<[string, Omit<JournalQuery, 'limit' | 'before'>, readonly number[]]>([
        ['person', { staff: DEE.id }, [3, 2]],
        ['act', { actions: ['void-round', 'pause'] }, [4, 1]],
        ['patron', { patron: 'ann' }, [6]],
        ['round', { table: MAIN, shoe: 1, round: 7 }, [4, 1]],
        ['time, its end not included', { from: 20, until: 40 }, [4, 3, 2]],
        ['person and time', { staff: SUE.id, from: 20 }, [6, 4]],
        ['what is left when cards are folded away', { folded: true }, [6, 5, 4, 3, 1]],
        ['person, with cards folded away', { staff: DEE.id, folded: true }, [3]],
        ['act that nobody did', { actions: ['close-table'] }, []],
      ])('[T6] by %s', async (_, asked, numbers) => {
        expect(await found(asked)).toEqual(numbers);
      });

      it('[T6] page by page, with any filter', async () => {
        const pages: (readonly number[])[] = [];
        let before: string | null = null;
        do {
          const page: Page<KeptEntry> = await store.journalPage({ limit: 2, before, table: MAIN, from: 10 });
          pages.push(page.items.map(({ number }) => number));
          before = page.next;
        } while (before !== null);
        expect(pages).toEqual([
          [4, 3],
          [2, 1],
        ]);
      });
    });

    it('[T3] an entry is written together with the change it describes, or not at all', async () => {
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
