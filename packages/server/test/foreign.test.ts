// Another process has the database: at a start that is one sentence, and while the house plays it is a delay.
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

it('does not start on a database that another process holds, and says so', async () => {
  await (await openSqliteStore(join(folder, 'data'))).close();
  const other = holdIt();
  const server = startServing(folder, quickRoom(folder));
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(
    /^\S+punto\.db is in use by another process\. Stop the other server, or choose another PUNTO_DATA\.\n$/,
  );
  other.close();
}, 120_000);

it('[T3] [L6] takes nothing while another process holds it, and plays on when it is let go', async () => {
  const siege = createSiege({ folder, tables: 1, patrons: 6, chance: () => 0.5 });
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  try {
    const { faults } = await siege.strike(async () => {
      await expect.poll(() => siege.told().accepted, { timeout: 60_000 }).toBeGreaterThan(6);
      const other = holdIt();
      // What was committed before may still be told.
      await pause(300);
      const { accepted } = siege.told();
      await pause(2_000);
      expect(siege.told().accepted).toBe(accepted);
      other.exec('ROLLBACK');
      other.close();
      await expect.poll(() => siege.told().accepted, { timeout: 60_000 }).toBeGreaterThan(accepted + 6);
    });
    expect(faults).toEqual([]);
  } finally {
    await siege.close();
  }
}, 120_000);
