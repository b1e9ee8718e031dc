// Faults of a deployment of nodes. Each is injected and repaired: when it resolves, every running node accepts patrons
// again.
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '../support/chance.ts';
import type { Cable } from './network.ts';
import type { NodeDeployment } from './node-deployment.ts';
import type { NodeProcess } from './node-process.ts';
import { familyOf } from './processor-time.ts';

/** Called with the affected node right before the fault; `playedOn` resolves once all patrons play on without it. */
export type Watch = (node: NodeProcess) => Promise<{ readonly playedOn: () => Promise<void> }>;
type Strike = (deployment: NodeDeployment, chance: Chance, watch: Watch) => Promise<void>;

/** Longer than a lease without renewal; now and then so long that connections time out. */
const beyondLease = (chance: Chance): number => chance.between(3_000, chance.once(4) ? 25_000 : 7_000);
const aWhile = (chance: Chance): number => chance.between(500, 4_000);

const cutOff =
  (cables: readonly Cable[]): Strike =>
  async ({ nodes, network }, chance, watch) => {
    const struck = chance.pick(nodes);
    await watch(struck);
    const node = nodes.indexOf(struck) + 1;
    network.cut?.(node, cables);
    await setTimeout(beyondLease(chance));
    network.heal(node);
  };

const heldStill = async (pids: readonly number[], ms: number): Promise<void> => {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await setTimeout(ms);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
};

export const FAULTS = {
  kill: async ({ nodes }, chance, watch) => {
    const node = chance.pick(nodes);
    const { playedOn } = await watch(node);
    await node.kill();
    await playedOn();
    await node.start();
  },
  drain: async ({ nodes }, chance, watch) => {
    const node = chance.pick(nodes);
    const { playedOn } = await watch(node);
    await node.drain();
    await playedOn();
    await node.start();
  },
  freeze: async ({ nodes }, chance, watch) => {
    const node = chance.pick(nodes);
    await watch(node);
    node.freeze();
    await setTimeout(beyondLease(chance));
    node.thaw();
  },
  'rolling upgrade': async ({ nodes, ready }) => {
    for (const node of nodes) {
      await node.drain();
      await node.start();
      await ready();
    }
  },
  'cut off from NATS': cutOff(['wire']),
  'cut off from PostgreSQL': cutOff(['books']),
  'cut off from both': cutOff(['wire', 'books']),
  'cut off from the balancer': cutOff(['front']),
  'cut off from everything': cutOff(['wire', 'books', 'front']),
  'NATS restarted': async ({ nats }, chance) => {
    await nats.kill();
    await setTimeout(aWhile(chance));
    await nats.start();
  },
  'NATS held still': ({ nats }, chance) => heldStill([nats.pid()], beyondLease(chance)),
  'PostgreSQL held still': ({ postgres }, chance) =>
    heldStill(familyOf(postgres.pid()), chance.between(1_000, 7_000)),
  'PostgreSQL restarted': async ({ postgres }, chance) => {
    await postgres.stop();
    await setTimeout(aWhile(chance));
    await postgres.start();
  },
  'power cut of PostgreSQL': async ({ postgres }, chance) => {
    await postgres.kill();
    await setTimeout(aWhile(chance));
    await postgres.start();
  },
  'power cut of everything': async ({ nodes, postgres, nats }) => {
    await Promise.all([...nodes.map((node) => node.kill()), nats.kill(), postgres.kill()]);
    await Promise.all([nats.start(), postgres.start()]);
    await Promise.all(nodes.map((node) => node.start()));
  },
} satisfies Readonly<Record<string, Strike>>;

export type Fault = keyof typeof FAULTS;

/** The faults that can be injected in this network. */
export const faultsOn = ({ network }: Pick<NodeDeployment, 'network'>): readonly Fault[] =>
  (Object.keys(FAULTS) as Fault[]).filter((name) => network.cut !== null || !name.startsWith('cut off'));

export const strike = async (
  fault: Fault,
  deployment: NodeDeployment,
  chance: Chance,
  watch: Watch,
): Promise<void> => {
  await FAULTS[fault](deployment, chance, watch);
  await deployment.ready();
};
