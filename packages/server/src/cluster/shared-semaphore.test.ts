// One at a time among processes with connections of their own.
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
  const order = async (
    keyOf: (node: number) => string,
    inside: () => Promise<unknown> = () => nodes[0]?.pool.query('SELECT 1') ?? Promise.resolve(),
  ): Promise<string> => {
    const said: string[] = [];
    const work = async (): Promise<void> => {
      said.push('in');
      await inside();
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
    // Each stays until the other has come in as well.
    const { promise: both, resolve } = Promise.withResolvers<void>();
    let inside = 0;
    const together = (): Promise<void> => {
      inside += 1;
      if (inside === 2) resolve();
      return both;
    };
    expect(await order((node) => `node ${node}`, together)).toMatch(/^in in /);
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
