// Several nodes in one process: each an app with its own sockets, all on one store, and connected by one wire in memory
// that a test may cut, kill or make lossy. Tables are opened where the test wants them. The test controls time.
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableSetup } from '@punto/engine/room';
import type { Role } from '@punto/protocol/floor/permission';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { tableId } from '@punto/table/ids';
import { pino } from 'pino';
import { type Brands, NO_BRANDS } from '../../src/brands/brand.ts';
import { currenciesAt } from '../../src/brands/offered-tables.ts';
import { tablesAtOnceIn } from '../../src/brands/tables-at-once.ts';
import { createBrokerBetweenNodes } from '../../src/broker/between-nodes.ts';
import type { Broker } from '../../src/broker/broker.ts';
import { FLOOR_COOKIE } from '../../src/floor/floor-cookie.ts';
import { createFloorIdentity, type FloorIdentity } from '../../src/identity/floor-identity.ts';
import { doerOf } from '../../src/identity/floor-sessions.ts';
import { entryOf } from '../../src/identity/staff-journal-entry.ts';
import { LocalKeyedMutex } from '../../src/limits/semaphore.ts';
import { type App, createApp } from '../../src/start/app.ts';
import type { Closer } from '../../src/start/deployment-services.ts';
import { openOperatorWallets } from '../../src/start/operator-wallets.ts';
import type { TableHost } from '../../src/table-host/running/running-table.ts';
import { createTableHost } from '../../src/table-host/table-host.ts';
import { createSoloRoom } from '../../src/table-host/tables/solo-room.ts';
import type { Tracing } from '../../src/trace/tracing.ts';
import { seededWords } from './chance.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createMemorySwitch, type MemorySwitch } from './memory-wire.ts';
import { NO_COST } from './test-server.ts';
import { openTestSocket, type TestSocket } from './test-socket.ts';

export type TestGateway = {
  readonly app: App;
  readonly broker: Broker;
  readonly identity: FloorIdentity;
  /** `127.0.0.1:port` */
  readonly address: string;
  /** Hosts the table from now on. */
  readonly host: (setup: TableSetup) => Promise<TableHost>;
  readonly come: (cookie: string) => Promise<TestSocket>;
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    cookie: string,
    payload?: object,
  ) => Promise<Sent>;
};

export type Sent = {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly set: string;
};

