import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { coins } from '@punto/engine/minor';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { grant, patron } from '../../test/samples/sample.ts';
import { playBook } from '../../test/samples/sample-book.ts';
import { createCommitHealth } from '../shared/commit-health.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { DATABASE_FILE } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import { LAST_BACKUP_FILE } from './last-backup.ts';
import { createStoreHealth } from './store-health.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-health-'));
  store = await openSqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const byHand = (sql: string): void => {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  database.exec(sql);
  database.close();
};

it('adds up more accounts than one read returns', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => patronId(`p${index}`));
  await Promise.all(many.map((id) => store.admit(patron(id), `hash-${id}`, [grant(id, coins(2))])));
  const { patrons, sessions, balanceMinor, imbalanceMinor } = await store.health.sums();
  expect({ patrons, sessions: sessions.patrons }).toEqual({ patrons: 5_000, sessions: 5_000 });
  expect(balanceMinor).toEqual({ house: -coins(10_000), patron: coins(10_000), escrow: 0 });
  expect(imbalanceMinor).toBe(0);
});

it('[L6] finds money without origin, and pending amounts without stakes', async () => {
  await playBook(store);
  byHand(`UPDATE accounts SET balance_minor = balance_minor + 7 WHERE account = 'house';
          UPDATE accounts SET pending_minor = pending_minor + 3 WHERE account = 'patron:ann'`);
  expect(await store.health.sums()).toMatchObject({ imbalanceMinor: 7, stakeImbalanceMinor: 3 });
});

it('reports free space', async () => {
  const { databaseBytes, walBytes, freeBytes } = await store.health.room();
  expect(databaseBytes).toBeGreaterThan(0);
  expect(walBytes).toBeGreaterThan(0);
  expect(freeBytes).toBeGreaterThan(0);
});

it('reports the time of the last backup, and throws when its mark cannot be read', () => {
  expect(store.health.lastBackupAt()).toBeNull();
  const mark = join(folder, LAST_BACKUP_FILE);
  writeFileSync(mark, JSON.stringify({ at: 1_795_000_000_000, folder: '/backups/one', bytes: 4096 }));
  expect(store.health.lastBackupAt()).toBe(1_795_000_000_000);
  writeFileSync(mark, '{}');
  expect(() => store.health.lastBackupAt()).toThrow('has no valid time');
});

it('[T3] tries a write when there was no recent commit', async () => {
  const lines: string[] = [];
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  const pulse = {
    ...createCommitHealth({ committed: () => lines.push('went'), commitFailed: () => lines.push('failed') }),
  };
  const group = createGroupCommit(database, pulse);
  const { health, close } = createStoreHealth(folder, { database, found: 0, refuseIfGone: () => {} }, group, {
    ...pulse,
    latest: () => null,
  });
  expect(await health.canWrite()).toBe(true);
  database.exec('PRAGMA query_only = ON');
  expect(await health.canWrite()).toBe(false);
  expect(lines).toEqual(['went', 'failed']);
  await close();
  database.close();
});

it('[T3] uses the result of the last recent commit, good or bad', () => {
  const pulse = createCommitHealth({ committed: () => {}, commitFailed: () => {} });
  expect(pulse.latest()).toBe(true);
  pulse.commitFailed(new Error('disk full'));
  expect(pulse.latest()).toBe(false);
  pulse.committed(1, 1);
  expect(pulse.latest()).toBe(true);
});

it('ends a reading in progress when the store closes', async () => {
  const reading = store.health.sums();
  const refused = expect(reading).rejects.toThrow('the store is closed');
  await store.close();
  await refused;
  store = await openSqliteStore(folder);
});
