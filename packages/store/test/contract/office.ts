// Contract suite of a store, operators: rounds and figures of brands as a feed, and webhooks that are sent in order.
import { type Minor, minor } from '@punto/engine/minor';
import { patronAccount } from '@punto/ledger/account';
import { instant, type PatronId, patronId, tableId, version } from '@punto/table/ids';
import type { PlayRecord, RecordedBet } from '@punto/table/records/record';
import { describe, expect, it } from 'vitest';
import { type Store, UnknownCursor } from '../../src/store.ts';
import type { WebhookEvent } from '../../src/webhook-store.ts';
import { ANN, MAIN, needing, record, SIDE_ROOM } from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

const EVA = patronId('acme.EUR.eva');
const IDA = patronId('acme.EUR.ida');
const KEN = patronId('acme.JPY.ken');
const LEO = patronId('lido.EUR.leo');

const QUARTER_MS = 900_000;
const DAY_QUARTERS = 96;

const bet = (stake: number, returned: number, commission = 0): RecordedBet => ({
  option: 'banker',
  schedule: 'banker',
  stakeMinor: minor(stake),
  verdict: returned > 0 ? 'won' : 'lost',
  winningsMinor: minor(Math.max(returned + commission - stake, 0)),
  commissionMinor: minor(commission),
  returnedMinor: minor(returned),
});

const played = (
  who: PatronId,
  round: number,
  bets: readonly RecordedBet[],
  more: Partial<PlayRecord> = {},
): PlayRecord => {
  const total = (amount: (each: RecordedBet) => Minor): Minor =>
    minor(bets.reduce((sum, each) => sum + amount(each), 0));
  return {
    ...record(
      who,
      round,
      total(({ stakeMinor }) => stakeMinor),
      total(({ returnedMinor }) => returnedMinor),
    ),
    bets,
    ...more,
  };
};

const said = (id: string, more: Partial<WebhookEvent> = {}): WebhookEvent => ({
  id,
  brand: 'acme',
  type: 'session.ended',
  ordering: id,
  at: 5,
  data: { session: id },
  ...more,
});

const URL = 'https://acme.example/hooks';
const OTHER_URL = 'https://acme.example/copies';
const URLS = new Map([['acme', [URL]]]);