export type TestGateways = {
  readonly at: (node: string) => TestGateway;
  readonly store: Store;
  readonly clock: ManualClock;
  readonly network: MemorySwitch;
  readonly pass: (ms: number) => Promise<void>;
  /** Advances time until `work` settles. */
  readonly until: <T>(work: Promise<T>) => Promise<T>;
  /** Enters as a guest at the first node. */
  readonly enter: () => Promise<{ readonly cookie: string; readonly id: string }>;
  /** A signed-in member; the cookie is valid at every node. */
  readonly staff: (role: Role, name: string) => Promise<{ readonly cookie: string; readonly id: string }>;
  /** Kills the node without notice, with its tables. */
  readonly kill: (node: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

type OpenGateway = TestGateway & { readonly hosts: TableHost[]; readonly closeWallets: Closer };

const KEYS = [new Uint8Array(32).fill(7)] as const;
/** After each step of the clock there is a moment for the disk. */
const STEP_MS = 20;
const PATIENT_STEPS = 300;
/** No client answers heartbeats while an hour passes in a moment. */
const NO_HEARTBEAT = 24 * 60 * 60_000;

export const createTestGateways = async (
  names: readonly string[],
  tracing: Tracing | null = null,
  brands: Brands = NO_BRANDS,
): Promise<TestGateways> => {
  const folder = folderWithDatabase('nodes');
  const store = await openSqliteStore(folder);
  const clock = createManualClock();
  const network = createMemorySwitch(clock);
  const log = pino({ level: 'silent' });
  // Shared between processes by PostgreSQL in a real deployment.
  const turns = new LocalKeyedMutex();
  const gateways = new Map<string, OpenGateway>();

  const pass = async (ms: number, stepMs = STEP_MS): Promise<void> => {
    for (let left = ms; left > 0; left -= stepMs) {
      await sleep(1);
      clock.advance(Math.min(stepMs, left));
    }
    await sleep(1);
  };
  const until = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    work.then(done, done);
    // First waits for disk and network without advancing time, then advances it.
    for (let steps = 0; !isDone; steps += 1) await (steps < PATIENT_STEPS ? pass(1, 1) : pass(STEP_MS));
    return work;
  };

  const open = async (name: string): Promise<OpenGateway> => {
    const broker = createBrokerBetweenNodes({
      ...{ node: name, wire: network.join(name), clock, tracing },
      onFault: (fault) => {
        throw fault;
      },
    });
    const identity = createFloorIdentity({
      staff: store.staff,
      clock,
      encryptionKeys: KEYS,
      cost: NO_COST,
      turns,
    });
    const limits = { heartbeatMs: NO_HEARTBEAT, farewellMs: 50 };
    const opened: Closer[] = [];
    const byWallet = openOperatorWallets(brands, { store, clock }, { log, tracing, opened });
    const app = await createApp({
      ...{ store, broker, clock, log, identity, turns, webFolder: folder, limits, tracing },
      ...{ brands, ...byWallet },
    });
    const address = `127.0.0.1:${await app.listen('127.0.0.1', 0)}`;
    const hosts: TableHost[] = [];
    const closeWallets = async (): Promise<void> => {
      for (const close of opened) await close();
    };
    const send: TestGateway['send'] = async (method, url, cookie, payload) => {
      const answer = await until(
        app.http.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) }),
      );
      const text = answer.body;
      return {
        status: answer.statusCode,
        body: text === '' ? null : JSON.parse(text),
        set: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
      };
    };
    return {
      ...{ app, broker, identity, address, hosts, send, closeWallets },
      host: async (setup) => {
        const table = tableId(setup.table);
        const shared = { log, store, broker, clock, encryptionKeys: KEYS, word: seededWords(3) };
        const byBrand = { currenciesOf: currenciesAt(brands), tablesAtOnce: tablesAtOnceIn(brands, 1) };
        const own = { tracing, ...byBrand, ...byWallet };
        const host = setup.solo
          ? await createSoloRoom({ ...shared, ...own }, setup, await store.staked())
          : await createTableHost({ ...shared, ...own, table }, setup);
        hosts.push(host);
        return host;
      },
      come: async (cookie) => {
        const socket = await until(openTestSocket(address, { cookie }));
        return {
          ...socket,
          next: (type) => until(socket.next(type)),
          sync: () => until(socket.sync()),
          closed: socket.closed,
        };
      },
    };
  };

  const at = (name: string) => {
    const gateway = gateways.get(name);
    if (!gateway) throw new Error(`no node ${name}`);
    return gateway;
  };
  for (const name of names) gateways.set(name, await open(name));
  // All nodes know of each other.
  await pass(200);

  return {
    ...{ at, store, clock, network, pass, until },
    enter: async () => {
      const { set, body } = await at(names[0] ?? '').send('POST', '/api/session', '');
      return { cookie: set, id: body.patron.id };
    },
    staff: async (role, name) => {
      const { identity } = at(names[0] ?? '');
      const added = await identity.people.add(null, name, role);
      if (!added.ok) throw new Error(added.refusal);
      const member = await store.staff.update(added.member.id, { mustChangePassword: false });
      if (!member) throw new Error('the member was not added');
      const entry = entryOf(doerOf(member), { at: clock.now(), action: 'sign-in' });
      return { cookie: `${FLOOR_COOKIE}=${await identity.sessions.open(member, entry)}`, id: member.id };
    },
    kill: async (name) => {
      network.kill(name);
      await Promise.all(at(name).hosts.map((host) => host.stop('moving')));
    },
    close: async () => {
      for (const { hosts, app, broker, closeWallets } of gateways.values()) {
        await Promise.all(hosts.map((host) => host.stop()));
        await app.close();
        await broker.close();
        await closeWallets();
      }
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
