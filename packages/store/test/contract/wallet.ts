// Contract suite of a store, calls to the wallets of operators: debits before they are sent, and the outbox of what is owed. [L6]
import { minor } from '@punto/engine/minor';
import { type PatronId, type TableId, ticketId, version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../../src/journal-entry.ts';
import { type Needs, type Store, type Transaction, UndeclaredNeed } from '../../src/store.ts';
import {
  LOCKING_AGE_MS,
  type OutboxCall,
  type OutboxClaim,
  type WalletIntent,
} from '../../src/wallet-store.ts';
import { ANN, ANNS, BEN, event, grant, MAIN, needing, SIDE_ROOM } from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

const intent = (debit: string, more: Partial<WalletIntent> = {}): WalletIntent => ({
  ...{
    debit,
    table: MAIN,
    shoe: 1,
    round: 1,
    patron: ANN,
    ticket: ticketId(`ticket-${debit}`),
    brand: 'lagoon',
  },
  ...{ account: 'anna at the operator', session: 's1', amountMinor: minor(500), at: 1_000 },
  traceparent: null,
  ...more,
});

const owed = (id: string, patron: PatronId = ANN, more: Partial<OutboxCall> = {}): OutboxCall => ({
  ...{ id, call: 'credit', brand: 'lagoon', table: MAIN, patron, body: `{"id":"${id}"}` },
  ...{ deltaMinor: minor(7), at: 1_000, traceparent: `00-of-${id}` },
  ...more,
});

const ENTRY: JournalEntry = {
  ...{
    at: 0,
    staff: { id: 'sue', name: 'Sue' },
    role: 'supervisor',
    action: 'retry-wallet-call',
    table: MAIN,
  },
  ...{ shoe: null, round: null, patron: ANN, reason: null, before: null, after: null },
};

export const walletContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about wallets: it`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const write = <T>(
      work: (tx: Transaction) => T,
      declared: Partial<Needs> = {},
      table: TableId = MAIN,
    ): Promise<T> => store.write({ table, expected: version(0), needs: needing(declared), work });
    const owe = (calls: readonly OutboxCall[], table: TableId = MAIN): Promise<void> =>
      write((tx) => calls.forEach(tx.wallet.owe), {}, table);
    const claim = async (more: Partial<OutboxClaim> = {}): Promise<readonly string[]> =>
      (
        await store.wallet.claim({
          ...{ table: MAIN, brand: 'lagoon', now: 1_000, until: 60_000, most: 10 },
          ...more,
        })
      ).map(({ id }) => id);
    const deliver = (id: string): Promise<TableId | null> =>
      store.wallet.deliver({ id, at: 2_000, outcome: 'done', transfers: [] });

    it('keeps an intent once, and returns its state', async () => {
      expect(
        await Promise.all([store.wallet.intend(intent('d1')), store.wallet.intend(intent('d2'))]),
      ).toEqual(['new', 'new']);
      await write((tx) => tx.wallet.close('d1', 'refused', 'funds'));
      await reopen();
      const known = { ...intent('d1'), state: 'refused', reason: 'funds' };
      expect(await store.wallet.intend(intent('d1'))).toEqual(known);
      const open = { ...intent('d2'), state: 'open', reason: null };
      expect(await store.wallet.openDebits(MAIN)).toEqual([open]);
      expect(await store.wallet.openDebits(SIDE_ROOM)).toEqual([]);
      await write((tx) => tx.wallet.close('d2', 'accepted', null));
      expect(await store.wallet.openDebits(MAIN)).toEqual([]);
    });

    it('reads the debits of a declared round, including those that the transaction has closed', async () => {
      await store.wallet.intend(intent('d1'));
      await store.wallet.intend(intent('d2', { round: 2 }));
      await store.wallet.intend(intent('d3', { table: SIDE_ROOM }));
      const found = await write(
        (tx) => {
          tx.wallet.close('d1', 'cancelled', 'unclear');
          return tx.wallet.debits(1, 1);
        },
        { debits: [{ shoe: 1, round: 1 }] },
      );
      expect(found).toEqual([{ ...intent('d1'), state: 'cancelled', reason: 'unclear' }]);
      await expect(write((tx) => tx.wallet.debits(1, 1))).rejects.toBeInstanceOf(UndeclaredNeed);
    });

    it('writes owed calls with the rest of the transaction, or not at all', async () => {
      await store.wallet.intend(intent('d1'));
      const failed = write((tx) => {
        tx.wallet.close('d1', 'cancelled', 'unclear');
        tx.wallet.owe(owed('x1'));
        throw new Error('broken');
      });
      await expect(failed).rejects.toThrow('broken');
      expect(await claim()).toEqual([]);
      expect(await store.wallet.openDebits(MAIN)).toHaveLength(1);
      await write((tx) => {
        tx.append([event(1)]);
        tx.wallet.owe(owed('x1'));
      });
      expect(await claim()).toEqual(['x1']);
      expect((await store.load(MAIN)).events).toHaveLength(1);
    });

    it('gives out the first call of each patron, and the next when it is delivered', async () => {
      await owe([owed('a1'), owed('a2'), owed('b1', BEN), owed('a3')]);
      const [first] = await store.wallet.claim({
        ...{ table: MAIN, brand: 'lagoon', now: 1_000, until: 5_000, most: 1 },
      });
      expect(first).toMatchObject({
        ...owed('a1'),
        attempts: 1,
        dueAt: 5_000,
        fault: null,
        deliveredAt: null,
      });
      expect(await claim()).toEqual(['b1']);
      expect(await claim()).toEqual([]);
      await deliver('a1');
      expect(await claim()).toEqual(['a2']);
      await deliver('b1');
      await deliver('a2');
      await deliver('a2');
      await reopen();
      expect(await claim({ now: 999 })).toEqual([]);
      expect(await claim()).toEqual(['a3']);
    });

    it('keeps the order of a patron over tables, and tables and brands apart', async () => {
      await owe([owed('a1')]);
      await owe([owed('a2', ANN, { table: SIDE_ROOM }), owed('b1', BEN, { table: SIDE_ROOM })], SIDE_ROOM);
      await owe([owed('c1', BEN, { brand: 'reef' })]);
      expect(await claim({ table: SIDE_ROOM })).toEqual(['b1']);
      expect(await claim({ brand: 'reef' })).toEqual([]);
      expect(await claim()).toEqual(['a1']);
      await deliver('a1');
      await deliver('b1');
      expect(await claim({ table: SIDE_ROOM })).toEqual(['a2']);
      expect(await claim({ brand: 'reef' })).toEqual(['c1']);
    });

    it('gives out a failed call again when it is due, and all to a new holder', async () => {
      await owe([owed('a1'), owed('b1', BEN, { brand: 'reef' })]);
      expect(await store.wallet.nextDue(MAIN, 'lagoon')).toBe(1_000);
      await claim();
      await store.wallet.fail({ id: 'a1', dueAt: 9_000, fault: 'no answer' });
      expect(await store.wallet.nextDue(MAIN, 'lagoon')).toBe(9_000);
      expect(await claim({ now: 8_999 })).toEqual([]);
      expect(await claim({ now: 9_000, until: 50_000 })).toEqual(['a1']);
      expect(await store.wallet.takeOver(MAIN, 9_500)).toEqual(['lagoon', 'reef']);
      expect(await store.wallet.takeOver(SIDE_ROOM, 9_500)).toEqual([]);
      expect(await store.wallet.nextDue(MAIN, 'lagoon')).toBe(9_500);
      expect(await claim({ now: 9_500 })).toEqual(['a1']);
      await deliver('a1');
      expect(await store.wallet.nextDue(MAIN, 'lagoon')).toBeNull();
    });

    it('returns when the first sendable call is due, also when other calls wait behind it', async () => {
      await owe([owed('a1'), owed('a2'), owed('b1', BEN)]);
      await owe([owed('a3', ANN, { table: SIDE_ROOM })], SIDE_ROOM);
      await claim();
      await store.wallet.fail({ id: 'a1', dueAt: 9_000, fault: 'no-answer' });
      await store.wallet.fail({ id: 'b1', dueAt: 12_000, fault: 'no-answer' });
      expect(await store.wallet.nextDue(MAIN, 'lagoon')).toBe(9_000);
      expect(await store.wallet.nextDue(SIDE_ROOM, 'lagoon')).toBe(9_000);
      await deliver('a1');
      expect(await store.wallet.nextDue(MAIN, 'lagoon')).toBe(1_000);
      await deliver('a2');
      expect(await store.wallet.nextDue(MAIN, 'lagoon')).toBe(12_000);
      expect(await store.wallet.nextDue(SIDE_ROOM, 'lagoon')).toBe(1_000);
    });

    it('names the table of the next call to the patron when one is delivered', async () => {
      await owe([owed('a1'), owed('a2'), owed('b1', BEN)]);
      await owe([owed('a3', ANN, { table: SIDE_ROOM })], SIDE_ROOM);
      expect(await deliver('a1')).toBe(MAIN);
      expect(await deliver('a2')).toBe(SIDE_ROOM);
      expect(await deliver('a3')).toBeNull();
      expect(await deliver('b1')).toBeNull();
    });

    it('makes failed calls of a table to a brand due again, apart from those in flight', async () => {
      await owe([owed('a1'), owed('b1', BEN)]);
      await owe([owed('c1', ANN, { brand: 'reef' })]);
      await claim({ until: 60_000 });
      await store.wallet.fail({ id: 'a1', dueAt: 30_000, fault: 'no-answer' });
      await store.wallet.hasten({ table: MAIN, brand: 'reef', now: 2_000, except: [] });
      expect(await claim({ now: 2_000 })).toEqual([]);
      await store.wallet.hasten({ table: MAIN, brand: 'lagoon', now: 2_000, except: ['b1'] });
      expect(await claim({ now: 1_999 })).toEqual([]);
      expect(await claim({ now: 2_000 })).toEqual(['a1']);
    });

    it('locks a patron by three calls of which the first has failed', async () => {
      await owe([owed('a1'), owed('a2'), owed('a3'), owed('b1', BEN)]);
      const intend = (debit: string, patron: PatronId = ANN) =>
        store.wallet.intend(intent(debit, { patron, at: 2_000 }));
      expect(await intend('d1')).toBe('new');
      await claim();
      await store.wallet.fail({ id: 'a1', dueAt: 9_000, fault: 'no answer' });
      await store.wallet.fail({ id: 'b1', dueAt: 9_000, fault: 'no answer' });
      expect(await Promise.all([intend('d2'), intend('d3', BEN)])).toEqual(['locked', 'new']);
      await deliver('a1');
      expect(await intend('d2')).toBe('new');
    });

    it('locks a patron by one call of ten minutes', async () => {
      await owe([owed('a1')]);
      const late = (debit: string, ms: number) => store.wallet.intend(intent(debit, { at: 1_000 + ms }));
      expect(await late('d1', LOCKING_AGE_MS - 1)).toBe('new');
      expect(await late('d2', LOCKING_AGE_MS)).toBe('locked');
    });

    it('posts the transfers of the outcome of a call, once', async () => {
      await owe([owed('a1')]);
      const delivery = { id: 'a1', at: 2_000, outcome: 'funds', transfers: [grant(ANN, 40)] };
      await store.wallet.deliver(delivery);
      await store.wallet.deliver(delivery);
      expect((await store.account(ANNS)).balanceMinor).toBe(40);
      expect(await store.wallet.waiting(9_000)).toEqual([]);
    });

    it('makes an undelivered call due once, with an entry in the journal', async () => {
      const entry = (at: number) => ({ ...ENTRY, at });
      await owe([owed('a1'), owed('b1', BEN)]);
      await claim({ until: 60_000 });
      expect(await store.wallet.makeDue('a1', 5_000, entry(5_000))).toBe('due');
      expect(await store.wallet.makeDue('a1', 6_000, entry(6_000))).toBe('already');
      expect(await claim({ now: 5_000 })).toEqual(['a1']);
      await deliver('b1');
      expect(await store.wallet.makeDue('b1', 7_000, entry(7_000))).toBe('delivered');
      expect(await store.wallet.makeDue('c1', 7_000, entry(7_000))).toBeNull();
      const { items } = await store.journalPage({ limit: 9, before: null });
      expect(items.map(({ at, action }) => [at, action])).toEqual([[5_000, 'retry-wallet-call']]);
      expect(await store.wallet.calls(['a1', 'b1', 'c1'])).toHaveLength(2);
    });

    it('finds debits by their ids', async () => {
      await store.wallet.intend(intent('d1'));
      await store.wallet.intend(intent('d2'));
      const found = await store.wallet.debits(['d2', 'd3']);
      expect(found).toEqual([{ ...intent('d2'), state: 'open', reason: null }]);
    });

    it('lists the patrons whose betting is locked, as `intend` locks them', async () => {
      await owe([owed('a1'), owed('a2'), owed('a3'), owed('b1', BEN, { at: 9_000 })]);
      expect(await store.wallet.locked(1_000, 9)).toEqual([]);
      await store.wallet.fail({ id: 'a1', dueAt: 9_000, fault: 'no-answer' });
      const ann = { patron: ANN, brand: 'lagoon', calls: 3, oldestAt: 1_000 };
      const ben = { patron: BEN, brand: 'lagoon', calls: 1, oldestAt: 9_000 };
      expect(await store.wallet.locked(1_000, 9)).toEqual([ann]);
      expect(await store.wallet.locked(9_000 + LOCKING_AGE_MS, 9)).toEqual([ann, ben]);
      expect(await store.wallet.locked(9_000 + LOCKING_AGE_MS, 1)).toEqual([ann]);
      await deliver('a1');
      expect(await store.wallet.locked(1_000, 9)).toEqual([]);
    });

    it('pages the corrections that an operator has refused, newest first', async () => {
      await owe([owed('a1'), owed('b1', BEN, { brand: 'reef' }), owed('a2'), owed('a3')]);
      for (const id of ['a1', 'b1', 'a2'])
        await store.wallet.deliver({ id, at: 2_000, outcome: 'funds', transfers: [] });
      await deliver('a3');
      const page = async (limit: number, before: string | null, brand?: string) => {
        const { items, next } = await store.wallet.receivables({ limit, before, brand });
        return { ids: items.map(({ id }) => id), next };
      };
      const first = await page(2, null);
      expect(first.ids).toEqual(['a2', 'b1']);
      expect(await page(2, first.next)).toEqual({ ids: ['a1'], next: null });
      expect(await page(9, null, 'reef')).toEqual({ ids: ['b1'], next: null });
    });

    it('lists the unresolved calls of one brand', async () => {
      await owe([owed('a1'), owed('b1', BEN, { brand: 'reef' })]);
      const found = await store.wallet.unresolved({ brand: 'reef', before: 2_000, most: 9 });
      expect(found.map(({ id }) => id)).toEqual(['b1']);
    });

    it('lists the unresolved calls, and counts the waiting ones', async () => {
      await owe([owed('a1', ANN, { at: 5_000 }), owed('b1', BEN), owed('b2', BEN, { brand: 'reef' })]);
      const lagoon = { brand: 'lagoon', calls: 2, oldestAt: 1_000 };
      const reef = { brand: 'reef', calls: 1, oldestAt: 1_000 };
      const none = { unresolved: 0, unresolvedAt: null };
      expect(await store.wallet.waiting(1_000)).toEqual([
        { ...lagoon, ...none },
        { ...reef, ...none },
      ]);
      expect(await store.wallet.waiting(1_001)).toEqual([
        { ...lagoon, unresolved: 1, unresolvedAt: 1_000 },
        { ...reef, unresolved: 1, unresolvedAt: 1_000 },
      ]);
      const list = async (before: number) =>
        (await store.wallet.unresolved({ before, most: 9 })).map(({ id, fault }) => [id, fault]);
      expect(await list(1_000)).toEqual([]);
      expect(await list(1_001)).toEqual([
        ['b1', null],
        ['b2', null],
      ]);
      await store.wallet.fail({ id: 'a1', dueAt: 9_000, fault: 'status 500' });
      expect(await list(1_000)).toEqual([['a1', 'status 500']]);
      expect(await store.wallet.waiting(1_000)).toEqual([
        { ...lagoon, unresolved: 1, unresolvedAt: 5_000 },
        { ...reef, ...none },
      ]);
    });
  });
};
