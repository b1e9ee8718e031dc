// The server of the fan-out benchmark, in a separate process so that its time and memory can be measured: the real
// gateway and broker on real sockets, with tables that reply immediately. For comparison, a plain `ws` server and the
// bare sockets below the gateway send the same bytes. Orders come from the parent process, one at a time.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { emptyAccount } from '@punto/ledger';
import { createInProcessBroker } from '@punto/server/broker/in-process';
import { frameOf } from '@punto/server/socket/connection';
import { createGateway } from '@punto/server/socket/gateway';
import { SOCKET_LIMITS } from '@punto/server/socket/socket-limits';
import { createSystemClock } from '@punto/server/time/system-clock';
import { instant, patronId } from '@punto/table/ids';
import fastify from 'fastify';
import { pino } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { createBenchTable } from './fan-out-table.ts';

export type Contestant = 'house' | 'ws' | 'net';
export type Order =
  | { readonly order: 'use' }
  | { readonly order: 'tell'; readonly how: Contestant; readonly times: number };
export type Use = {
  readonly processorMs: number;
  readonly rssBytes: number;
  /** Size of the frame that is sent to all patrons. */
  readonly bytes: number;
};

const tables = Number(process.argv[2]);
const broker = createInProcessBroker((fault) => {
  throw fault;
});
const clock = createSystemClock(instant(0));
const made = Array.from({ length: tables }, (_, n) => createBenchTable(broker, `t${n}`));
const wires: Duplex[] = [];
const plain: WebSocket[] = [];

// The gateway needs this plugin to read cookies.
await fastify().register(cookie);

let patrons = 0;
const nothing = async () => ({ items: [], next: null });
const gateway = createGateway({
  store: {
    account: async (id) => emptyAccount(id),
    inPlay: async () => [],
    patrons: { isSuspended: async () => false },
    protections: { find: async () => null, countPlay: async () => new Map() },
    ...{ records: nothing, journalPage: nothing },
    rounds: { page: nothing, find: async () => null, play: async () => null },
  },
  guests: {
    use: async () => {},
    patronOf: async () => ({
      id: patronId(`patron-${patrons++}`),
      name: 'Guest 1000',
      createdAt: instant(0),
    }),
  },
  broker,
  clock,
  log: pino({ level: 'error' }),
  origins: [],
  limits: SOCKET_LIMITS,
  tablesAtOnce: () => 1,
  zone: 'UTC',
});

const listen = (upgrade: (request: IncomingMessage, wire: Duplex, head: Buffer) => void): Promise<number> => {
  const server = createServer();
  server.on('upgrade', upgrade);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', 4096, () => resolve((server.address() as AddressInfo).port));
  });
};

const house = await listen((request, wire, head) => {
  wires.push(wire);
  gateway.upgrade(request, wire, head);
});
const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const ws = await listen((request, wire, head) => {
  server.handleUpgrade(request, wire, head, (socket) => plain.push(socket));
});

/** The update for a dealt card. */
const hands = { player: ['AS', '9C'], banker: ['TD'], playerScore: 0, bankerScore: 0 } as const;
let phase: 'dealing' | 'closed' = 'closed';
const next = () => {
  phase = phase === 'closed' ? 'dealing' : 'closed';
  return { phase, hands, deadline: 1_700_000_000_000 } as const;
};
const message = (changed: ReturnType<typeof next>) =>
  ({ type: 'update', table: 't0', from: 100, version: 101, changed }) as const;

const TELL: Readonly<Record<Contestant, () => Promise<void>>> = {
  house: async () => {
    for (const table of made) table.change(next());
    await new Promise((resolve) => setTimeout(resolve, 2 * SOCKET_LIMITS.flushMs));
  },
  ws: async () => {
    const text = JSON.stringify(message(next()));
    for (const socket of plain) socket.send(text);
    await turn();
  },
  net: async () => {
    const frame = frameOf(message(next()));
    for (const wire of wires) wire.write(frame);
    await turn();
  },
};

const use = (): Use => {
  const { user, system } = process.cpuUsage();
  return {
    processorMs: (user + system) / 1000,
    rssBytes: process.memoryUsage.rss(),
    bytes: frameOf(message(next())).length,
  };
};

const obey = async (order: Order): Promise<Use> => {
  for (let time = 0; order.order === 'tell' && time < order.times; time += 1) await TELL[order.how]();
  return use();
};

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit(0));
process.send?.({ house, ws });
