// Protections that several nodes of one database have parsed: each transaction reads the last committed value, also that of another node.
import { setTimeout } from 'node:timers/promises';
import { whyNotStake } from '@punto/ledger/protection/why-not';
import { version } from '@punto/table/ids';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '../../test/contract/postgres.ts';
import { ANN, ANNS, grant, MAIN, needing, patron } from '../../test/samples/sample.ts';
import { openPostgresStore } from '../postgres-store.ts';
import type { Store } from '../store.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const ZONE = 'Europe/Madrid';
const MINUTE_MS = 60_000;

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
    const [other, watch] = [new Client(address), new Client(address)];
    await Promise.all([other.connect(), watch.connect()]);
    await other.query('BEGIN; INSERT INTO protections (patron, settings, time, money) SELECT * FROM changed');
    const counted = here.protections.countPlay([{ patron: ANN, fromMs: NOW, toMs: NOW + MINUTE_MS }], ZONE);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await watch.query(waiting)).rowCount === 0) await setTimeout(10);
    await other.query('COMMIT');
    await Promise.all([other.end(), watch.end()]);
    await counted;
    expect(await refused(here)).toMatchObject({ reason: 'own-limit', limit: 30 });
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
