// One life of a house under torture, from one seed: it opens, patrons and people of the house come, everything goes wrong
// that can, then nothing does any more; and in the end every client must hold the truth, every table play on, and every
// coin be where the cards put it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { tableId } from '@punto/table';
import { createVerdict, mustHold } from './broken.ts';
import { chanceOf } from './chance.ts';
import { createDisk } from './disk.ts';
import { createFaults, type FaultName } from './faults.ts';
import { Floor } from './floor.ts';
import { Mischief } from './mischief.ts';
import { Network } from './network.ts';
import { Patron } from './patron.ts';
import { Holdings, proveShoes } from './proof.ts';
import { atRest, keptPromises } from './rest.ts';
import { Served } from './served.ts';
import { chooseTables, otherRules } from './tables.ts';
import { takeOver } from './taken-over.ts';
import { Truth } from './truth.ts';
import { Witness } from './witness.ts';
import { createWorld } from './world.ts';

export type Ordeal = { readonly seed: number; readonly rounds: number; readonly patrons?: number };

export type Outcome = {
  readonly seed: number;
  readonly steps: number;
  readonly rounds: number;
  readonly tickets: number;
  readonly frames: number;
  /** Shoes that ended and proved themselves, and values of patrons they were cut by. */
  readonly proved: { readonly shoes: number; readonly values: number };
  /** How often each kind of event was committed. */
  readonly events: Readonly<Record<string, number>>;
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  readonly starts: number;
  /** The same for the same seed, always. */
  readonly hash: string;
  /** What did not hold, in words; `null`: everything did. */
  readonly fault: string | null;
  readonly last: readonly string[];
};

const START = Date.UTC(2026, 0, 1);
/** A run that comes to nothing is one that hangs. */
const STEPS_A_ROUND = 6_000;
const CALM_MS = 20_000;
const REST_WITHIN_MS = 120_000;
/** The dear comparisons are made this often, in commits. */
const DEAR_EVERY = 40;

