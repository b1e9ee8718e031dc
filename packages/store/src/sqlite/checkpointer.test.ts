// The log checkpointer copies the log while the writer goes on without waiting.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCheckpointer } from './checkpointer.ts';
import { type OwnedDatabase, openDatabase } from './database.ts';

let folder: string;
let owned: OwnedDatabase;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-log-'));
  owned = openDatabase(folder);
});
afterEach(() => {
  owned.close();
  rmSync(folder, { recursive: true });
});

const write = (mebibytes: number): void => {
  owned.database.exec('CREATE TABLE IF NOT EXISTS bulk (body BLOB)');
  owned.database.prepare('INSERT INTO bulk VALUES (zeroblob(?))').run(mebibytes * 1024 * 1024);
};
const log = () => owned.database.prepare('PRAGMA wal_checkpoint(NOOP)').get();

it('copies the log while the writer has the database open', async () => {
  const lines: string[] = [];
  const checkpointer = createCheckpointer(folder, (why) => lines.push(why), 10);
  write(4);
  const { log: pages } = log() ?? {};
  expect(Number(pages)).toBeGreaterThan(1_000);
  while (log()?.checkpointed !== pages) await setTimeout(5);
  await checkpointer.close();
  expect(lines).toEqual([]);
});

it('reports why it cannot, and that its thread ended', async () => {
  const lines: string[] = [];
  const checkpointer = createCheckpointer(join(folder, 'nowhere'), (why) => lines.push(why), 10);
  while (lines.length === 0) await setTimeout(5);
  await checkpointer.close();
  expect(lines).toEqual(['unable to open database file']);
});
