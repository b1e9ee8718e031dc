// What was acknowledged survives the death of the process, and nothing is there by halves.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { patronAccount } from '@punto/ledger/account';
import { version } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANN, MAIN, NO_NEEDS, ticketKey } from './sample.ts';
import { openSqliteStore } from './sqlite-store.ts';

const WRITER = fileURLToPath(new URL('./endless-writer.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-crash-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Kills the writer when it has acknowledged so many lines; gives the last round it said was settled. */
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
  const { items } = await store.records(ANN, { limit: 1, before: null });
  const rounds = items[0]?.round ?? 0;
  const { snapshot, events } = await store.load(MAIN);
  const folded = (snapshot?.version ?? 0) + events.length;
  const open = folded - 2 * rounds;
  const account = await store.account(patronAccount(ANN));
  const lastTicket = await store.write({
    table: MAIN,
    expected: version(folded),
    needs: NO_NEEDS,
    work: (tx) => tx.answer(ticketKey(ANN, `ticket-${Math.ceil(folded / 2)}`)),
  });
  const faults = await store.audit();
  await store.close();

  expect(rounds).toBeGreaterThanOrEqual(acknowledged);
  // Either between two rounds, or with one stake on the felt.
  expect([0, 1]).toContain(open);
  expect(account).toMatchObject({ balanceMinor: 200 * rounds + 100 * open, pendingMinor: 100 * open });
  expect(lastTicket).not.toBeNull();
  expect(faults).toEqual([]);
});
