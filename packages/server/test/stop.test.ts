// A stop in good order: received messages are answered, all clients receive the time to reconnect, and do; the round is
// kept on disk. It takes a limited time, even if clients do not cooperate.

import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coins } from '@punto/engine/minor';
import { auditFolder } from '@punto/store/audit/audit';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { type KeptRecord, patronId } from '@punto/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import { enter, type RealPatron } from './patron.ts';
import { quickRoom, type Served, serve, startServing } from './served-process.ts';

let folder: string;
let tables: string;
const servers: Served[] = [];
const patrons: RealPatron[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-stop-'));
  tables = quickRoom(folder);
});
afterEach(async () => {
  for (const { client } of patrons.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const served = async (more: Readonly<Record<string, string>> = {}): Promise<Served> => {
  const server = await serve(folder, tables, more);
  servers.push(server);
  return server;
};

const portOf = (origin: string): string => new URL(origin).port;

const betting = ({ client }: RealPatron): Promise<{ shoe: number; round: number }> =>
  new Promise((resolve) => {
    const look = (): void => {
      const view = client.table('quick')?.view;
      if (view?.phase !== 'betting' || (view.deadline ?? 0) - client.serverNow() < 700) return;
      off();
      resolve({ shoe: view.shoe?.number ?? 0, round: view.round?.number ?? 0 });
    };
    const off = client.on('table', look);
    look();
  });

it('[L6] [T3] answers every ticket it received, and the others when their patrons are back', async () => {
  const server = await served();
  const faults: string[] = [];
  const closings: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const patron = await enter(server.origin);
    patrons.push(patron);
    patron.client.watchTable('quick');
    patron.client.on('error', ({ error }) => faults.push(error));
    patron.client.on('closing', ({ retryAfterMs }) => closings.push(retryAfterMs));
  }
  const [at] = await Promise.all(patrons.map(betting));
  if (!at) throw new Error('no patron connected');
  // Twenty together from each: at the signal some are in flight, some waiting, some written.
  const sent = patrons.flatMap((patron) =>
    Array.from({ length: 20 }, async () => ({
      patron,
      outcome: await patron.client.placeTicket('quick', {
        ...at,
        mode: 'traditional',
        bets: [{ option: 'player', stakeMinor: coins(10) }],
      }),
    })),
  );
  // What was sent is in the sockets, and hardly any of it is answered.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await server.stop()).toBe(0);
  await expect.poll(() => closings.length).toBe(patrons.length);
  expect(Math.min(...closings)).toBeGreaterThan(0);
  // The log was copied into the database on closing.
  expect(existsSync(join(folder, 'data', 'punto.db-wal'))).toBe(false);

  const again = await served({ PORT: portOf(server.origin) });
  const outcomes = await Promise.all(sent);
  // No ticket was refused because its table has stopped, only because it was late.
  expect(faults).toEqual([]);
  expect(new Set(outcomes.map(({ outcome }) => outcome.outcome))).toContain('accepted');
  for (const { outcome } of outcomes) expect(['accepted', 'refused']).toContain(outcome.outcome);
  // The round continues, and is settled before the next stop.
  await expect.poll(() => patrons[0]?.client.table('quick')?.view.phase).toBe('settled');
  await again.stop();

  expect(auditFolder(join(folder, 'data')).faults).toEqual([]);
  const store = await openSqliteStore(join(folder, 'data'));
  for (const patron of patrons) {
    const { items } = await store.records(patronId(patron.id), { limit: 9, before: null });
    const accepted = outcomes.filter((each) => each.patron === patron && each.outcome.outcome === 'accepted');
    const staked = items.reduce((sum, { stakedMinor }: KeptRecord) => sum + stakedMinor, 0);
    const { pendingMinor } = await store.account(`patron:${patronId(patron.id)}`);
    expect(staked + pendingMinor).toBe(accepted.length * coins(10));
  }
  await store.close();
});

it('exits with 0 when it is stopped while it starts', async () => {
  const other = mkdtempSync(join(tmpdir(), 'punto-stop-early-'));
  try {
    const starting = startServing(other, quickRoom(other), { LOG_LEVEL: 'info' });
    await expect.poll(starting.said, { interval: 5 }).toContain('table opened');
    starting.signal('SIGTERM');
    expect(await starting.ended).toBe(0);
    expect(auditFolder(join(other, 'data')).faults).toEqual([]);
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

it('[T4] stops in limited time despite silent clients', async () => {
  const server = await served();
  const patron = await enter(server.origin);
  patrons.push(patron);
  // One that never closes its socket, and one that never ends its request.
  const mute = new WebSocket(`${server.origin.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: patron.cookie, origin: server.origin },
  });
  await new Promise((resolve) => mute.once('open', resolve));
  mute.pause();
  const endless = connect(Number(portOf(server.origin)), '127.0.0.1');
  endless.on('error', () => undefined);
  endless.write('POST /api/session HTTP/1.1\r\nhost: punto\r\ncontent-length: 100\r\n\r\nx');
  await once(endless, 'connect');
  expect(await server.stop()).toBe(0);
  mute.terminate();
  endless.destroy();
});
