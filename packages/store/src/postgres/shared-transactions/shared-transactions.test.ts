// Requests of several tables in one transaction of PostgreSQL: each is decided on its own, and none waits for another's locks.
import { minor as amount } from '@punto/engine/minor';
import { type AccountId, escrowAccount, operatorAccount, patronAccount } from '@punto/ledger/account';
import { stakedMinor } from '@punto/ledger/protection/money';
import { type PatronId, patronId, type TableId, tableId, ticketId, version } from '@punto/table/ids';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '../../../test/contract/postgres.ts';
import {
  ANN,
  BEN,
  BENS,
  direct,
  event,
  grant,
  MAIN,
  needing,
  patron,
  SIDE_ROOM,
  stake,
} from '../../../test/samples/sample.ts';
import { epoch, nodeId } from '../../leases.ts';
import { openPostgresStore } from '../../postgres-store.ts';
import { type Fence, LeaseLost, type Store, type Transaction, VersionConflict } from '../../store.ts';
import type { WalletIntent } from '../../wallet-store.ts';
import { openConnections } from '../connection.ts';
import { createPostgresLeases } from '../leases.ts';

const TERRACE = tableId('terrace');
const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const ZONE = 'Europe/Madrid';

const debitOf = (debit: string, who: PatronId, table: TableId): WalletIntent => ({
  ...{ debit, table, shoe: 1, round: 1, patron: who, ticket: ticketId('ticket-with-a-debit'), brand: 'acme' },
  ...{ account: 'at the operator', session: 's1', amountMinor: amount(60), at: 1_000, traceparent: null },
});

