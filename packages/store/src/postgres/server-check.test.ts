import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { UnusableDatabase } from '../open-failure.ts';
import { checkServer } from './server-check.ts';

const PLACE = { user: 'ann', server: 'db.example:5432', database: 'house' };
const FOUND = {
  ...{ major: 16, version: '16.4', only_reads: false, encoding: 'UTF8', standstill_ms: 1_000 },
  ...{ fsync: 'on', full_pages: 'on', synchronous: 'on' },
};

/** A fake server with these settings. `backends`: process ids that connections reach. */
const serverOf = (found: Partial<typeof FOUND>, backends: readonly number[] = [11, 12]) => {
  const others = [...backends];
  const released: number[] = [];
  const pool = {
    query: async () => ({ rows: [{ ...FOUND, ...found }] }),
    connect: async () => {
      const pid = others.shift() ?? 0;
      return { query: async () => ({ rows: [{ pid }] }), release: () => released.push(pid) };
    },
  };
  return { pool: pool as unknown as Pool, released };
};

it('accepts a server that meets all requirements, and returns both connections to the pool', async () => {
  const { pool, released } = serverOf({});
  expect(await checkServer(pool, PLACE)).toEqual([]);
  expect(released).toEqual([11, 12]);
});

it.each([
  [{ major: 12, version: '12.19' }, 'is version 12.19, and Punto needs 13 or later'],
  [{ only_reads: true }, 'is read-only: the server is a replica'],
  [{ encoding: 'LATIN1' }, 'has the encoding LATIN1, and Punto needs UTF8'],
  [{ standstill_ms: 0 }, 'a connection pooler that does not keep session settings'],
  [{ standstill_ms: 60_000 }, 'a connection pooler that does not keep session settings'],
])('refuses %o', async (found, words) => {
  const check = checkServer(serverOf(found).pool, PLACE);
  await expect(check).rejects.toThrow(UnusableDatabase);
  await expect(check).rejects.toThrow(words);
});

it('refuses a pooler that shares one connection', async () => {
  const { pool, released } = serverOf({}, [11, 11]);
  await expect(checkServer(pool, PLACE)).rejects.toThrow(
    'a connection pooler that does not keep session settings',
  );
  expect(released).toHaveLength(2);
});

it('warns of each risky setting in one sentence', async () => {
  const risks = await checkServer(
    serverOf({ fsync: 'off', full_pages: 'off', synchronous: 'off' }).pool,
    PLACE,
  );
  expect(risks).toHaveLength(3);
  for (const risk of risks) expect(risk).toMatch(/^PostgreSQL at db\.example:5432 runs with \w+ = off: /);
  expect(await checkServer(serverOf({ synchronous: 'local' }).pool, PLACE)).toEqual([]);
});
