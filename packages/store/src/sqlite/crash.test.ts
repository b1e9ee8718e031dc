// Acknowledged writes survive the death of the process, and no write is there in part.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { patronAccount } from '@punto/ledger/account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANN } from '../../test/samples/sample.ts';
import { openSqliteStore } from '../sqlite-store.ts';

const WRITER = fileURLToPath(new URL('../../test/endless-writer.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-crash-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Kills the writer after it has acknowledged `lines` lines; returns the last round it reported as settled. */
const killAfter = async (lines: number): Promise<number> => {
  const writer = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints: string[] = [];
  writer.stderr.on('data', (part) => complaints.push(String(part)));
  const gone = new Promise((resolve) => writer.once('exit', resolve));
  let settled = 0;
  let heard = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    const [what, round] = line.split(' ');
    if (what === 'settled') settled = Number(round);
    heard += 1;
    if (heard === lines) writer.kill('SIGKILL');
  }
  await gone;
  expect(complaints).toEqual([]);
  expect(heard).toBeGreaterThanOrEqual(lines);
  return settled;
};

it.each([1, 2, 37, 150])('[T3] a kill after %i acknowledgements loses nothing', async (lines) => {
  const acknowledged = await killAfter(lines);

  const store = await openSqliteStore(folder);
  const { items } = await store.records(ANN, { limit: 500, before: null });
  const { balanceMinor, pendingMinor } = await store.account(patronAccount(ANN));
  const grants = (await store.statement(ANN, { limit: 500, before: null })).items.filter(
    ({ code }) => code === 'grant',
  );
  const faults = await store.audit();
  await store.close();

  expect(items.length).toBeGreaterThanOrEqual(acknowledged);
  // Either between two rounds, or with one pending stake.
  expect([0, 1_000]).toContain(pendingMinor);
  expect([0, 1]).toContain(grants.length - items.length);
  const won = items.reduce((sum, { returnedMinor, stakedMinor }) => sum + returnedMinor - stakedMinor, 0);
  expect(balanceMinor).toBe(1_000 * grants.length + won);
  expect(faults).toEqual([]);
});
