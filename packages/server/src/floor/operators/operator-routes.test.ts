// The floor's page of operators against a store, with owed calls of two brands.
import { minor } from '@punto/engine/minor';
import type { Transaction } from '@punto/store/store';
import { needing } from '@punto/store/test/samples/sample';
import type { OutboxCall } from '@punto/store/wallet-store';
import { type PatronId, ticketId, version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandPlay, EVA, KEN, LEO, SALON } from '../../../test/support/brand-play.ts';
import { sampleBrand } from '../../../test/support/sample-brand.ts';
import { createTestDoor, type TestDoor } from '../../../test/support/test-door.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import type { WalletStatus } from '../../broker/wallet-status.ts';
import { readWalletAlerts } from './wallet-alerts.ts';

const OPEN: WalletStatus = {
  ...{ openSince: 5_000, calls: 12, failures: 11 },
  lastFault: { at: 6_000, fault: 'timeout' },
};
const CLOSED: WalletStatus = { openSince: null, calls: 3, failures: 0, lastFault: null };
const brands = new Map(['acme', 'lido'].map((id) => [id, sampleBrand(id)] as const));
const wallets = new Map([
  ['acme', { status: () => OPEN }],
  ['lido', { status: () => CLOSED }],
]);

let server: TestServer;
let door: TestDoor;
let cookie: string;
beforeEach(async () => {
  server = await createTestServer({
    brands,
    wallets: { wallets, onDelivered: () => {}, onChanged: () => {} } as never,
  });
  door = createTestDoor(server);
  ({ cookie } = await server.staff('supervisor', 'Sue'));
});
afterEach(() => server.close());

const intend = (debit: string, patron: PatronId, amount: number) =>
  server.store.wallet.intend({
    ...{ debit, table: SALON, shoe: 3, round: 7, patron, ticket: ticketId('ticket-0007'), brand: 'acme' },
    ...{
      account: 'E-17',
      session: 's',
      amountMinor: minor(amount),
      at: server.clock.now(),
      traceparent: null,
    },
  });
const call = (id: string, patron: PatronId, more: Partial<OutboxCall>, body: object): OutboxCall => ({
  ...{ id, call: 'credit', brand: 'acme', table: SALON, patron, deltaMinor: minor(0), traceparent: null },
  ...{ at: server.clock.now(), body: JSON.stringify({ patron: 'E-17', ...body }), ...more },
});
/** Written in the transaction of a separate table. */
const owe = async (calls: readonly OutboxCall[]): Promise<void> => {
  const work = (tx: Transaction) => calls.forEach(tx.wallet.owe);
  await server.store.write({ table: SALON, expected: version(0), needs: needing({}), work });
};
const fail = (id: string, fault: string) =>
  server.store.wallet.fail({ id, fault, dueAt: server.clock.now() + 30_000 });