export const officeContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about operators`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const keep = (records: readonly PlayRecord[], rounds: readonly number[] = []) =>
      store.write({
        table: records[0]?.table ?? MAIN,
        expected: version(0),
        needs: needing({
          accounts: records.map(({ patron: who }) => patronAccount(who)),
          rounds: rounds.map((round) => ({ shoe: 1, round })),
        }),
        work: (tx) => tx.keep(records),
      });
    /** A feed in PostgreSQL shows rows only when no transaction that began before is still running, be it of another database. */
    const shown = (brand: string, count: number) =>
      expect.poll(async () => (await feed(brand)).items.length).toBe(count);
    const feed = (brand: string, after: string | null = null, more = {}) =>
      store.office.rounds({ brand, after, limit: 50, ...more });

    describe('rounds of a brand', () => {
      it('are of its own patrons alone, with sums by currency', async () => {
        await keep([
          played(ANN, 1, [bet(500, 0)]),
          played(EVA, 1, [bet(1_000, 1_950, 50)]),
          played(IDA, 1, [bet(200, 0), bet(300, 0)]),
          played(KEN, 1, [bet(7, 0)]),
          played(LEO, 1, [bet(999, 0)]),
        ]);
        await shown('acme', 1);
        const { items, more } = await feed('acme');
        expect(more).toBe(false);
        expect(items).toEqual([
          {
            ...{ brand: 'acme', table: MAIN, shoe: 1, round: 1, revision: 0, at: 1_001, status: 'settled' },
            currencies: {
              EUR: {
                ...{ patrons: 2, bets: 3, stakeMinor: 1_500, returnedMinor: 1_950 },
                ...{ commissionMinor: 50, cancelledMinor: 0 },
              },
              JPY: {
                ...{ patrons: 1, bets: 1, stakeMinor: 7, returnedMinor: 0 },
                ...{ commissionMinor: 0, cancelledMinor: 0 },
              },
            },
          },
        ]);
        expect((await feed('lido')).items).toMatchObject([{ currencies: { EUR: { stakeMinor: 999 } } }]);
        expect((await feed('house')).items).toEqual([]);
        expect(JSON.stringify(items)).not.toMatch(/lido|999|house/);
      });

      it('are read on from a cursor, which stays valid', async () => {
        for (const round of [1, 2, 3]) await keep([played(EVA, round, [bet(100, 0)])]);
        await shown('acme', 3);
        const first = await feed('acme', null, { limit: 2 });
        expect([first.items.map(({ round }) => round), first.more]).toEqual([[1, 2], true]);
        const rest = await feed('acme', first.next);
        expect([rest.items.map(({ round }) => round), rest.more]).toEqual([[3], false]);
        expect(await feed('acme', rest.next)).toEqual({ items: [], next: rest.next, more: false });
        await reopen();
        await keep([played(EVA, 4, [bet(100, 0)])]);
        await shown('acme', 4);
        expect((await feed('acme', rest.next)).items.map(({ round }) => round)).toEqual([4]);
        await expect(feed('acme', 'l1')).rejects.toThrow(UnknownCursor);
      });

      it('are of a span of time, from inclusive and to exclusive', async () => {
        for (const round of [1, 2, 3]) await keep([played(EVA, round, [bet(100, 0)])]);
        await shown('acme', 3);
        const { items } = await feed('acme', null, { from: 1_002, to: 1_003 });
        expect(items.map(({ round }) => round)).toEqual([2]);
      });

      it('have a correction as an item of its own', async () => {
        await keep([played(EVA, 1, [bet(100, 0)])]);
        const correction = { revision: 1, status: 'voided', at: 2_000 } as const;
        await keep([played(EVA, 1, [bet(100, 100)], correction)], [1]);
        await shown('acme', 2);
        const { items } = await feed('acme');
        expect(items.map(({ revision, status, at }) => [revision, status, at])).toEqual([
          [0, 'settled', 1_001],
          [1, 'voided', 2_000],
        ]);
        expect(items[1]?.currencies.EUR).toMatchObject({ stakeMinor: 0, cancelledMinor: 100 });
      });
    });

    describe('figures of a brand', () => {
      const figures = async (brand: string) =>
        (await store.office.figures(brand, 0, 3 * DAY_QUARTERS)).map((line) => [
          ...[line.currency, line.quarter, line.correctedQuarter, line.table, line.option, line.bets],
          ...[line.stakeMinor, line.returnedMinor, line.commissionMinor, line.cancelledMinor],
        ]);

      it('add up by quarter, currency and table', async () => {
        await keep([played(EVA, 1, [bet(1_000, 1_950, 50)]), played(KEN, 1, [bet(7, 0)])]);
        await keep([played(EVA, 2, [bet(500, 0)]), played(LEO, 2, [bet(1, 0)])]);
        await keep([played(EVA, 1, [bet(30, 0)], { table: SIDE_ROOM, at: QUARTER_MS })]);
        expect(await figures('acme')).toEqual([
          ['EUR', 0, null, 'main', 'banker', 2, 1_500, 1_950, 50, 0],
          ['EUR', 1, null, 'side-room', 'banker', 1, 30, 0, 0, 0],
          ['JPY', 0, null, 'main', 'banker', 1, 7, 0, 0, 0],
        ]);
        expect(await figures('lido')).toEqual([['EUR', 0, null, 'main', 'banker', 1, 1, 0, 0, 0]]);
        expect(await store.office.figures('acme', 1, 2)).toHaveLength(1);
      });

      it('have a correction as a line of its own, which names the quarter that it corrects', async () => {
        await keep([played(EVA, 1, [bet(1_000, 1_950, 50)])]);
        const resettled = { revision: 1, status: 'resettled', at: DAY_QUARTERS * QUARTER_MS } as const;
        await keep([played(EVA, 1, [bet(1_000, 0)], resettled)], [1]);
        const voided = { revision: 2, status: 'voided', at: 2 * DAY_QUARTERS * QUARTER_MS } as const;
        await keep([played(EVA, 1, [bet(1_000, 1_000)], voided)], [1]);
        expect(await figures('acme')).toEqual([
          ['EUR', 0, null, 'main', 'banker', 1, 1_000, 1_950, 50, 0],
          ['EUR', DAY_QUARTERS, 0, 'main', 'banker', 0, 0, -1_950, -50, 0],
          ['EUR', 2 * DAY_QUARTERS, 0, 'main', 'banker', -1, -1_000, 0, 0, 1_000],
        ]);
      });

      it('have a cancelled round apart', async () => {
        await keep([played(EVA, 1, [bet(100, 100)], { status: 'cancelled', outcome: null })]);
        expect(await figures('acme')).toEqual([['EUR', 0, null, 'main', 'banker', 0, 0, 0, 0, 100]]);
      });
    });

    describe('webhooks', () => {
      const claim = (now: number, more = {}) =>
        store.webhooks.claim({ brand: 'acme', url: URL, now, until: now + 100, most: 10, ...more });
      const ids = async (now: number, more = {}) => (await claim(now, more)).map(({ id }) => id);

      it('are written with the round, for each brand that has patrons in it', async () => {
        await keep([played(ANN, 1, [bet(500, 0)])]);
        await keep([played(EVA, 2, [bet(1_000, 1_950, 50)]), played(LEO, 2, [bet(9, 0)])]);
        expect(await store.webhooks.spread(URLS, 10, 50)).toBe(2);
        const [one, ...others] = await claim(10);
        expect(others).toEqual([]);
        expect(one).toMatchObject({
          ...{ id: 'round:main:1:2:0', brand: 'acme', type: 'round.settled', url: URL, attempts: 1 },
          at: 1_002,
          data: {
            ...{ table: 'main', shoe: 1, round: 2, revision: 0, status: 'settled', reason: null },
            result: { outcome: 'player', player: ['9S', 'KD'], banker: ['2C', '3H'] },
            currencies: { EUR: { patrons: 1, stake: 1_000, return: 1_950, commission: 50, cancelled: 0 } },
          },
        });
        expect(JSON.stringify(one)).not.toContain('lido');
      });

      it('of a round follow each other: the next when the one before is delivered or given up', async () => {
        await keep([played(EVA, 1, [bet(100, 0)])]);
        for (const revision of [1, 2])
          await keep([played(EVA, 1, [bet(100, 0)], { revision, status: 'resettled', at: 2_000 })], [1]);
        await keep([played(EVA, 2, [bet(100, 0)])]);
        await store.webhooks.spread(URLS, 10, 50);
        const [first, other] = await claim(10);
        expect([first?.id, other?.id]).toEqual(['round:main:1:1:0', 'round:main:1:2:0']);
        expect(await ids(10)).toEqual([]);
        await store.webhooks.failed(first?.number ?? 0, 'status 500', 20, 500);
        expect(await ids(499)).toEqual(['round:main:1:2:0']);
        const [again] = await claim(500);
        expect([again?.id, again?.attempts]).toEqual(['round:main:1:1:0', 2]);
        await store.webhooks.delivered(first?.number ?? 0, 510);
        const [second] = await claim(510);
        expect([second?.id, second?.type]).toEqual(['round:main:1:1:1', 'round.corrected']);
        await store.webhooks.failed(second?.number ?? 0, 'status 410', 520, null);
        expect(await ids(520)).toEqual(['round:main:1:1:2']);
      });

      it('whose attempt is not recorded in time are due again', async () => {
        await store.webhooks.announce([said('a')]);
        await store.webhooks.spread(URLS, 0, 50);
        expect(await ids(0)).toEqual(['a']);
        expect(await ids(99)).toEqual([]);
        await reopen();
        expect(await ids(100)).toEqual(['a']);
      });

      it('are announced once for each id of a brand', async () => {
        await store.webhooks.announce([said('a'), said('a', { brand: 'lido' })]);
        await store.webhooks.announce([said('a', { data: {} }), said('b')]);
        expect(await store.webhooks.spread(URLS, 0, 50)).toBe(3);
        expect(await store.webhooks.spread(URLS, 0, 50)).toBe(0);
        expect((await claim(0)).map(({ id, data }) => [id, data])).toEqual([
          ['a', { session: 'a' }],
          ['b', { session: 'b' }],
        ]);
      });

      it('for every brand have a delivery for each address', async () => {
        await store.write({
          table: tableId('new'),
          expected: version(0),
          needs: needing({}),
          work: (tx) => tx.append([{ type: 'TableReopened', by: { id: 's', name: 'S' }, at: instant(7) }]),
        });
        const urls = new Map([
          ['acme', [URL, OTHER_URL]],
          ['lido', ['https://lido.example/']],
        ]);
        await store.webhooks.spread(urls, 10, 50);
        const expected = { id: 'table:new:1', type: 'table.opened', data: { table: 'new' } };
        expect(await claim(10)).toMatchObject([{ ...expected, brand: 'acme' }]);
        expect(await claim(10, { url: OTHER_URL })).toMatchObject([{ ...expected, brand: 'acme' }]);
        expect(await claim(10, { brand: 'lido' })).toEqual([]);
        const lidos = await claim(10, { brand: 'lido', url: 'https://lido.example/' });
        expect(lidos).toMatchObject([{ ...expected, brand: 'lido' }]);
      });

      it('that were given up are listed, and can be sent again', async () => {
        await store.webhooks.announce([said('a'), said('b')]);
        await store.webhooks.spread(URLS, 0, 50);
        const claimed = await claim(0);
        for (const { number } of claimed) await store.webhooks.failed(number, 'status 404', 30, null);
        const letters = await store.webhooks.deadLetters('acme', 0, 1);
        expect(letters).toMatchObject([{ id: 'a', fault: 'status 404', changedAt: 30, attempts: 1 }]);
        const next = await store.webhooks.deadLetters('acme', letters[0]?.number ?? 0, 50);
        expect(next.map(({ id }) => id)).toEqual(['b']);
        expect(await store.webhooks.deadLetters('lido', 0, 50)).toEqual([]);
        const numbers = claimed.map(({ number }) => number);
        expect(await store.webhooks.revive('lido', numbers, 40)).toBe(0);
        expect(await store.webhooks.revive('acme', numbers, 40)).toBe(2);
        expect(await ids(40)).toEqual(['a', 'b']);
      });

      it('that are settled are deleted after a time, those that wait are not', async () => {
        await store.webhooks.announce([said('a'), said('b')]);
        await store.webhooks.spread(URLS, 0, 50);
        expect(await store.webhooks.waiting()).toEqual({ count: 2, oldestAt: 0 });
        const [first] = await claim(0, { most: 1 });
        await store.webhooks.delivered(first?.number ?? 0, 50);
        expect(await store.webhooks.forget(50)).toBe(0);
        expect(await store.webhooks.forget(51)).toBe(1);
        expect(await store.webhooks.waiting()).toEqual({ count: 1, oldestAt: 0 });
      });

      it('of several senders at once are claimed by one of them', async () => {
        await store.webhooks.announce(Array.from({ length: 40 }, (_, n) => said(`n${n}`)));
        const spread = await Promise.all([1, 2, 3].map(() => store.webhooks.spread(URLS, 0, 50)));
        expect(spread.reduce((sum, count) => sum + count, 0)).toBe(40);
        const claims = await Promise.all([1, 2, 3, 4].map(() => ids(0, { most: 20 })));
        const all = claims.flat();
        expect(new Set(all).size).toBe(all.length);
        expect([...all, ...(await ids(0, { most: 40 }))].length).toBe(40);
      });
    });
  });
};
