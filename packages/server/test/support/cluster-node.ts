// One node in the process of a test, over a real database and a wire in memory. It can be killed like a process, or
// frozen: then nothing it began continues and nothing reaches it, while its clock runs.

import type { TableSetup } from '@punto/engine/room';
import { openConnections } from '@punto/store/postgres/connection';
import { createPostgresLeases } from '@punto/store/postgres/leases';
import { openPostgresStore } from '@punto/store/postgres-store';
import { LeaseLost, type Store } from '@punto/store/store';
import { instant } from '@punto/table/ids';
import { pino } from 'pino';
import { createBrokerBetweenNodes } from '../../src/broker/between-nodes.ts';
import type { Broker } from '../../src/broker/broker.ts';
import { createClusterTables } from '../../src/cluster/cluster-tables.ts';
import type { HostedTables } from '../../src/table-host/tables/local-tables.ts';
import type { Clock } from '../../src/time/clock.ts';
import { createSystemClock, steadyClock } from '../../src/time/system-clock.ts';
import type { Tracing } from '../../src/trace/tracing.ts';
import { seededWords } from './chance.ts';
import type { MemorySwitch } from './memory-wire.ts';

export type ClusterNode = {
  readonly name: string;
  readonly broker: Broker;
  readonly hosted: HostedTables;
  readonly store: Store;
  /** Its log lines with level. */
  readonly log: readonly { readonly level: string; readonly msg: string }[];
  /** Number of writes refused as too late. */
  readonly refused: () => number;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Stops everything it does, permanently. */
  readonly kill: () => void;
  /** Stops in good order. */
  readonly stop: () => Promise<void>;
  /** Releases its resources on this machine. */
  readonly remove: () => Promise<void>;
};

export type ClusterNodeParts = {
  readonly name: string;
  readonly address: string;
  readonly network: MemorySwitch;
  readonly setups: readonly TableSetup[];
  readonly lifeMs: number;
  /** `return`: shoes that the key does not decrypt are ended. */
  readonly lostShoes?: 'stop' | 'return';
  readonly key?: number;
  /** Wraps the store for the tables; `store` is the unwrapped one. */
  readonly disturb?: (store: Store) => Store;
  /** Error of its clock in milliseconds. */
  readonly skewMs?: number;
  readonly tracing?: Tracing;
};

export const startClusterNode = async (parts: ClusterNodeParts): Promise<ClusterNode> => {
  const { name, address, network, setups, lifeMs, skewMs = 0, lostShoes = 'stop', key = 7, disturb } = parts;
  const { tracing = null } = parts;
  const gate = openGate();
  const log: { level: string; msg: string }[] = [];
  const sound = await openPostgresStore(address);
  const connections = openConnections(address, () => undefined, 4);
  let refused = 0;
  const write: Store['write'] = (request) =>
    sound.write(request).catch((fault: unknown) => {
      if (fault instanceof LeaseLost) refused += 1;
      throw fault;
    });
  const gated = { ...sound, write: gate.through(write) as Store['write'], load: gate.through(sound.load) };
  const store = disturb?.(gated) ?? gated;
  const bare = createPostgresLeases(connections);
  const leases = {
    join: gate.through(bare.join),
    renew: gate.through(bare.renew),
    board: gate.through(bare.board),
    take: gate.through(bare.take),
    give: gate.through(bare.give),
    drain: gate.through(bare.drain),
    leave: gate.through(bare.leave),
  };
  const source = { wall: () => Date.now() + skewMs, steady: () => performance.now() };
  const clock = createSystemClock(await sound.lastAt(), source);
  const held = gate.clock(clock);
  const wire = network.join(name, held);
  const broker = createBrokerBetweenNodes({
    node: name,
    wire,
    ...{ clock: held, tracing },
    onFault: (fault) => log.push({ level: 'error', msg: String(fault) }),
  });
  const hosted = await createClusterTables({
    ...{
      store,
      broker,
      clock: held,
      encryptionKeys: [new Uint8Array(32).fill(key)],
      word: seededWords(name.length),
      ...{ setups, tracing },
    },
    ...{ leases, name, lifeMs, steady: gate.clock(steadyClock(source)), notBefore: clock.notBefore },
    log: pino(
      { formatters: { level: (level) => ({ level }) } },
      { write: (line) => void log.push(JSON.parse(line)) },
    ),
    ...{ lostShoes, isConnected: wire.connected },
    bell: {
      ring: () => wire.publish('board', ''),
      onRing: (notify) => wire.subscribe('board', notify),
    },
  });
  return {
    ...{ name, broker, hosted, store: sound, log, refused: () => refused },
    freeze: gate.shut,
    thaw: gate.open,
    kill: () => {
      gate.shut();
      network.kill(name);
    },
    stop: async () => {
      await hosted.stop();
      await broker.close();
    },
    remove: async () => {
      await connections.close();
      await sound.close();
    },
  };
};

/** A gate that, while shut, delays everything in both directions. */
const openGate = () => {
  let isShut = false;
  const waiting: (() => void)[] = [];
  const pass = (): Promise<void> => new Promise((resolve) => (isShut ? waiting.push(resolve) : resolve()));
  return {
    shut: () => {
      isShut = true;
    },
    open: () => {
      isShut = false;
      for (const go of waiting.splice(0)) go();
    },
    through:
      <A extends unknown[], T>(call: (...values: A) => Promise<T>) =>
      async (...values: A): Promise<T> => {
        await pass();
        try {
          return await call(...values);
        } finally {
          await pass();
        }
      },
    clock: (clock: Clock): Clock => ({
      now: clock.now,
      wake: (at, call) => {
        let isOff = false;
        const forget = clock.wake(instant(at), async () => {
          await pass();
          if (!isOff) call();
        });
        return () => {
          isOff = true;
          forget();
        };
      },
    }),
  };
};