export const torture = async (
  { seed, rounds, patrons: many = 5 }: Ordeal,
  tell: (rounds: number) => void = () => {},
): Promise<Outcome> => {
  const chance = chanceOf(seed);
  const verdict = createVerdict();
  let isDying = () => false;
  // A process that dies throws whatever it likes; one that lives must catch what it threw itself.
  const world = createWorld(START, (_, fault) => isDying() || verdict.keep(fault));
  const unhandled = (fault: unknown): void => void (isDying() || verdict.keep(fault));
  process.on('unhandledRejection', unhandled);
  const faults = createFaults(chance.fork());
  const truth = new Truth();
  const clock = { jumpedMs: 0 };
  const machine = { wall: () => world.now() + clock.jumpedMs, steady: () => world.now() - START };
  const folder = mkdtempSync(join(tmpdir(), 'punto-torture-'));
  const restore = [takeOver(world, machine, chance.fork())];
  let commits = 0;
  let outcome: string | null = null;
  let proved = { shoes: 0, values: 0 };
  let starts = () => 0;
  const setups = [...chooseTables(chance)];
  const isSolo = (table: string) => setups.some((setup) => setup.table === table && setup.solo === true);
  const witness = new Witness(truth, new Holdings(), isSolo);
  try {
    const disk = createDisk(world, chance.fork(), faults, truth, verdict);
    isDying = () => disk.left() !== null;
    restore.push(disk.restore, () => process.off('unhandledRejection', unhandled));
    const served: Served = new Served({
      world,
      chance: chance.fork(),
      faults,
      disk,
      truth,
      verdict,
      machine,
      folder,
      setups: () => setups,
    });
    starts = () => served.starts;
    const network = new Network({
      world,
      chance: chance.fork(),
      faults,
      running: served.running,
      told: (visitor, text) => {
        world.trace.note(`${world.now()} ${visitor.name} < ${text}`);
        verdict.over(() => witness.hear(visitor, text));
      },
    });
    const parts = { world, network, truth, witness, verdict, tables: setups.map(({ table }) => table) };
    const people = Array.from(
      { length: many },
      (_, n) => new Patron({ ...parts, chance: chance.fork() }, `patron-${n}`),
    );
    const floor = new Floor({ ...parts, chance: chance.fork(), served, patrons: people });
    const mischief = new Mischief({
      world,
      chance: chance.fork(),
      faults,
      served,
      disk,
      network,
      patrons: people,
      jump: (ms) => {
        clock.jumpedMs += ms;
      },
      change: () => {
        for (const [at, setup] of setups.entries()) setups[at] = otherRules(setup, chance);
      },
    });

    /** One step, and a look at what it came to. */
    const step = async (): Promise<void> => {
      if (!(await world.step())) mustHold(false, 'nothing is due any more');
      if (served.running() && faults.strikes('crash between two steps')) disk.kill();
      if (disk.left() && served.isAlive) {
        served.crash();
        network.lost();
      }
      const running = served.running();
      if (truth.isNews && running) {
        truth.isNews = false;
        commits += 1;
        await disk.look(() => truth.books(running.store));
        if (commits % DEAR_EVERY === 0) verdict.over(() => compareStates());
        verdict.over(() => noneHasStopped());
      }
      const fault = verdict.fault();
      if (fault !== null) throw fault;
    };

    const compareStates = (): void => {
      for (const [table, host] of served.running()?.house.tables ?? []) {
        const { state } = truth.table(table);
        const held = host.state();
        if (held?.version === state?.version)
          mustHold(isDeepStrictEqual(held, state), () => `${table} in memory is not the fold of its events`);
      }
    };

    const noneHasStopped = (): void => {
      for (const [table, host] of served.running()?.house.tables ?? []) {
        const fault = host.fault();
        mustHold(
          fault === null || (disk.hasFailed() && !/Conflict|Invariant/.test(String(fault))),
          () => `${table} has stopped: ${fault instanceof Error ? (fault.cause ?? fault) : fault}`,
        );
      }
    };

    const played = (): number => [...truth.tables.values()].reduce((sum, { settled }) => sum + settled, 0);
    const until = async (isOver: () => boolean): Promise<void> => {
      const most = world.steps() + STEPS_A_ROUND * (rounds + 20);
      while (!isOver()) {
        await step();
        mustHold(world.steps() < most, 'the house plays on too slowly, or not at all');
      }
    };

    served.start();
    const opening = world.now() + 6_000;
    await until(() => world.now() > opening);
    faults.wild = true;
    let before = played();
    await until(() => {
      const now = played();
      if (now !== before) tell(now);
      before = now;
      return now >= rounds;
    });

    // Calm: no more faults, and everything must come right by itself.
    faults.wild = false;
    mischief.end();
    floor.calm();
    for (const link of network.links()) link.isSlow = false;
    disk.fill(null);
    const calm = world.now() + CALM_MS;
    await until(() => world.now() > calm);
    const counted = new Map([...truth.tables].map(([table, { settled }]) => [table, settled]));
    const undecided = truth.reckoning.open();
    const last = world.now() + REST_WITHIN_MS;
    const waiting = {
      clients: [...people],
      tables: setups.filter(({ solo }) => !solo).map(({ table }) => table),
    };
    await until(() => {
      const running = served.running();
      if (!running) return false;
      waiting.tables = waiting.tables.filter(
        (table) => truth.table(table).settled <= (counted.get(table) ?? 0),
      );
      waiting.clients = waiting.clients.filter((patron) => atRest(patron, running, truth, witness) !== null);
      const open = truth.reckoning.open().filter((round) => undecided.includes(round));
      const rests = waiting.clients.length + waiting.tables.length + open.length === 0 && floor.isAtRest();
      if (world.now() > last)
        mustHold(rests, () =>
          [
            ...open.map((round) => `stakes lie in ${round} and are never decided`),
            ...waiting.tables.map((table) => `${table} plays no more`),
            ...waiting.clients.map((patron) => atRest(patron, running, truth, witness)),
            ...floor.restless(),
          ].join('; '),
        );
      return rests;
    });
    const running = served.running();
    mustHold(running !== null, 'the house is not open at the end');
    await disk.look(async () => {
      compareStates();
      for (const table of truth.tables.keys()) await truth.compareLog(running.store, tableId(table));
      for (const patron of people) await keptPromises(patron, running.store, truth);
      proved = await proveShoes(running.store, truth, witness.holdings);
      const found = await running.store.audit();
      mustHold(found.length === 0, () => `in the end the books say: ${found.join('; ')}`);
    });
  } catch (fault) {
    outcome = fault instanceof Error ? `${fault.message}` : String(fault);
    if (fault instanceof Error && fault.name !== 'Broken') outcome = fault.stack ?? outcome;
  } finally {
    for (const put of restore.reverse()) put();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    seed,
    steps: world.steps(),
    rounds: [...truth.tables.values()].reduce((sum, { settled }) => sum + settled, 0),
    tickets: truth.reckoning.taken,
    frames: witness.heard,
    proved,
    events: truth.counted,
    faults: faults.counted(),
    starts: starts(),
    hash: world.trace.hash(),
    fault: outcome,
    last: world.trace.last(),
  };
};
