import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANN, grant, MAIN, patron } from '../../test/samples/sample.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../../test/support/postgres-server.ts';
import { openPostgresStore } from '../postgres-store.ts';
import type { Store } from '../store.ts';
import { openConnections } from './connection.ts';
import { isOutage } from './postgres-error.ts';

const programs = postgresPrograms();
const page = { limit: 5, before: null };

/** One read of each part of the store; sums are cached for a while. */
const reads = (store: Store): readonly Promise<unknown>[] => [
  store.tables(),
  store.staked(),
  store.lastAt(),
  store.load(MAIN),
  store.encryptedShoes(),
  store.account('house'),
  store.inPlay(ANN),
  store.statement(ANN, page),
  store.records(ANN, page),
  store.journalPage(page),
  store.staff.all(),
  store.approvals.waiting(),
  store.patrons.isSuspended(ANN),
  store.rounds.page(page),
  store.rounds.find(MAIN, 1, 1),
  store.figures({ from: '1970-01-01', to: '1970-01-02', by: 'day' }),
  store.shoes(MAIN, page),
  store.sessions.find('hash'),
  store.sessions.endAll(ANN, { at: 1, reason: 'patron' }),
  store.health.room(),
];
const outcomes = async (store: Store) => [
  ...new Set((await Promise.allSettled(reads(store))).map(({ status }) => status)),
];

describe.skipIf(!programs)('an outage of the database (skipped where there is no PostgreSQL)', () => {
  let server: PostgresServer;
  let address: string;
  let store: Store;
  const faults: unknown[] = [];

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    address = await server.database();
    faults.length = 0;
    store = await openPostgresStore(address, { onFault: (fault) => faults.push(fault) });
    await store.admit(patron(ANN), 'hash', [grant(ANN, 100)]);
  });
  afterEach(() => store.close());

  it('fails every read immediately, and reads again when it is back', async () => {
    expect(await outcomes(store)).toEqual(['fulfilled']);
    const under = Promise.allSettled([store.tables()]);
    await server.kill();
    await under;
    expect(await outcomes(store)).toEqual(['rejected']);
    const fault = await store.patrons.find(ANN).catch((cause: unknown) => cause);
    expect([String(fault), isOutage(fault)]).toEqual([
      expect.stringContaining('PostgreSQL cannot be read from: connect ECONNREFUSED'),
      true,
    ]);
    expect(await store.health.canWrite()).toBe(false);
    await server.start();
    expect(await outcomes(store)).toEqual(['fulfilled']);
    expect((await store.account('house')).balanceMinor).toBe(-100);
    expect(await store.health.canWrite()).toBe(true);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).not.toHaveProperty('client');
  });

  it('fails a transaction in progress, and not the process', async () => {
    const connections = openConnections(address, () => {});
    const middle = connections.transaction(async (client) => {
      await client.query('SELECT 1');
      // Not `once` of node:events: it rejects on the error before the end.
      const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
      await server.kill();
      await gone;
      return client.query('SELECT 1');
    });
    await expect(middle).rejects.toThrow();
    await server.start();
    expect(await connections.transaction((client) => client.query('SELECT 1'))).toMatchObject({
      rowCount: 1,
    });
    await connections.close();
  });

  it('is given up after the timeout when it does not answer', async () => {
    const line = await openLine(server.port);
    const through = address.replace(`:${server.port}/`, `:${line.port}/`);
    const connections = openConnections(through, () => {}, 2, 200);
    const one = () => connections.pool.query('SELECT 1');
    const two = () => connections.transaction((client) => client.query('SELECT 1'));
    await Promise.all([one(), two()]);
    line.hold(true);
    const outcome = await Promise.allSettled([one(), two()]);
    expect(outcome.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    line.hold(false);
    expect(await Promise.all([one(), two()])).toMatchObject([{ rowCount: 1 }, { rowCount: 1 }]);
    await connections.close();
    line.close();
  });
});

/** A proxy to the server. While paused it passes nothing, and neither side notices. */
const openLine = async (to: number) => {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const line = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => void (isHeld || into.write(data)));
      from.on('close', () => into.destroy());
      from.on('error', () => into.destroy());
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    hold: (held: boolean) => {
      isHeld = held;
    },
    close: () => {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
