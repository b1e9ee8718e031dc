// Another process has locked the database: at a start that is one sentence, and while the server runs it is a delay.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quickRoom, startServing } from './served-process.ts';
import { createSiege } from './siege.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-foreign-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holdIt = (): DatabaseSync => {
  const other = new DatabaseSync(join(folder, 'data', 'punto.db'), { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  return other;
};

it('does not start on a database locked by another process, and prints the reason', async () => {
  await (await openSqliteStore(join(folder, 'data'))).close();
  const other = holdIt();
  const server = startServing(folder, quickRoom(folder));
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(
    /^The database \S+punto\.db is in use by another process\. Stop that process, or choose another folder with PUNTO_DATA\.\n$/,
  );
  other.close();
});

it('[T3] [L6] writes nothing while another process has it locked, and continues when it is released', async () => {
  const siege = createSiege({ folder, tables: 1, patrons: 6, chance: () => 0.5 });
  const guest = async (origin: string): Promise<number> =>
    (await fetch(`${origin}/api/session`, { method: 'POST', headers: { origin } })).status;
  try {
    const { faults } = await siege.strike(async ({ origin }) => {
      await expect.poll(() => siege.answered().accepted).toBeGreaterThan(6);
      const other = holdIt();
      // Earlier commits may still be acknowledged; once a guest is refused, all of them were.
      expect(await guest(origin)).toBeGreaterThanOrEqual(500);
      const { accepted } = siege.answered();
      for (let more = 0; more < 3; more += 1) expect(await guest(origin)).toBeGreaterThanOrEqual(500);
      expect(siege.answered().accepted).toBe(accepted);
      other.exec('ROLLBACK');
      other.close();
      await expect.poll(() => siege.answered().accepted).toBeGreaterThan(accepted + 6);
    });
    expect(faults).toEqual([]);
  } finally {
    await siege.close();
  }
});
