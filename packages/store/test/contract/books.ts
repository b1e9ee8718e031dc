// Contract suite of a store, books: effects of transfers on accounts, and a patron's statement.

import { escrowAccount, HOUSE, houseAccount, operatorAccount, patronAccount } from '@punto/ledger/account';
import type { Transfer } from '@punto/ledger/transfer';
import { patronId } from '@punto/table/ids';
import { describe, expect, inject, it } from 'vitest';
import { type Page, type Store, UnknownCursor } from '../../src/store.ts';
import { ANN, ANNS, BEN, decide, direct, grant, MAIN, memo, SIDE_ROOM, stake } from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

const newest = { limit: 50, before: null };

async function* everyPage<T>(read: (before: string | null) => Promise<Page<T>>): AsyncGenerator<T> {
  let before: string | null = null;
  do {
    const page: Page<T> = await read(before);
    yield* page.items;
    before = page.next;
  } while (before !== null);
}

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
          givenMinor: 500,
          // Those of cancelled rounds included.
          stakedMinor: 300,
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

    describe('the figures of a patron', () => {
      type Lines = readonly { readonly code: string; readonly amountMinor: number }[];
      const sum = (lines: Lines, ...codes: readonly string[]) =>
        lines.reduce((total, { code, amountMinor }) => total + (codes.includes(code) ? amountMinor : 0), 0);
      const everyLine = () =>
        Array.fromAsync(everyPage((before) => store.statement(ANN, { limit: 500, before })));
      /** One round: two tickets, what came back, and a commission of a twentieth. */
      const play = async (round: number, stakeMinor: number, backMinor: number) => {
        const at = { ...memo(round), at: 1_000 + round };
        const name = (what: string) => `${what}-${round}`;
        const moved = (transfer: Transfer): Transfer => ({ ...transfer, memo: at });
        await store.transfer([
          moved({ ...stake(name('a'), ANN, stakeMinor) }),
          moved({ ...stake(name('b'), ANN, 1) }),
        ]);
        await store.transfer(
          [
            decide('post', name('a')),
            decide('post', name('b')),
            ...(backMinor === 0
              ? []
              : [
                  direct(name('in'), HOUSE, escrowAccount(MAIN), backMinor, 'house'),
                  direct(name('back'), escrowAccount(MAIN), ANNS, backMinor),
                  direct(name('fee'), ANNS, HOUSE, 1 + Math.floor(backMinor / 20), 'commission'),
                ]),
          ].map(moved),
        );
      };

      it('[T8] are nothing at first, and the sums of the statement at any time', async () => {
        const none = { rounds: 0, stakedMinor: 0, returnedMinor: 0, depositMinor: 0 };
        expect(await store.patronFigures(ANN)).toEqual({ sinceMs: null, ...none });
        await store.transfer([grant(ANN, 1_000)]);
        expect(await store.patronFigures(ANN)).toEqual({ sinceMs: 1, ...none, depositMinor: 1_000 });
        await play(1, 200, 390);
        // In play, and returned: neither is a decided stake.
        await store.transfer([stake('s1', ANN, 50), stake('s2', ANN, 20)]);
        await store.transfer([decide('void', 's2')]);
        expect(await store.patronFigures(ANN)).toEqual({
          ...{ sinceMs: 1, rounds: 1, stakedMinor: 201, returnedMinor: 390 - 20, depositMinor: 1_000 },
        });
        await store.transfer([
          direct('more', HOUSE, ANNS, 500, 'top-up'),
          direct('void', ANNS, HOUSE, 189, 'correction'),
        ]);
        await reopen();
        expect(await store.patronFigures(ANN)).toEqual({
          ...{ sinceMs: 1, rounds: 1, stakedMinor: 201, returnedMinor: 181, depositMinor: 1_500 },
        });
      });

      it('[T8] [L2] agree with the books after many rounds, read in parts or at once', async () => {
        await store.transfer([grant(ANN, 1_000_000)]);
        const rounds = inject('soak') ? 900 : 60;
        for (let round = 1; round <= rounds; round += 1) {
          await play(round, 10 + round, round % 3 === 0 ? 0 : 2 * round);
          // Some are asked for on the way, others only at the end.
          if (round % 25 === 0) await store.patronFigures(ANN);
        }
        const figures = await store.patronFigures(ANN);
        await reopen();
        expect(await store.patronFigures(ANN)).toEqual(figures);
        const lines = await everyLine();
        const { balanceMinor } = await store.account(ANNS);
        expect(figures).toEqual({
          ...{ sinceMs: 1, rounds, stakedMinor: -sum(lines, 'stake') },
          returnedMinor: sum(lines, 'payout', 'commission', 'correction'),
          depositMinor: sum(lines, 'grant', 'top-up'),
        });
        expect(figures.depositMinor - figures.stakedMinor + figures.returnedMinor).toBe(balanceMinor);
      });
    });

    describe("the figures of an operator's patron", () => {
      it('leave out transfers from and to the wallet', async () => {
        const patron = patronId('acme.EUR.7f');
        const key = { brand: 'acme', currency: 'EUR' };
        const [own, operator] = [patronAccount(patron), operatorAccount(key)];
        const escrow = escrowAccount(MAIN, key);
        await store.transfer([direct('in', operator, own, 500, 'wallet-in')]);
        await store.transfer([{ ...stake('s1', patron, 500), credit: escrow }]);
        await store.transfer([
          decide('post', 's1'),
          direct('from', houseAccount(key), escrow, 500, 'house'),
          direct('back', escrow, own, 1_000),
          direct('out', own, operator, 1_000, 'wallet-out'),
        ]);
        expect(await store.patronFigures(patron)).toMatchObject({
          ...{ rounds: 1, stakedMinor: 500, returnedMinor: 1_000, depositMinor: 0 },
        });
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