describe('unresolved calls', () => {
  beforeEach(async () => {
    await intend('debit:d1', EVA, 1_250);
    await owe([
      call('cancel:d1', EVA, { call: 'cancel' }, { debit: 'debit:d1' }),
      call('credit:c1', KEN, { deltaMinor: minor(900) }, { shoe: 3, round: 8, debits: [] }),
      call('adjust:a1', KEN, { call: 'adjust', deltaMinor: minor(-300) }, { of: 'credit:c1' }),
      call('credit:c2', LEO, { brand: 'lido', deltaMinor: minor(5) }, { shoe: 4, round: 1, debits: [] }),
    ]);
    await fail('cancel:d1', 'no-answer');
  });
  const ids = async (query = '') =>
    (await door.send('GET', `/operators/calls${query}`, cookie)).body.calls.map(
      ({ id }: { id: string }) => id,
    );

  it('have amount, round and tickets: of a cancel those of its debit, of a correction those of its credit', async () => {
    server.clock.advance(61_000);
    const { body } = await door.send('GET', '/operators/calls', cookie);
    expect(body.calls).toMatchObject([
      {
        ...{ id: 'cancel:d1', kind: 'cancel', currency: 'EUR', amountMinor: 1_250, operatorPatron: 'E-17' },
        ...{ shoe: 3, round: 7, tickets: ['ticket-0007'], fault: 'no-answer', patron: EVA, table: SALON },
      },
      { id: 'credit:c1', currency: 'JPY', amountMinor: 900, shoe: 3, round: 8, fault: null },
      { id: 'adjust:a1', currency: 'JPY', amountMinor: -300, shoe: 3, round: 8 },
      { id: 'credit:c2', brand: 'lido' },
    ]);
    expect(await ids('?brand=lido')).toEqual(['credit:c2']);
  });

  it('are those that failed or are older than a minute', async () => {
    expect(await ids()).toEqual(['cancel:d1']);
  });

  it('are tried again at once, which is journalled once and deletes nothing', async () => {
    const retry = () => door.post('/operators/calls/cancel:d1/retry', cookie, {});
    expect((await retry()).body).toEqual({ state: 'due' });
    expect((await retry()).body).toEqual({ state: 'already' });
    expect(await ids()).toEqual(['cancel:d1']);
    const { items } = await server.store.journalPage({
      limit: 9,
      before: null,
      actions: ['retry-wallet-call'],
    });
    expect(items).toMatchObject([
      {
        ...{ staff: { name: 'Sue' }, patron: EVA, table: SALON, shoe: 3, round: 7 },
        after: { call: 'cancel:d1', kind: 'cancel', amount: '12.50 EUR' },
      },
    ]);
    await server.store.wallet.deliver({ id: 'cancel:d1', at: 1, outcome: 'done', transfers: [] });
    expect((await retry()).body).toEqual({ state: 'delivered' });
    expect(await ids()).toEqual([]);
    const none = await door.post('/operators/calls/cancel:d9/retry', cookie, {});
    expect([none.status, none.body.detail]).toEqual([404, 'no-wallet-call']);
  });

  it('ring when they are ten minutes old, and the open breaker of a brand rings', async () => {
    const read = () => readWalletAlerts({ ...server, brands, wallets });
    const breaker = { kind: 'breaker', brand: 'acme', name: 'acme', since: 5_000 };
    const since = server.clock.now();
    expect(await read()).toEqual([breaker]);
    server.clock.advance(10 * 60_000);
    expect(await read()).toEqual([
      breaker,
      { kind: 'unresolved', brand: 'acme', name: 'acme', since },
      { kind: 'unresolved', brand: 'lido', name: 'lido', since },
    ]);
  });

  it('lock the betting of their patron, which the brand shows with the state of its wallet', async () => {
    server.clock.advance(10 * 60_000);
    const { body } = await door.send('GET', '/operators', cookie);
    expect(body.operators.map(({ brand }: { brand: string }) => brand)).toEqual(['acme', 'lido']);
    const [acme, lido] = body.operators;
    expect(acme).toMatchObject({
      wallet: {
        ...{ nodes: 1, openAt: 1, openSince: 5_000, calls: 12, failures: 11 },
        lastTrouble: { at: 6_000, trouble: 'timeout' },
      },
      owed: { calls: 3 },
      unresolved: { calls: 3 },
    });
    expect(
      acme.locked.map(({ patron, calls }: { patron: string; calls: number }) => [patron, calls]),
    ).toEqual([
      [EVA, 1],
      [KEN, 2],
    ]);
    expect(lido).toMatchObject({ wallet: { openAt: 0, openSince: null }, unresolved: { calls: 1 } });
  });

  it('that an operator refused with funds are receivables', async () => {
    await server.store.wallet.deliver({ id: 'adjust:a1', at: 1, outcome: 'funds', transfers: [] });
    const { body } = await door.send('GET', '/operators/receivables?brand=acme', cookie);
    expect(body).toMatchObject({
      next: null,
      items: [{ id: 'adjust:a1', amountMinor: -300, currency: 'JPY' }],
    });
    expect((await door.send('GET', '/operators/receivables?brand=lido', cookie)).body.items).toEqual([]);
  });
});

describe('a brand', () => {
  it('has the figures of its own patrons by currency, and of no other', async () => {
    const play = await brandPlay(server.store, server.clock.now());
    await play.bet(EVA, 'ticket-0001', { player: 500 });
    await play.bet(KEN, 'ticket-0002', { banker: 300 });
    await play.bet(LEO, 'ticket-0003', { player: 700 });
    await play.until('betting');
    const { body } = await door.send('GET', '/operators', cookie);
    const days = (brand: string) =>
      body.operators
        .find((each: { brand: string }) => each.brand === brand)
        .currencies.map((each: { currency: string; day: { stakeMinor: number } }) => [
          each.currency,
          each.day.stakeMinor,
        ]);
    expect(days('acme')).toEqual([
      ['EUR', 50_000],
      ['JPY', 30_000],
    ]);
    expect(days('lido')).toEqual([
      ['EUR', 70_000],
      ['JPY', 0],
    ]);
  });

  it('has its tables with its limits in each currency', async () => {
    const { body } = await door.send('GET', '/operators', cookie);
    const [eur, jpy] = body.operators[0].currencies;
    expect(eur.tables.map(({ table }: { table: string }) => table)).toEqual(['one', 'two']);
    expect(eur.tables[0]).toMatchObject({ maxMinor: 100_000, stakedMinor: 0, exposureMinor: 0 });
    expect(jpy.tables[0]).toMatchObject({ maxMinor: 160_000 });
  });
});

it('a house without brands has no operators', async () => {
  await server.close();
  server = await createTestServer();
  door = createTestDoor(server);
  ({ cookie } = await server.staff('supervisor', 'Sue'));
  expect((await door.send('GET', '/operators', cookie)).body).toMatchObject({ operators: [] });
});
