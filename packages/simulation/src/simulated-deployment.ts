// Builds a simulated deployment from one seed: world, machine, disk, server and staff; and the truth, which is
// compared after every step.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chanceOf } from '@punto/server/test/support/chance';
import { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Store } from '@punto/store/store';
import { createDisk } from './disk.ts';
import { FaultInjection } from './fault-injection.ts';
import { createFaults } from './faults.ts';
import { Floor } from './floor.ts';
import { Network, type Visitor } from './network.ts';
import { Patron } from './patron.ts';
import type { Scene } from './phases.ts';
import { Holdings } from './proof.ts';
import { takeOver } from './replaced-globals.ts';
import { Served } from './served.ts';
import { chooseTables, otherRules } from './tables.ts';
import { Truth } from './truth.ts';
import { createVerdict, mustHold } from './violations.ts';
import { createWireCheck } from './wire/wire-check.ts';
import { Witness } from './witness.ts';
import { createWorld } from './world.ts';

export type Ordeal = {
  readonly seed: number;
  readonly rounds: number;
  readonly patrons?: number;
  /** Wraps the store with a planted bug, to show that the simulation finds it. */
  readonly tamper?: (store: Store) => Store;
};

const START = Date.UTC(2026, 0, 1);
/** The dear comparisons are made this often, in commits. */
const DEAR_EVERY = 40;

export const createDeployment = ({ seed, patrons: many = 5, tamper = (store) => store }: Ordeal): Scene => {
  const chance = chanceOf(seed);
  const verdict = createVerdict();
  let isOfEndedProcess = (_: unknown): boolean => false;
  // A living process must catch its own errors.
  const thrown = (fault: unknown): void => {
    if (!isOfEndedProcess(fault)) verdict.keep(fault);
  };
  const world = createWorld(START, (_, fault) => thrown(fault));
  const faults = createFaults(chance.fork());
  const truth = new Truth();
  const deeds = new Deeds();
  const clock = { jumpedMs: 0 };
  const machine = { wall: () => world.now() + clock.jumpedMs, steady: () => world.now() - START };
  const folder = mkdtempSync(join(tmpdir(), 'punto-torture-'));
  const giveBack = takeOver(world, machine, chance.fork());
  process.on('unhandledRejection', thrown);
  const disk = createDisk(world, chance.fork(), faults, truth, verdict);
  isOfEndedProcess = disk.isOfEndedProcess;
  const setups = [...chooseTables(chance)];
  const isSolo = (table: string) => setups.some((setup) => setup.table === table && setup.solo === true);
  const witness = new Witness(truth, new Holdings(), isSolo);
  const served: Served = new Served({
    ...{ world, chance: chance.fork(), faults, disk, truth, verdict, machine, folder, tamper },
    setups: () => setups,
  });
  const received = (visitor: Visitor, text: string): void => {
    world.trace.note(`${world.now()} ${visitor.name} < ${text}`);
    verdict.over(() => witness.inspect(visitor, text));
  };
  const wire = createWireCheck(deeds, verdict);
  const network = new Network({
    ...{ world, chance: chance.fork(), faults, running: served.running, deeds, received, wire },
  });
  const parts = { world, network, deeds, truth, witness, verdict, tables: setups.map(({ table }) => table) };
  const patron = (n: number) => new Patron({ ...parts, chance: chance.fork() }, `patron-${n}`);
  const people = Array.from({ length: many }, (_, n) => patron(n));
  const floor = new Floor({ ...parts, chance: chance.fork(), served, patrons: people });
  const faultInjection = new FaultInjection({
    ...{ world, chance: chance.fork(), faults, served, disk, network, patrons: people },
    jump: (ms) => {
      clock.jumpedMs += ms;
    },
    change: () => {
      for (const [at, setup] of setups.entries()) setups[at] = otherRules(setup, chance);
    },
  });
  let commits = 0;

  /**
   * What the tables hold in memory is the fold of their events. A host whose write failed holds decisions that were rolled
   * back until it has read its table again; meanwhile it answers no request that reads or decides.
   */
  const compareStates = (): void => {
    for (const [table, host] of served.running()?.hosted.tables ?? []) {
      if (host.unread() !== null || host.fault() !== null) continue;
      const { state } = truth.table(table);
      const held = host.state();
      if (held?.version === state?.version)
        mustHold(isDeepStrictEqual(held, state), () => `${table} in memory is not the fold of its events`);
    }
  };

  const seen = new WeakSet<object>();
  const stoppedAtStart = new WeakSet<object>();

  /** Only a table that could not be read or written at its start may stop; failed reads stop none that plays. */
  const noneHasStopped = (): void => {
    for (const [table, host] of served.running()?.hosted.tables ?? []) {
      const fault = host.fault();
      if (fault !== null && !seen.has(host)) stoppedAtStart.add(host);
      seen.add(host);
      mustHold(
        fault === null ||
          (stoppedAtStart.has(host) &&
            disk.hasFailed() &&
            /opening of the table could not be written|disk I\/O error/.test(String(fault))),
        () => `${table} has stopped: ${fault instanceof Error ? (fault.cause ?? fault) : fault}`,
      );
    }
  };

  /** Runs one step and checks its result; throws when a check fails. */
  const step = async (): Promise<void> => {
    mustHold(await world.step(), 'no simulated task is due');
    if (served.running() && faults.strikes('crash between two steps')) disk.kill();
    if (disk.left() && served.isAlive) {
      served.crash();
      network.lost();
    }
    const running = served.running();
    if (truth.isNews && running) {
      truth.isNews = false;
      commits += 1;
      await disk.observe(() => truth.books(running.store));
      if (commits % DEAR_EVERY === 0) verdict.over(compareStates);
      verdict.over(noneHasStopped);
    }
    const fault = verdict.fault();
    if (fault !== null) throw fault;
  };

  /** Gives the machine back as it was. */
  const close = (): void => {
    disk.release();
    disk.restore();
    process.off('unhandledRejection', thrown);
    giveBack();
    rmSync(folder, { recursive: true, force: true });
  };

  return {
    ...{ world, faults, truth, witness, deeds, disk, network, people, floor, faultInjection, setups },
    ...{ step, compareStates, close },
    starts: () => served.starts,
    start: () => served.start(),
    doors: () => [served.running() ?? []].flat(),
    store: () => served.running()?.store ?? null,
    floorRests: () => floor.isAtRest(),
    strikeDown: disk.kill,
  };
};
