// Contract suite of a store, calls to the wallet of a brand as its operator reads them: a feed, and a book for a reconciliation.
import { minor } from '@punto/engine/minor';
import { patronId, type TableId, ticketId, version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { type Store, UnknownCursor } from '../../src/store.ts';
import { MAIN, needing, SIDE_ROOM } from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

const EVA = patronId('acme.EUR.eva');
const KEN = patronId('acme.JPY.ken');
const LEO = patronId('lido.EUR.leo');

export const officeCallsContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about calls of operators`, () => {
    let store: Store;
    inPlace(makePlace, (opened) => {
      store = opened;
    });

    describe('transactions of a brand', () => {
      const intend = (debit: string, at: number, more = {}) =>
        store.wallet.intend({
          ...{
            debit,
            table: MAIN,
            shoe: 1,
            round: 1,
            patron: EVA,
            ticket: ticketId(`ticket-${debit.replaceAll(':', '-')}`),
          },
          ...{ brand: 'acme', account: 'Ünal', session: 's', amountMinor: minor(500), at, traceparent: null },
          ...more,
        });
      const owe = (id: string, at: number, table: TableId) =>
        store.write({
          table,
          expected: version(0),
          needs: needing({}),
          work: (tx) =>
            tx.wallet.owe({
              ...{ id, call: 'credit', brand: 'acme', table, patron: KEN, deltaMinor: minor(7), at },
              ...{ body: JSON.stringify({ patron: '花子' }), traceparent: null },
            }),
        });
      const page = (more = {}) =>
        store.office.transactions({ brand: 'acme', after: null, limit: 50, unresolved: false, ...more });

      it('are debits and owed calls in order of time, of the brand alone', async () => {
        await intend('d-2', 20);
        await owe('c-1', 10, MAIN);
        await intend('d-3', 20, { brand: 'lido', patron: LEO });
        await intend('d-1', 20);
        const { items, next, more } = await page();
        expect(more).toBe(false);
        expect(items.map(({ id, patron, currency, state }) => [id, patron, currency, state])).toEqual([
          ['c-1', '花子', 'JPY', 'open'],
          ['d-1', 'Ünal', 'EUR', 'open'],
          ['d-2', 'Ünal', 'EUR', 'open'],
        ]);
        expect(items[0]).toMatchObject({ call: 'credit', amountMinor: 7, table: 'main', fault: null });
        expect(items[1]).toMatchObject({ call: 'debit', amountMinor: 500 });
        const first = await page({ limit: 2 });
        expect([first.items.length, first.more]).toEqual([2, true]);
        expect((await page({ after: first.next })).items.map(({ id }) => id)).toEqual(['d-2']);
        expect(await page({ after: next })).toEqual({ items: [], next, more: false });
        expect((await page({ from: 11, to: 20 })).items).toEqual([]);
        expect((await page({ from: 20, to: 21 })).items).toHaveLength(2);
        await expect(page({ after: 'f1-1' })).rejects.toThrow(UnknownCursor);
      });

      it('that are unresolved are those without an answer', async () => {
        await intend('d-1', 20);
        await owe('c-1', 10, MAIN);
        await owe('c-2', 11, SIDE_ROOM);
        await store.wallet.deliver({ id: 'c-1', at: 30, outcome: 'done', transfers: [] });
        expect((await page()).items.map(({ id, state }) => [id, state])).toEqual([
          ['c-1', 'done'],
          ['c-2', 'open'],
          ['d-1', 'open'],
        ]);
        expect((await page({ unresolved: true })).items.map(({ id }) => id)).toEqual(['c-2', 'd-1']);
      });

      it('are lines of a book: no cancel, a debit as it ended, of the brand and the span alone', async () => {
        const debits = ['done', 'returned', 'refused'].map((n) => `debit:main:1:1:${n}`);
        for (const [n, id] of debits.entries()) await intend(id, 20 + n);
        await intend('debit:late', 40);
        await intend('debit:lido', 21, { brand: 'lido', patron: LEO });
        await store.write({
          table: MAIN,
          expected: version(0),
          needs: needing({}),
          work: (tx) => {
            for (const id of debits.slice(0, 2)) tx.wallet.close(id, 'accepted', null);
            tx.wallet.close('debit:main:1:1:refused', 'refused', 'funds');
            for (const [id, call, patron] of [
              [`cancel:${debits[1]?.slice(6)}:round-cancelled`, 'cancel', EVA],
              ['credit:a', 'credit', KEN],
              ['adjust:a', 'adjust', KEN],
            ] as const)
              tx.wallet.owe({
                ...{ id, call, brand: 'acme', table: MAIN, patron, deltaMinor: minor(-7), at: 30 },
                ...{ body: '{}', traceparent: null },
              });
          },
        });
        await store.wallet.deliver({ id: 'adjust:a', at: 31, outcome: 'funds', transfers: [] });
        for (const limit of [1, 2, 50]) {
          const pieces = await Array.fromAsync(
            store.office.walletBookPages({ brand: 'acme', from: 20, to: 40, limit }),
          );
          expect(pieces.every((piece) => piece.split('\n').length <= limit + 1)).toBe(true);
          expect(pieces.join('').split('\n').toSorted()).toEqual([
            '',
            'adjust:a,JPY,-7,refused,30',
            'credit:a,JPY,-7,open,30',
            'debit:main:1:1:done,EUR,500,done,20',
            'debit:main:1:1:refused,EUR,500,refused,22',
            'debit:main:1:1:returned,EUR,500,cancelled,21',
          ]);
        }
      });
    });
  });
};
