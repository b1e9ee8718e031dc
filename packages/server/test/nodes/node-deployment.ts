// A complete deployment of several nodes on this machine: PostgreSQL with synchronous commits, NATS, HAProxy in front,
// and the nodes as processes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@punto/store/test/support/free-port';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '@punto/store/test/support/postgres-server';
import { type NatsServer, natsProgram, startNats } from '../support/nats-server.ts';
import { type Balancer, createBalancer, haproxyProgram } from './balancer.ts';
import type { Network } from './network.ts';
import { type NodeProcess, nodeProcess } from './node-process.ts';

export type NodeDeployment = {
  readonly origin: string;
  readonly nodes: readonly NodeProcess[];
  readonly network: Network;
  readonly postgres: PostgresServer;
  readonly nats: NatsServer;
  readonly balancer: Balancer;
  /** Address of the database, from this process. */
  readonly address: string;
  /** Resolves once every running node accepts patrons. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type HouseParts = {
  readonly nodes: number;
  readonly network: Network;
  /** A room file. */
  readonly room: object;
  readonly settings?: Readonly<Record<string, string>>;
};

const READY_WITHIN_MS = 60_000;
/** All patrons come from one address, at the same time. */
const ALLOWED = {
  PUNTO_GUESTS_PER_MINUTE: '1000000',
  PUNTO_REQUESTS_PER_SECOND: '1000000',
  PUNTO_MESSAGES_PER_SECOND: '1000000',
  PUNTO_SOCKETS_PER_ADDRESS: '50000',
};

/** Name of a program that is missing on this machine; `null`: all are installed. */
export const missingServer = (): string | null => {
  if (postgresPrograms() === null) return 'PostgreSQL';
  if (natsProgram() === null) return 'nats-server';
  return haproxyProgram() === null ? 'HAProxy' : null;
};

export const startNodeDeployment = async (parts: HouseParts): Promise<NodeDeployment> => {
  const { network, room, settings } = parts;
  const folder = mkdtempSync(join(tmpdir(), 'punto-nodes-'));
  const rooms = join(folder, 'room.json');
  writeFileSync(rooms, JSON.stringify(room));
  const closing: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (let end = closing.pop(); end !== undefined; end = closing.pop()) await end();
  };
  try {
    const apart = network.cut !== null;
    const postgres = await startPostgres(
      postgresPrograms() ?? '',
      true,
      apart ? `${network.hub.books}/24` : null,
    );
    closing.push(postgres.remove);
    const nats = await startNats(natsProgram() ?? '', apart ? '0.0.0.0' : network.hub.wire);
    closing.push(nats.kill);
    const address = await postgres.database();
    const shared = {
      LOG_LEVEL: 'warn',
      DATABASE_URL: at(address, network.hub.books),
      NATS_URL: at(nats.address, network.hub.wire),
      PUNTO_SHOE_KEY: '5a'.repeat(32),
      PUNTO_TRUSTED_PROXY: network.hub.front,
      ...ALLOWED,
      ...settings,
    };
    const nodes: NodeProcess[] = [];
    const addresses = new Map<string, string>();
    for (let number = 1; number <= parts.nodes; number += 1) {
      const [name, host, port] = [`node-${number}`, network.nodeHost(number), await freePort()];
      nodes.push(
        nodeProcess({ name, folder, rooms, host, port, through: network.through(number), settings: shared }),
      );
      addresses.set(name, `${host}:${port}`);
    }
    closing.push(async () => {
      await Promise.all(nodes.map((node) => node.kill()));
    });
    const balancer = await createBalancer(folder, addresses);
    closing.push(balancer.close);
    for (const node of nodes) await node.start();
    const ready = () => untilReady(nodes);
    await ready();
    return { origin: balancer.origin, nodes, network, postgres, nats, balancer, address, ready, close };
  } catch (fault) {
    await close();
    throw fault;
  }
};

const at = (address: string, host: string): string => address.replace('127.0.0.1', host);

const untilReady = async (nodes: readonly NodeProcess[]): Promise<void> => {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const running = nodes.filter((node) => node.isRunning());
    const ready = await Promise.all(running.map((node) => node.isReady()));
    const waiting = running.filter((_, index) => !ready[index]).map(({ name }) => name);
    if (waiting.length === 0) return;
    if (performance.now() > until) throw new Error(`${waiting.join(', ')} did not become ready`);
    await setTimeout(100);
  }
};
