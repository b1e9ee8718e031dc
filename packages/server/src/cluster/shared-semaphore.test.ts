// The mutex shared by processes with database connections of their own.
import { type Connections, openConnections } from '@punto/store/postgres/connection';
import { postgresPrograms } from '@punto/store/test/support/postgres-server';
import { type SharedPostgres, sharedPostgres } from '@punto/store/test/support/shared-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedMutex } from './shared-semaphore.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('a mutex of several nodes (skipped without PostgreSQL)', () => {
  let server: SharedPostgres;
  let nodes: Connections[];
  beforeAll(async () => {
    server = sharedPostgres();
    const address = await server.database();
    nodes = [1, 2].map(() => openConnections(address, () => undefined, 4));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await server.removeDatabases();
  });

  /** The order of starts and ends when two nodes take two turns each under these keys. */
  const order = async (
    keyOf: (node: number) => string,
    inside: () => Promise<unknown> = () => nodes[0]?.pool.query('SELECT 1') ?? Promise.resolve(),
  ): Promise<string> => {
    const steps: string[] = [];
    const work = async (): Promise<void> => {
      steps.push('in');
      await inside();
      steps.push('out');
    };
    const turns = nodes.map(createSharedMutex);
    await Promise.all(turns.flatMap((each, node) => [1, 2].map(() => each.take(keyOf(node), work))));
    return steps.join(' ');
  };

  it('runs one task at a time for one key', async () => {
    expect(await order(() => 'anne')).toBe('in out in out in out in out');
  });

  it('does not wait for another key', async () => {
    // Each task waits until the other has started as well.
    const { promise: both, resolve } = Promise.withResolvers<void>();
    let inside = 0;
    const together = (): Promise<void> => {
      inside += 1;
      if (inside === 2) resolve();
      return both;
    };
    expect(await order((node) => `node ${node}`, together)).toMatch(/^in in /);
  });

  it("rejects with the task's error, and starts the next one", async () => {
    const [first, second] = nodes.map(createSharedMutex);
    const failed = first?.take('ben', async () => {
      throw new Error('a wrong password');
    });
    await expect(failed).rejects.toThrow('a wrong password');
    expect(await second?.take('ben', async () => 'in')).toBe('in');
  });
});
