// One at a time among processes, each of which has connections of its own.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connections, openConnections } from '@punto/store/postgres/connection';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '@punto/store/test/support/postgres-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedMutex } from './shared-semaphore.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('turns of several nodes (left out where there is no PostgreSQL to start)', () => {
  let server: PostgresServer;
  let nodes: Connections[];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const address = await server.database();
    nodes = [1, 2].map(() => openConnections(address, () => undefined, 4));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await server.remove();
  });

  /** What began and ended, in order, when each of two nodes takes two turns under these keys at once. */
  const order = async (keyOf: (node: number) => string): Promise<string> => {
    const said: string[] = [];
    const work = async (): Promise<void> => {
      said.push('in');
      await sleep(20);
      said.push('out');
    };
    const turns = nodes.map(createSharedMutex);
    await Promise.all(turns.flatMap((each, node) => [1, 2].map(() => each.take(keyOf(node), work))));
    return said.join(' ');
  };

  it('are one at a time for one key', async () => {
    expect(await order(() => 'anne')).toBe('in out in out in out in out');
  });

  it('do not wait for another key', async () => {
    expect(await order((node) => `node ${node}`)).toMatch(/^in in /);
  });

  it('end with what their work throws, and let the next one in', async () => {
    const [first, second] = nodes.map(createSharedMutex);
    const failed = first?.take('ben', async () => {
      throw new Error('a wrong password');
    });
    await expect(failed).rejects.toThrow('a wrong password');
    expect(await second?.take('ben', async () => 'in')).toBe('in');
  });
});
