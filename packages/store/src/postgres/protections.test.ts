// Protections that several nodes of one database have parsed: each transaction reads the last committed value, also that of another node.
import { setTimeout } from 'node:timers/promises';
import { whyNotStake } from '@punto/ledger/protection/protection-refusal';
import { version } from '@punto/table/ids';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '../../test/contract/postgres.ts';
import { ANN, ANNS, BEN, BENS, grant, MAIN, needing, patron } from '../../test/samples/sample.ts';
import { openPostgresStore } from '../postgres-store.ts';
import type { Store } from '../store.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const ZONE = 'Europe/Madrid';
const MINUTE_MS = 60_000;
const MARK_OF_ANN = `SELECT protection FROM accounts WHERE account = '${ANNS}'`;

onPostgres('the protections of a database with two nodes', ({ house }) => {
  let address: string;
  let here: Store;
  let there: Store;

  beforeEach(async () => {
    address = await house();
    here = await openPostgresStore(address);
    there = await openPostgresStore(address);
    await here.admit(patron(ANN), 'hash-ann', [grant(ANN, 100)]);
    await limit(here, 90);
    // This node has parsed the row.
    expect(await refused(here)).toBeNull();
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  const limit = (store: Store, to: number) =>
    store.protections.change(
      ANN,
      { change: 'set-limit', key: 'loss-day', to },
      { setter: 'patron', nowMs: NOW, zone: ZONE },
    );
  /** What Ann's protection has against a stake of 60, in a transaction that only takes tickets or in one that also settles. */
  const refused = (store: Store, escrow = false) =>
    store.write({
      table: MAIN,
      expected: version(0),
      needs: needing({ accounts: [ANNS], escrow, protections: [ANN] }),
      work: (tx) => {
        const protection = tx.protection(ANN, NOW);
        return (
          protection && whyNotStake(protection, { nowMs: NOW, account: tx.account(ANNS), stakeMinor: 60 })
        );
      },
    });
  const limitsOfBen = (store: Store) =>
    store.write({
      table: MAIN,
      expected: version(0),
      needs: needing({ accounts: [BENS], protections: [BEN] }),
      work: (tx) => tx.protection(BEN, NOW)?.limits.patron,
    });
  /** Until a transaction waits for a lock. */
  const untilWaiting = async (): Promise<void> => {
    const watch = new Client(address);
    await watch.connect();
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await watch.query(waiting)).rowCount === 0) await setTimeout(10);
    await watch.end();
  };
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };

  it('[P1] a tightening at another node binds the next ticket of a node that has parsed the row', async () => {
    await limit(there, 50);
    expect(await refused(here)).toMatchObject({ reason: 'own-limit', limit: 50 });
    await limit(there, 40);
    expect(await refused(here, true)).toMatchObject({ reason: 'own-limit', limit: 40 });
    expect((await here.protections.find(ANN))?.limits.patron).toEqual({ 'loss-day': 40 });
  });

  it('[P3] time that another node has counted is compared with the next ticket', async () => {
    const by = { setter: 'patron', nowMs: NOW, zone: ZONE } as const;
    await here.protections.change(ANN, { change: 'set-limit', key: 'time-day', to: MINUTE_MS }, by);
    expect(await refused(here)).toBeNull();
    await there.protections.countPlay([{ patron: ANN, fromMs: NOW, toMs: NOW + MINUTE_MS }], ZONE);
    expect(await refused(here)).toMatchObject({ reason: 'own-limit', key: 'time-day' });
  });

  it('[P2] a count of time at this node after a change at another one leaves the change in force', async () => {
    await limit(there, 50);
    const counted = await here.protections.countPlay(
      [{ patron: ANN, fromMs: NOW, toMs: NOW + MINUTE_MS }],
      ZONE,
    );
    expect(counted.get(ANN)?.limits.patron).toEqual({ 'loss-day': 50 });
    expect(await refused(here)).toMatchObject({ reason: 'own-limit', limit: 50 });
    expect(await here.protections.find(ANN)).toEqual(counted.get(ANN));
  });

  it('[P2] a count of time that waits for the first change of another node keeps its settings', async () => {
    await run(`CREATE TABLE changed AS SELECT patron, replace(settings, '"loss-day":90', '"loss-day":30'), time, money FROM protections;
      DELETE FROM protections`);
    const other = new Client(address);
    await other.connect();
    await other.query('BEGIN; INSERT INTO protections (patron, settings, time, money) SELECT * FROM changed');
    const counted = here.protections.countPlay([{ patron: ANN, fromMs: NOW, toMs: NOW + MINUTE_MS }], ZONE);
    await untilWaiting();
    await other.query('COMMIT');
    await other.end();
    await counted;
    expect(await refused(here)).toMatchObject({ reason: 'own-limit', limit: 30 });
  });

  it('[P3] time is counted without the lock of the account and without a new mark until it decides a stake otherwise', async () => {
    const by = { setter: 'patron', nowMs: NOW, zone: ZONE } as const;
    await here.protections.change(ANN, { change: 'set-limit', key: 'time-day', to: 2 * MINUTE_MS }, by);
    const holder = new Client(address);
    await holder.connect();
    const mark = async () => (await holder.query(MARK_OF_ANN)).rows[0]?.protection;
    const count = (from: number, to: number) =>
      there.protections.countPlay(
        [{ patron: ANN, fromMs: NOW + from * MINUTE_MS, toMs: NOW + to * MINUTE_MS }],
        ZONE,
      );
    const first = await mark();
    await holder.query(`BEGIN; ${MARK_OF_ANN} FOR UPDATE`);
    expect((await count(0, 1)).get(ANN)?.time.day.playedMs).toBe(MINUTE_MS);
    expect(await mark()).toBe(first);

    const reached = count(1, 2);
    await untilWaiting();
    // A ticket holds the account and may write the sums: the count that waits for the account does not hold the row.
    await holder.query('SELECT FROM protections FOR UPDATE NOWAIT');
    await holder.query('COMMIT');
    expect((await reached).get(ANN)?.time.day.playedMs).toBe(2 * MINUTE_MS);
    const marked = await mark();
    expect(marked).not.toBe(first);
    expect(await refused(here)).toMatchObject({ reason: 'own-limit', key: 'time-day' });

    expect((await count(2, 3)).get(ANN)?.time.day.playedMs).toBe(3 * MINUTE_MS);
    expect(await mark()).toBe(marked);
    await holder.end();
  });

  it('[P4] a reality check that is due by the count of another node stops the next ticket', async () => {
    await there.protections.countPlay([{ patron: ANN, fromMs: NOW, toMs: NOW + 60 * MINUTE_MS }], ZONE);
    expect(await refused(here)).toEqual({ reason: 'reality-check' });
    const by = { setter: 'patron', nowMs: NOW, zone: ZONE } as const;
    await there.protections.change(ANN, { change: 'answer-reality-check' }, by);
    expect(await refused(here)).toBeNull();
  });

  it('[P2] frames that begin at another node are those of the next ticket', async () => {
    const dayLater = NOW + 24 * 60 * MINUTE_MS;
    const startOf = (store: Store) =>
      store.write({
        table: MAIN,
        expected: version(0),
        needs: needing({ accounts: [ANNS], protections: [ANN] }),
        work: (tx) => tx.protection(ANN, NOW)?.money?.day.startMs,
      });
    const before = await startOf(here);
    await there.write({
      table: MAIN,
      expected: version(0),
      needs: needing({ accounts: [ANNS], protections: [ANN] }),
      work: (tx) => tx.protection(ANN, dayLater),
    });
    expect(await startOf(here)).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  });

  it('[P1] a limit that is older than the account of its patron binds the first ticket', async () => {
    await there.admit(patron(BEN), 'hash-ben', []);
    // As a move from the embedded store writes it.
    await run(
      `INSERT INTO protections (patron, settings, time, money) SELECT 'ben', settings, time, money FROM protections`,
    );
    await there.transfer([grant(BEN, 100)]);
    expect(await limitsOfBen(here)).toEqual({ 'loss-day': 90 });
  });

  it('[P1] the first limit of a patron without an account waits for a transaction that creates it', async () => {
    await there.admit(patron(BEN), 'hash-ben', []);
    const other = new Client(address);
    await other.connect();
    await other.query(
      `BEGIN; INSERT INTO accounts (account, balance_minor, pending_minor, line) VALUES ('${BENS}', 0, 0, 0)`,
    );
    const by = { setter: 'patron', nowMs: NOW, zone: ZONE } as const;
    const changed = here.protections.change(BEN, { change: 'set-limit', key: 'loss-day', to: 1 }, by);
    await untilWaiting();
    await other.query('COMMIT');
    await other.end();
    expect(await changed).toMatchObject({ ok: true });
    expect(await limitsOfBen(there)).toEqual({ 'loss-day': 1 });
  });

  it('a row is parsed once for as long as it stays the same', async () => {
    const first = await here.protections.find(ANN);
    await refused(here);
    expect(await here.protections.find(ANN)).toBe(first);
    const counted = await here.protections.countPlay(
      [{ patron: ANN, fromMs: NOW, toMs: NOW + MINUTE_MS }],
      ZONE,
    );
    expect(await here.protections.find(ANN)).toBe(counted.get(ANN));
  });

  it('[P2] a row that was written by hand is read again, and a deleted one is no protection', async () => {
    await run(`UPDATE protections SET settings = replace(settings, '"loss-day":90', '"loss-day":30')`);
    expect(await refused(here)).toMatchObject({ reason: 'own-limit', limit: 30 });
    await run('DELETE FROM protections');
    expect(await refused(here)).toBeNull();
    expect(await here.protections.find(ANN)).toBeNull();
  });

  it('a digest is of all three columns, and of backslashes as of any other character', async () => {
    const digests = async (columns: string): Promise<unknown> => {
      const client = new Client({ connectionString: address });
      await client.connect();
      try {
        await client.query(`UPDATE protections SET ${columns}`);
        return (await client.query('SELECT digest FROM protections')).rows[0]?.digest;
      } finally {
        await client.end();
      }
    };
    const all = [
      await digests(`settings = '{"a":"\\u00e9"}', time = '{}', money = NULL`),
      await digests(`settings = '{"a":"\\\\u00e9"}'`),
      await digests(`time = '{"b":1}'`),
      await digests(`money = '{}'`),
    ];
    expect(new Set(all).size).toBe(4);
    for (const digest of all) expect(digest).toMatch(/^[0-9a-f]{32}$/);
  });
});
