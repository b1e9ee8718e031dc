// Contract suite of a store, books: effects of transfers on accounts, and a patron's statement.

import { escrowAccount, HOUSE } from '@punto/ledger/account';
import { describe, expect, it } from 'vitest';
import { type Store, UnknownCursor } from '../../src/store.ts';
import { ANN, ANNS, BEN, decide, direct, grant, MAIN, SIDE_ROOM, stake } from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

const newest = { limit: 50, before: null };

export const bookContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about the books`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const available = async (): Promise<number> => {
      const account = await store.account(ANNS);
      return account.balanceMinor - account.pendingMinor;
    };

    describe('transfers', () => {
      it('[L6] never make a balance negative, whatever arrives at the same time', async () => {
        await store.transfer([grant(ANN, 1_000)]);
        const refusals = await Promise.all(
          Array.from({ length: 40 }, (_, i) => store.transfer([stake(`s${i}`, ANN, 99)])),
        );
        expect(refusals.filter((refusal) => refusal === null)).toHaveLength(10);
        expect(await available()).toBe(10);
      });

      it('[L6] count once, however often they are sent', async () => {
        const sent = [grant(ANN, 500)];
        expect(await Promise.all([store.transfer(sent), store.transfer(sent)])).toEqual([null, null]);
        await reopen();
        expect(await store.transfer(sent)).toBeNull();
        expect(await store.transfer([{ ...grant(ANN, 500), memo: { at: 99 } }])).toBeNull();
        expect(await store.transfer([grant(ANN, 600)])).toBe('id-reused');
        expect(await available()).toBe(500);
      });

      it('[L6] decide a pending transfer once, and remember how', async () => {
        await store.transfer([grant(ANN, 500), stake('s1', ANN, 200), stake('s2', ANN, 100)]);
        await store.transfer([decide('void', 's1')]);
        await reopen();
        expect(await store.transfer([decide('void', 's1')])).toBeNull();
        expect(await store.transfer([decide('post', 's1')])).toBe('pending-decided');
        expect(await store.transfer([{ ...decide('void', 's2'), id: 's1-void' }])).toBe('id-reused');
        expect(await store.transfer([decide('void', 's3')])).toBe('pending-unknown');
        expect(await store.account(ANNS)).toMatchObject({
          balanceMinor: 500,
          pendingMinor: 100,
        });
      });

      it('know the stakes in play at each table', async () => {
        await store.transfer([grant(ANN, 900), stake('s1', ANN, 100), stake('s2', ANN, 50)]);
        await store.transfer([stake('s3', ANN, 25, SIDE_ROOM), stake('s4', ANN, 5)]);
        await store.transfer([decide('void', 's4')]);
        expect(await store.inPlay(ANN)).toEqual([
          { table: MAIN, stakeMinor: 150 },
          { table: SIDE_ROOM, stakeMinor: 25 },
        ]);
        expect(await store.inPlay(BEN)).toEqual([]);
      });
    });

    describe('statement', () => {
      it('[L2] has stake, payout and commission on separate lines, with the balance after each', async () => {
        await store.transfer([grant(ANN, 1_000), stake('s1', ANN, 200)]);
        await store.transfer([
          decide('post', 's1'),
          direct('in', HOUSE, escrowAccount(MAIN), 190, 'house'),
          direct('back', escrowAccount(MAIN), ANNS, 390),
          direct('fee', ANNS, HOUSE, 10, 'commission'),
        ]);
        const { items } = await store.statement(ANN, newest);
        expect(items.map((line) => [line.id, line.code, line.amountMinor, line.balanceAfterMinor])).toEqual([
          ['fee', 'commission', -10, 1_180],
          ['back', 'payout', 390, 1_190],
          ['s1', 'stake', -200, 800],
          ['grant-ann', 'grant', 1_000, 1_000],
        ]);
        expect(items[0]).toMatchObject({ table: MAIN, shoe: 1, round: 1, at: 1_001 });
        expect(items[3]).toMatchObject({ table: null, shoe: null, round: null, at: 1 });
      });

      it('has no stake that is pending or was returned', async () => {
        await store.transfer([grant(ANN, 1_000), stake('s1', ANN, 200), stake('s2', ANN, 100)]);
        await store.transfer([decide('void', 's2')]);
        expect((await store.statement(ANN, newest)).items.map((line) => line.id)).toEqual(['grant-ann']);
      });

      it('is paged newest first, and new lines shift nothing', async () => {
        for (let i = 1; i <= 5; i += 1) await store.transfer([grant(ANN, i, `g${i}`)]);
        const first = await store.statement(ANN, { limit: 2, before: null });
        await store.transfer([grant(ANN, 6, 'g6')]);
        const second = await store.statement(ANN, { limit: 2, before: first.next });
        const third = await store.statement(ANN, { limit: 2, before: second.next });
        expect([first, second, third].map((page) => page.items.map((line) => line.id))).toEqual([
          ['g5', 'g4'],
          ['g3', 'g2'],
          ['g1'],
        ]);
        expect(third.next).toBeNull();
      });

      it('refuses a cursor it never returned', async () => {
        await expect(store.statement(ANN, { limit: 2, before: "1' OR 1=1" })).rejects.toThrow(UnknownCursor);
      });
    });
  });
};
