// Builds a simulated deployment of several nodes from one seed: world, machines, database, network, nodes and staff;
// and the truth, which is compared after every step.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TableRequest } from '@punto/server/broker/broker';
import { chanceOf } from '@punto/server/test/support/chance';
import { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Store } from '@punto/store/store';
import { type TableId, tableId } from '@punto/table/ids';
import { createDisk } from '../disk.ts';
import { createFaults } from '../faults.ts';
import { Floor } from '../floor.ts';
import { Network, type Visitor } from '../network.ts';
import { Patron } from '../patron.ts';
import type { Scene } from '../phases.ts';
import { Holdings } from '../proof.ts';
import { takeOver } from '../replaced-globals.ts';
import { chooseTables } from '../tables.ts';
import { Truth } from '../truth.ts';
import { createVerdict, mustHold } from '../violations.ts';
import { createWireCheck } from '../wire/wire-check.ts';
import { Witness } from '../witness.ts';
import { createWorld, type Owner, type World } from '../world.ts';
import { Balancer } from './balancer.ts';
import { Claims } from './claims.ts';
import { Database } from './database.ts';
import { allListeners } from './disk-listeners.ts';
import { createLeaseBook } from './lease-book.ts';
import { LeaseRecord } from './lease-record.ts';
import { createMachine, type NodeMachine } from './machines.ts';
import { Node } from './node.ts';
import { FaultInjection } from './node-fault-injection.ts';
import { WireWitness } from './wire-witness.ts';
import { createWires } from './wires.ts';

export type NodesOrdeal = {
  readonly seed: number;
  readonly rounds: number;
  /** Left out: 2 to 4, by the seed. */
  readonly nodes?: number;
  readonly patrons?: number;
  /** Nodes that are killed after all other faults have ended. */
  readonly deaths?: number;
  /** Planted bugs, to show that the simulation finds them. */
  readonly lies?: {
    /** Wraps a node's store. */
    readonly tamper?: (store: Store) => Store;
    /** Any node may write, without a lease. */
    readonly isUnfenced?: boolean;
    /** No gateway looks again when it finds that news was lost. */
    readonly missesGaps?: boolean;
  };
};

export type NodesScene = Scene & {
  readonly nodes: readonly Node[];
  readonly leaseRecord: LeaseRecord;
  /** What owners of tables took up of what would count twice. */
  readonly duties: readonly TableRequest[];
  /** Messages between the nodes that were looked through. */
  readonly between: () => number;
};

type RunningNode = NonNullable<ReturnType<Node['running']>>;

const START = Date.UTC(2026, 0, 1);
/** The dear comparisons are made this often, in commits. */
const DEAR_EVERY = 40;

