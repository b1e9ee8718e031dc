// The load client of the bare server, in a separate process: `node bench/bare-load.ts <server's core>` starts the
// server on that core, sends it bursts of tickets as `punto load` does, and prints the figures as JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readProcess } from '@punto/cli/load/process-meter';
import { WebSocket } from 'ws';
import { BURSTS } from './served-series.ts';

const ROUNDS = 4;
const WARM_UP = 2;
const SLICE_MS = 10;
const { patrons, tickets, rate } = BURSTS;

const [core = '0'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'punto-bare-'));
const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const server = spawn('taskset', ['-c', core, process.execPath, program, join(folder, 'bare.sqlite')], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [address] = (await once(server, 'message')) as [string];
const url = address.replace('http', 'ws');

let accepted = 0;
let answered = 0;
let all = Promise.withResolvers<void>();

const connect = async (): Promise<WebSocket> => {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', (data) => {
    if (JSON.parse(String(data)).type === 'accepted') accepted += 1;
    answered += 1;
    if (answered % (patrons * tickets) === 0) all.resolve();
  });
  await once(socket, 'open');
  return socket;
};

const sockets: WebSocket[] = [];
while (sockets.length < patrons)
  sockets.push(
    ...(await Promise.all(Array.from({ length: Math.min(100, patrons - sockets.length) }, connect))),
  );

const bets = [
  { option: 'player', stakeMinor: 10_000 },
  { option: 'tie', stakeMinor: 2_500 },
  { option: 'player-pair', stakeMinor: 2_500 },
];
const used = (): number => readProcess(server.pid ?? 0)?.processorMs ?? Number.NaN;

let sent = 0;
const round = async (): Promise<{ wallMs: number; serverMs: number }> => {
  all = Promise.withResolvers();
  const [began, before, from] = [performance.now(), used(), sent];
  while (sent - from < patrons * tickets) {
    const due = Math.min(patrons * tickets, Math.ceil(((performance.now() - began) * rate) / 1000));
    for (; sent - from < due; sent += 1) {
      const patron = sent % patrons;
      sockets[patron]?.send(JSON.stringify({ id: `bare-${sent}`, patron: `patron-${patron}`, bets }));
    }
    await pause(SLICE_MS);
  }
  await all.promise;
  return { wallMs: performance.now() - began, serverMs: used() - before };
};

for (let n = 0; n < WARM_UP; n += 1) await round();
accepted = 0;
const rounds: { wallMs: number; serverMs: number }[] = [];
for (let n = 0; n < ROUNDS; n += 1) rounds.push(await round());
const sum = (of: (each: { wallMs: number; serverMs: number }) => number): number =>
  rounds.reduce((total, each) => total + of(each), 0);
if (accepted !== ROUNDS * patrons * tickets) throw new Error(`only ${accepted} tickets were accepted`);
console.log(
  JSON.stringify({
    acceptedPerSecondInBursts: (accepted * 1000) / sum(({ wallMs }) => wallMs),
    serverPerTicketInBurstsUs: (sum(({ serverMs }) => serverMs) * 1000) / accepted,
  }),
);
for (const socket of sockets) socket.terminate();
server.disconnect();
await once(server, 'exit');
rmSync(folder, { recursive: true });
process.exit(0);
