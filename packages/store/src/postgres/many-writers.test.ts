import { setTimeout } from 'node:timers/promises';
import { emptyAccount, escrowAccount, HOUSE } from '@punto/ledger/account';
import { tableId, version } from '@punto/table/ids';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '../../test/contract/postgres.ts';
import {
  ANN,
  ANNS,
  BEN,
  BENS,
  decide,
  direct,
  event,
  grant,
  MAIN,
  needing,
  SIDE_ROOM,
  stake,
  stakeOf,
  ticketKey,
} from '../../test/samples/sample.ts';
import { type CommitLine, createCommitLine } from '../../test/support/commit-line.ts';
import { openPostgresStore } from '../postgres-store.ts';
import type { Needs, Store, Transaction } from '../store.ts';

onPostgres('many writers of one database', ({ house }) => {
  let address: string;
  let line: CommitLine;
  /** Stores of two nodes; the first is connected through a line that can be paused or cut. */
  let one: Store;
  let other: Store;

  beforeEach(async () => {
    address = await house();
    line = await createCommitLine(address);
    one = await openPostgresStore(line.address);
    other = await openPostgresStore(address);
  });
  afterEach(async () => {
    await Promise.all([one.close(), other.close()]);
    line.close();
  });

  const write = <T>(
    store: Store,
    work: (tx: Transaction) => T,
    declared: Partial<Needs> = {},
    { table = MAIN, expected = 0 } = {},
  ): Promise<T> => store.write({ table, expected: version(expected), needs: needing(declared), work });
  /** Resolves once a connection to this database meets the condition. */
  const seenInActivity = async (condition: string): Promise<void> => {
    const watch = new Client({ connectionString: address });
    await watch.connect();
    const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND ${condition}`;
    while ((await watch.query(sql)).rowCount === 0) await setTimeout(10);
    await watch.end();
  };
  const available = async (id = ANNS): Promise<number> => {
    const { balanceMinor, pendingMinor } = await other.account(id);
    return balanceMinor - pendingMinor;
  };

  it('[L6] two nodes that stake for one patron at two tables lose no coin, and both answer correctly', async () => {
    await one.transfer([grant(ANN, 1_000)]);
    const bet = (store: Store, table = MAIN, number = 0) =>
      write(
        store,
        (tx) => tx.post([stake(`stake-${table}-${number}`, ANN, 90, table)]),
        { accounts: [ANNS] },
        { table },
      );
    for (const table of [MAIN, SIDE_ROOM]) await write(one, () => {}, {}, { table });
    const refusals = await Promise.all(
      Array.from({ length: 10 }, (_, number) => [
        bet(one, MAIN, number),
        bet(other, SIDE_ROOM, number),
      ]).flat(),
    );
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(11);
    expect(refusals.filter((refusal) => refusal === 'exceeds-available')).toHaveLength(9);
    expect(await available()).toBe(10);
    const inPlay = await one.inPlay(ANN);
    expect(inPlay.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)).toBe(990);
    expect(await other.health.sums()).toMatchObject({ imbalanceMinor: 0, stakeImbalanceMinor: 0 });
  });

  it('[L6] one transfer sent to two nodes at once counts once', async () => {
    const sent = [grant(ANN, 500)];
    const all = Array.from({ length: 6 }, (_, i) => (i % 2 ? one : other).transfer(sent));
    expect(new Set(await Promise.all(all))).toEqual(new Set([null]));
    expect(await available()).toBe(500);
  });

  it('[T3] of two nodes that write one version of a table, one succeeds', async () => {
    const append = (store: Store, at: number) => write(store, (tx) => tx.append([event(at)]));
    const both = await Promise.allSettled([append(one, 1), append(other, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await one.load(MAIN)).events).toHaveLength(1);
  });

  it('[L6] the house is the sum of its parts, and tables do not wait for each other on it', async () => {
    const tables = ['a', 'b', 'c', 'd'].map(tableId);
    const lend = (table = MAIN, amount = 0) =>
      write(
        one,
        (tx) => {
          tx.post([direct(`in-${table}`, HOUSE, escrowAccount(table), amount)]);
          return tx.account(HOUSE).balanceMinor;
        },
        { escrow: true },
        { table },
      );
    // A table sees its own part only.
    expect(await Promise.all(tables.map((table, i) => lend(table, 10 ** i)))).toEqual([
      -1, -10, -100, -1_000,
    ]);
    await other.transfer([grant(ANN, 5)]);
    expect(await other.account(HOUSE)).toEqual({ ...emptyAccount(HOUSE), balanceMinor: -1_116 });

    const holder = new Client({ connectionString: address });
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM accounts WHERE account = 'house' AND part = 'a' FOR UPDATE`);
    const more = (table = MAIN) =>
      write(
        one,
        (tx) => tx.post([direct('more', HOUSE, escrowAccount(table), 1)]),
        { escrow: true },
        { table },
      );
    expect(await more(tables[1])).toBeNull();
    await holder.end();
  });

  it('[L6] a stake is decided by its table only, from any node', async () => {
    await one.transfer([grant(ANN, 100)]);
    const key = ticketKey(ANN, 'ticket-1');
    const take = (tx: Transaction) => {
      tx.append([event(1)]);
      tx.post([stake(stakeOf(ANN, 'ticket-1'), ANN, 60)]);
      tx.remember(key, { accepted: true, version: version(1) });
    };
    await write(one, take, { accounts: [ANNS], tickets: [key] });
    const settled = await write(
      other,
      (tx) => [tx.post([decide('post', stakeOf(ANN, 'ticket-1'))]), tx.account(ANNS).balanceMinor],
      { escrow: true },
      { expected: 1 },
    );
    expect(settled).toEqual([null, 40]);
    const again = write(one, (tx) => tx.answer(key), { tickets: [key] }, { expected: 1 });
    expect(await again).toEqual({ accepted: true, version: 1 });
  });

  it('[T3] a commit whose answer is lost is reported as failed; reading shows whether it happened', async () => {
    // A stream that exists: else the first commit is that of a transaction in which no work could run.
    await write(one, () => undefined);
    line.next('cut');
    await expect(write(one, (tx) => tx.append([event(1)]))).rejects.toThrow();
    expect((await one.load(MAIN)).events).toEqual([event(1)]);
    line.next('held');
    await expect(write(one, (tx) => tx.append([event(2)]), {}, { expected: 1 })).rejects.toThrow();
    expect((await one.load(MAIN)).events).toEqual([event(1)]);
    await write(one, (tx) => tx.append([event(3)]), {}, { expected: 1 });
    expect((await one.load(MAIN)).events).toEqual([event(1), event(3)]);
  });

  it('[T3] a node that freezes inside a transaction blocks others for a second at most', async () => {
    await one.transfer([grant(ANN, 100), grant(BEN, 100)]);
    line.next('held');
    const frozen = write(one, (tx) => [tx.append([event(1)]), tx.post([stake('s1', ANN, 90)])], {
      accounts: [ANNS],
    });
    const outcome = frozen.then(
      () => 'written',
      () => 'undone',
    );
    await seenInActivity(`state = 'idle in transaction'`);
    await write(other, (tx) => [tx.append([event(2)]), tx.post([stake('s2', ANN, 90)])], {
      accounts: [ANNS],
    });
    expect(await outcome).toBe('undone');
    expect((await other.load(MAIN)).events).toEqual([event(2)]);
    expect(await available()).toBe(10);
  });

  it('retries a transaction that the database aborted as deadlocked', async () => {
    await one.transfer([grant(ANN, 100), grant(BEN, 100)]);
    const holder = new Client({ connectionString: address });
    await holder.connect();
    const lock = (account: string) => `SELECT FROM accounts WHERE account = '${account}' FOR UPDATE`;
    // With a long deadlock_timeout it detects no deadlock itself, so the other transaction is aborted.
    await holder.query(`SET deadlock_timeout = '1min'; BEGIN; ${lock(BENS)}`);
    let times = 0;
    const written = write(
      one,
      (tx) => {
        times += 1;
        return tx.post([stake('s1', ANN, 10)]);
      },
      { accounts: [ANNS, BENS] },
    );
    await seenInActivity(`wait_event_type = 'Lock'`);
    await holder.query(lock(ANNS));
    await holder.query('COMMIT');
    expect(await written).toBeNull();
    expect(times).toBe(1);
    await holder.end();
  });
});