export const createSimulatedNodes = (ordeal: NodesOrdeal): NodesScene => {
  const { seed, patrons: many = 5, lies = {} } = ordeal;
  const chance = chanceOf(seed);
  const verdict = createVerdict();
  let isOfEndedProcess = (_: unknown): boolean => false;
  let acting = (): Owner | null => null;
  // A living process must catch its own errors.
  const thrown = (fault: unknown): void => {
    if (acting()?.alive !== false && !isOfEndedProcess(fault)) verdict.keep(fault);
  };
  const world = createWorld(START, (_, fault) => thrown(fault));
  acting = world.acting;
  const faults = createFaults(chance.fork());
  const truth = new Truth();
  const deeds = new Deeds();
  const nodes: Node[] = [];
  const ofDatabase = createMachine(world, 0, 1);
  const machineOf = (owner: Owner | null): NodeMachine =>
    nodes.find((node) => node.owner === owner)?.machine ?? ofDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'punto-nodes-'));
  const giveBack = takeOver(
    world,
    { wall: () => machineOf(world.acting()).wall(), steady: () => machineOf(world.acting()).steady() },
    chance.fork(),
  );
  process.on('unhandledRejection', thrown);
  const claims = new Claims(world, faults, verdict, (by) => machineOf(by).steady());
  const onTaken = (table: TableId, node: string, from: string | null): void => {
    world.trace.note(`${node} takes ${table} from ${from} ${world.now()}`);
    if (from !== null) faults.count('table taken from a dead node');
    claims.taken(table);
  };
  const leases = createLeaseBook(world.now, onTaken);
  const leaseRecord = new LeaseRecord(leases, faults, world.now);
  const disk = createDisk(world, chance.fork(), faults, allListeners([truth, leaseRecord]), verdict);
  isOfEndedProcess = disk.isOfEndedProcess;
  const setups = chooseTables(chance);
  const isSolo = (table: string) => setups.some((setup) => setup.table === table && setup.solo === true);
  const witness = new Witness(truth, new Holdings(), isSolo);
  const database: Database = new Database({
    ...{ world, chance: chance.fork(), disk, truth, verdict, folder, leases },
    onCrash: () => {
      for (const node of nodes) node.lostDatabase();
    },
  });
  const wireWitness = new WireWitness(truth);
  const wires = createWires(world, chance.fork(), faults, (message) => {
    world.trace.note(`${world.now()} ${message.from} > ${message.to} ${message.subject} ${message.body}`);
    verdict.over(() => wireWitness.inspect(message));
  });
  const clocks = chance.fork();
  const howMany = ordeal.nodes ?? chance.between(2, 4);
  const addNode = (place: number): void => {
    const clock = { offMs: clocks.between(-2_000, 2_000), rate: 1 + clocks.between(-30, 30) / 1_000 };
    const parts = {
      world,
      chance: chance.fork(),
      faults,
      verdict,
      database,
      leaseRecord,
      claims,
      wires,
      folder,
      setups,
    };
    const { tamper = (store) => store, isUnfenced = false, missesGaps = false } = lies;
    nodes.push(
      new Node(
        { ...parts, tamper, isUnfenced, missesGaps, onGone: (owner) => network.lost(owner) },
        place,
        clock,
      ),
    );
  };
  for (let place = 1; place <= howMany; place += 1) addNode(place);
  const balancer = new Balancer({ world, chance: chance.fork(), nodes });
  const received = (visitor: Visitor, text: string): void => {
    world.trace.note(`${world.now()} ${visitor.name} < ${text}`);
    verdict.over(() => witness.inspect(visitor, text));
  };
  const network: Network = new Network({
    ...{ world, chance: chance.fork(), faults, deeds, running: balancer.pick, received },
    wire: createWireCheck(deeds, verdict),
  });
  const parts = { world, network, deeds, truth, witness, verdict, tables: setups.map(({ table }) => table) };
  const people = Array.from(
    { length: many },
    (_, n) => new Patron({ ...parts, chance: chance.fork() }, `patron-${n}`),
  );
  const floor = new Floor({ ...parts, chance: chance.fork(), served: balancer, patrons: people });
  const faultInjection = new FaultInjection({
    ...{ world, chance: chance.fork(), faults, nodes, database, disk, network, patrons: people },
  });
  let commits = 0;

  const doors = () => nodes.flatMap((node) => node.running() ?? []);
  const { compareStates, noneHasStopped } = createHostChecks(world, truth, doors);

  /** Over a wire hardly ever all of them at one moment: each at some moment. */
  let restless: readonly string[] | null = null;
  const floorRests = (): boolean => {
    const now = new Set(floor.restless());
    restless = restless === null ? [...now] : restless.filter((each) => now.has(each));
    if (restless.length > 0) return false;
    restless = null;
    return true;
  };

  const step = async (): Promise<void> => {
    mustHold(await world.step(), 'no simulated task is due');
    if (disk.left() && database.isAlive) database.crash();
    claims.check();
    const found = database.found();
    if (truth.isNews && found) {
      truth.isNews = false;
      commits += 1;
      await disk.observe(() => truth.books(found));
      if (commits % DEAR_EVERY === 0) verdict.over(() => compareStates(false));
      verdict.over(noneHasStopped);
    }
    const fault = verdict.fault();
    if (fault !== null) throw fault;
  };

  const close = (): void => {
    disk.release();
    disk.restore();
    process.off('unhandledRejection', thrown);
    giveBack();
    rmSync(folder, { recursive: true, force: true });
  };

  return {
    ...{ world, faults, truth, witness, deeds, disk, network, people, floor, faultInjection, setups },
    ...{ nodes, leaseRecord, doors, floorRests, step, compareStates, close },
    duties: claims.duties,
    between: () => wireWitness.inspected,
    starts: () => nodes.reduce((sum, { runs }) => sum + runs, 0),
    start: () => {
      database.start();
      for (const node of nodes) node.start();
    },
    store: () => database.found(),
    strikeDown: (table) => {
      const owner = leases.leaseOf(tableId(table))?.node;
      for (const node of nodes) if (owner?.startsWith(`${node.id}-`)) node.kill();
    },
  };
};

/** Longer than any outage of the database in a run. */
const LONGEST_DOUBT_MS = 60_000;

/** Looks at the tables of all running nodes, but those of a frozen one. */
const createHostChecks = (world: World, truth: Truth, doors: () => readonly RunningNode[]) => {
  const hosts = () =>
    doors().flatMap(({ hosted, owner }) => (owner.frozenUntil > world.now() ? [] : [...hosted.tables]));

  /**
   * Table hosts whose state in memory includes decisions of a write in doubt, with the time since when. Such a host waits
   * for the database, reads nothing back until then, and answers no request.
   */
  let doubtful = new Map<unknown, number>();

  /** The state of a table in memory equals the fold of its events, except during a write. */
  const compareStates = (isSure = true): void => {
    const before = doubtful;
    doubtful = new Map();
    for (const [table, host] of hosts()) {
      const { state } = truth.table(table);
      const held = host.state();
      if (held?.version !== state?.version || isDeepStrictEqual(held, state)) continue;
      const since = before.get(host) ?? world.now();
      mustHold(
        !isSure && world.now() - since < LONGEST_DOUBT_MS,
        () => `${table} in memory is not the fold of its events`,
      );
      doubtful.set(host, since);
    }
  };

  /** A table may stop when its disk cannot be read, and for nothing else. */
  const noneHasStopped = (): void => {
    for (const [table, host] of hosts()) {
      const fault = host.fault();
      mustHold(
        fault === null || !/Conflict|Invariant/.test(String(fault)),
        () => `${table} has stopped: ${fault instanceof Error ? (fault.cause ?? fault) : fault}`,
      );
    }
  };

  return { compareStates, noneHasStopped };
};
