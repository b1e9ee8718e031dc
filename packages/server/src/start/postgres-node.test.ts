import { nodeId } from '@punto/store/leases';
import { openConnections } from '@punto/store/postgres/connection';
import { createPostgresLeases } from '@punto/store/postgres/leases';
import { onPostgres } from '@punto/store/test/contract/postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import { boardName } from '../cluster/single-node-guard.ts';
import type { SharedConfig } from './config.ts';
import { parseConfig } from './config.ts';
import { type Served, type ServedBy, serve } from './serve.ts';
import { startFailureText } from './start-failure.ts';

const LEASE_MS = 500;
/** Its betting lasts for the whole test, so that its shoe stays in play and its encrypted shoe in the store. */
const TABLE = { ...ONE_DECK, pace: { ...ONE_DECK.pace, bettingMs: 3_600_000 } };

onPostgres('a house on PostgreSQL', ({ house }) => {
  let databaseUrl: string;
  let opened: Served[];
  beforeEach(async () => {
    databaseUrl = await house();
    opened = [];
  });
  afterEach(async () => {
    for (const served of opened) await served.stop();
  });

  const configOf = (shared: Partial<SharedConfig> = {}, more: Partial<ServedBy> = {}): ServedBy => ({
    ...{ host: '127.0.0.1', port: 0, dataFolder: '/nowhere', shoeKey: '07'.repeat(32), logLevel: 'silent' },
    ...{ origins: [], trustedProxies: [], tablesAtOnce: 1 },
    shared: { databaseUrl, natsUrl: null, node: 'north', leaseMs: LEASE_MS, ...shared },
    ...more,
  });
  const open = async (...parts: Parameters<typeof configOf>): Promise<Served> => {
    const served = await serve(configOf(...parts), [TABLE]);
    opened.push(served);
    return served;
  };
  const ready = async ({ address }: Served): Promise<void> => {
    while (!(await fetch(`${address}/health/ready`)).ok)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  /** Waits until an encrypted shoe is stored: a node is ready before its tables have shuffled. */
  const shuffled = async (): Promise<void> => {
    const connections = openConnections(databaseUrl, () => undefined);
    await expect
      .poll(async () => (await connections.pool.query('SELECT 1 FROM sealed_shoes')).rows.length)
      .toBeGreaterThan(0);
    await connections.close();
  };
  const failure = (...parts: Parameters<typeof configOf>): Promise<string> =>
    serve(configOf(...parts), [TABLE]).then(
      () => 'it opened',
      // Any other fault is shown as it is.
      (fault: unknown) => startFailureText(fault, parseConfig({})) ?? String(fault),
    );

  it('is opened by one node alone, and a second one is refused with the hint that NATS is needed', async () => {
    // A lease that does not expire on a busy machine; the second node looks as long as its own lasts.
    await ready(await open({ leaseMs: 10 * LEASE_MS }));
    expect(await failure({ node: 'south' })).toMatch(
      /^Another node runs on this database without NATS_URL: north-\w+\. Stop it, and set NATS_URL/,
    );
  });

  it('is opened again immediately by a node that was stopped, and after a while by one that was killed', async () => {
    await ready(await open());
    await opened.pop()?.stop();
    await ready(await open());
    await opened.pop()?.stop();
    const connections = openConnections(databaseUrl, () => undefined);
    await createPostgresLeases(connections).join(nodeId(boardName('north', true)), LEASE_MS);
    await connections.close();
    await ready(await open());
  });

  it('[F3] is not opened with another key than its shoes were encrypted with', async () => {
    await ready(await open());
    await shuffled();
    await opened.pop()?.stop();
    expect(await failure({}, { shoeKey: '08'.repeat(32) })).toMatch(
      /cannot be decrypted: it was changed, or its key/,
    );
    await ready(await open());
  });

  it('explains in one sentence, without a password, which service cannot be reached', async () => {
    const [postgres, nats] = ['postgres://punto:hidden@127.0.0.1:1/punto', 'nats://punto:hidden@127.0.0.1:1'];
    const sentences = [await failure({ databaseUrl: postgres }), await failure({ natsUrl: nats })];
    expect(sentences.map((words) => words?.slice(0, 25))).toEqual([
      'PostgreSQL at 127.0.0.1:1',
      'NATS at 127.0.0.1:1 canno',
    ]);
    expect(sentences.join()).not.toContain('hidden');
  });
});