onPostgres('requests that share a transaction', ({ house }) => {
  let address: string;
  let store: Store;
  /** Requests of each commit. */
  let commits: number[];

  beforeEach(async () => {
    address = await house();
    commits = [];
    store = await openPostgresStore(address, {
      // A transaction in which all accounts were locked commits nothing.
      meter: {
        committed: (requests) => requests > 0 && commits.push(requests),
        commitFailed: () => undefined,
      },
    });
    for (const each of [ANN, BEN]) await store.admit(patron(each), `hash-${each}`, [grant(each, 100)]);
    // Streams that exist already.
    for (const table of [MAIN, SIDE_ROOM, TERRACE]) await write(table, 0, (tx) => tx.append([event(1)]));
    commits = [];
  });
  afterEach(() => store.close());

  const write = <T>(
    table: TableId,
    expected: number,
    work: (tx: Transaction) => T,
    accounts: readonly AccountId[] = [],
    more: { readonly fence?: Fence; readonly protections?: readonly PatronId[] } = {},
  ): Promise<T> => {
    const { fence, protections = [] } = more;
    const needs = needing({ accounts, protections });
    return store.write({ table, expected: version(expected), needs, work, ...(fence && { fence }) });
  };
  const bet = (who: PatronId, table: TableId, minor: number, id = `stake-${who}-${table}`) =>
    write(
      table,
      1,
      (tx) => {
        const refusal = tx.post([stake(id, who, minor, table)]);
        if (!refusal) tx.append([event(2)]);
        return refusal;
      },
      [patronAccount(who)],
    );
  const versions = async (): Promise<readonly number[]> =>
    Promise.all([MAIN, SIDE_ROOM, TERRACE].map(async (table) => (await store.load(table)).events.length));
  const pending = async (who: PatronId): Promise<number> =>
    (await store.account(patronAccount(who))).pendingMinor;

  it('[T3] tables that write in one turn have one commit, and each its own events and stakes', async () => {
    const refusals = await Promise.all([
      bet(ANN, MAIN, 60),
      bet(BEN, SIDE_ROOM, 70),
      write(TERRACE, 1, (tx) => tx.append([event(2), event(3)])),
    ]);
    expect(refusals).toEqual([null, null, undefined]);
    expect(commits).toEqual([3]);
    expect(await versions()).toEqual([2, 2, 3]);
    expect([await pending(ANN), await pending(BEN)]).toEqual([60, 70]);
    expect(await store.health.sums()).toMatchObject({ imbalanceMinor: 0, stakeImbalanceMinor: 0 });
  });

  it('[T3] of one transaction fail alone if they throw, are at another version or have lost their lease', async () => {
    const connections = openConnections(address, () => undefined);
    const leases = createPostgresLeases(connections);
    await leases.join(nodeId('anne'), 600_000);
    await leases.take(nodeId('anne'), [TERRACE]);
    const outcomes = await Promise.allSettled([
      bet(ANN, MAIN, 60),
      write(SIDE_ROOM, 7, (tx) => tx.append([event(2)])),
      write(TERRACE, 1, (tx) => tx.append([event(2)]), [], { fence: { lease: TERRACE, epoch: epoch(9) } }),
    ]);
    await connections.close();
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: null },
      { status: 'rejected', reason: expect.any(VersionConflict) },
      { status: 'rejected', reason: expect.any(LeaseLost) },
    ]);
    const thrown = await Promise.allSettled([
      write(MAIN, 2, () => {
        throw new Error('a fault of the table');
      }),
      bet(BEN, SIDE_ROOM, 70),
    ]);
    expect(thrown.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await versions()).toEqual([2, 2, 1]);
    expect(commits).toEqual([1, 1]);
    expect(await store.health.sums()).toMatchObject({ imbalanceMinor: 0, stakeImbalanceMinor: 0 });
  });

  it('[L6] two tables with stakes of one patron do not share, so the second sees the first', async () => {
    const refusals = await Promise.all([bet(ANN, MAIN, 60), bet(ANN, SIDE_ROOM, 60), bet(BEN, TERRACE, 5)]);
    expect(refusals).toEqual([null, 'exceeds-available', null]);
    expect(commits).toEqual([2, 1]);
    expect(await pending(ANN)).toBe(60);
  });

  it('[L6] tickets with debits at one operator share a commit, each table with a part of the operator’s account', async () => {
    const key = { brand: 'acme', currency: 'EUR' };
    const operator = operatorAccount(key);
    const tables = [MAIN, SIDE_ROOM] as const;
    const [zoe, yan] = [patronId('acme.EUR.zoe'), patronId('acme.EUR.yan')];
    for (const who of [zoe, yan]) await store.admit(patron(who), `hash-${who}`, []);
    const debited = (who: PatronId, table: TableId, minor: number, at: number) =>
      write(
        table,
        at,
        (tx) => {
          const debit = direct(`in-${who}-${at}`, operator, patronAccount(who), minor, 'wallet-in');
          const staked = {
            ...stake(`stake-${who}-${at}`, who, minor, table),
            credit: escrowAccount(table, key),
          };
          const refusal = tx.post([debit, staked]);
          if (!refusal) tx.append([event(at)]);
          tx.wallet.close(`debit-${who}-${at}`, 'accepted', null);
          return refusal;
        },
        [patronAccount(who), operator],
      );
    const intents = [zoe, yan].flatMap((who, n) =>
      [1, 2].map((at) => store.wallet.intend(debitOf(`debit-${who}-${at}`, who, tables[n] ?? MAIN))),
    );
    expect(await Promise.all(intents)).toEqual(['new', 'new', 'new', 'new']);
    // The first of a table creates its part of the account.
    for (const at of [1, 2])
      expect(await Promise.all([debited(zoe, MAIN, 60, at), debited(yan, SIDE_ROOM, 70, at)])).toEqual([
        null,
        null,
      ]);
    expect(commits.at(-1)).toBe(2);
    expect(await store.account(operator)).toMatchObject({ balanceMinor: -260, pendingMinor: 0 });
    expect([await pending(zoe), await pending(yan)]).toEqual([120, 140]);
    const closed = await store.wallet.debits([`debit-${zoe}-2`, `debit-${yan}-2`]);
    expect(closed.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(await store.health.sums()).toMatchObject({ imbalanceMinor: 0, stakeImbalanceMinor: 0 });
  });

  it('[T3] a request whose account another transaction has locked waits alone', async () => {
    const holder = new Client({ connectionString: address });
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM accounts WHERE account = '${BENS}' FOR UPDATE`);
    const held = bet(BEN, SIDE_ROOM, 70);
    expect(await Promise.all([bet(ANN, MAIN, 60), write(TERRACE, 1, () => 'read')])).toEqual([null, 'read']);
    expect(commits).toEqual([2]);
    expect(await pending(BEN)).toBe(0);
    await holder.query('COMMIT');
    expect(await held).toBeNull();
    expect(await pending(BEN)).toBe(70);
    await holder.end();
  });

  it('[L6] a write that the database refuses fails its transaction; sent again, each request runs alone', async () => {
    const both = () => Promise.allSettled([bet(ANN, MAIN, 60, 'same'), bet(BEN, SIDE_ROOM, 70, 'same')]);
    const first = await both();
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await versions()).toEqual([1, 1, 1]);
    const second = await both();
    expect(second.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await pending(ANN)) + (await pending(BEN))).toBeOneOf([60, 70]);
    expect(commits).toEqual([1]);
    expect(await store.health.sums()).toMatchObject({ imbalanceMinor: 0, stakeImbalanceMinor: 0 });
  });

  it('[P2] each begins the day of its own patrons only, and counts their stakes', async () => {
    for (const who of [ANN, BEN])
      await store.protections.change(
        who,
        { change: 'set-limit', key: 'loss-day', to: 90 },
        { setter: 'patron', nowMs: NOW, zone: ZONE },
      );
    const stakeNow = (who: PatronId, table: TableId, minor: number) =>
      write(
        table,
        1,
        (tx) => {
          const { memo, ...movement } = stake(`stake-${who}`, who, minor, table);
          return tx.post([{ ...movement, memo: { ...memo, at: NOW + DAY_MS } }]);
        },
        [patronAccount(who)],
        { protections: [who] },
      );
    commits = [];
    await Promise.all([stakeNow(ANN, MAIN, 60), stakeNow(BEN, SIDE_ROOM, 70)]);
    expect(commits).toEqual([2]);
    const staked = async (who: PatronId) => {
      const day = (await store.protections.find(who))?.money?.day;
      return day && [day.startMs > NOW, stakedMinor(day, await store.account(patronAccount(who)))];
    };
    expect([await staked(ANN), await staked(BEN)]).toEqual([
      [true, 60],
      [true, 70],
    ]);
  });
});
