// The phases of a run, of one process or of several nodes: all faults, then none; then every table must play on,
// every client show the truth, and everything that was ever confirmed be on disk.
import type { TableSetup } from '@punto/engine/room';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Store } from '@punto/store/store';
import { isPrivate, publicName, tableId } from '@punto/table/index';
import type { Disk } from './disk.ts';
import type { Faults } from './faults.ts';
import { atRest, keptPromises } from './final-checks.ts';
import type { Floor } from './floor.ts';
import type { Network } from './network.ts';
import type { Patron } from './patron.ts';
import { type Proved, proveShoes } from './proof.ts';
import type { Running } from './served.ts';
import type { Truth } from './truth.ts';
import { mustHold } from './violations.ts';
import type { Witness } from './witness.ts';
import type { World } from './world.ts';

export type Scene = {
  readonly world: World;
  readonly faults: Faults;
  readonly truth: Truth;
  readonly witness: Witness;
  /** Counts of acts of patrons and staff. */
  readonly deeds: Deeds;
  readonly disk: Disk;
  readonly network: Network;
  readonly people: readonly Patron[];
  readonly floor: Floor;
  readonly faultInjection: { readonly end: () => void };
  readonly setups: readonly TableSetup[];
  /** Number of starts of the deployment or its nodes. */
  readonly starts: () => number;
  /** The first start of it all. */
  readonly start: () => void;
  /** Whether every console shows the true state, or has since the first call. */
  readonly floorRests: () => boolean;
  /** Every process that lets people in. */
  readonly doors: () => readonly Running[];
  /** The store on disk; `null` while no process has it open. */
  readonly store: () => Store | null;
  /** Runs one step and checks its result; throws when a check fails. */
  readonly step: () => Promise<void>;
  readonly compareStates: () => void;
  /** Kills the process that owns this table. */
  readonly strikeDown: (table: string) => void;
  /** Gives the machine back as it was. */
  readonly close: () => void;
};

const OPENING_MS = 6_000;
/** Links that fell silent are found out. */
const SETTLE_MS = 12_000;
const CALM_MS = 12_000;
const ALONE_WITHIN_MS = 15_000;
const REST_WITHIN_MS = 120_000;
/** A run that makes no progress hangs. */
const STEPS_A_ROUND = 6_000;

export const played = ({ truth }: Pick<Scene, 'truth'>): number =>
  [...truth.tables.values()].reduce((sum, { settled }) => sum + settled, 0);

export const until = async (
  { world, step }: Pick<Scene, 'world' | 'step'>,
  isOver: () => boolean,
  rounds = 20,
): Promise<void> => {
  const most = world.steps() + STEPS_A_ROUND * rounds;
  while (!isOver()) {
    await step();
    mustHold(world.steps() < most, 'the house plays on too slowly, or not at all');
  }
};

export const pass = (scene: Pick<Scene, 'world' | 'step'>, ms: number): Promise<void> => {
  const over = scene.world.now() + ms;
  return until(scene, () => scene.world.now() > over);
};

/** A quiet opening, then all faults until `rounds` rounds are over. */
export const goWild = async (
  scene: Scene,
  rounds: number,
  report: (rounds: number) => void,
): Promise<void> => {
  scene.start();
  await pass(scene, OPENING_MS);
  scene.faults.wild = true;
  let reported = 0;
  const isOver = (): boolean => {
    const now = played(scene);
    if (now !== reported) report(now);
    reported = now;
    return now >= rounds;
  };
  await until(scene, isOver, rounds + 20);
};

/** The calm phase: no faults but broken connections; everything must recover automatically. */
export const calmDown = async (scene: Scene): Promise<void> => {
  const { faults, faultInjection, floor, network, disk, people } = scene;
  faults.wild = false;
  faultInjection.end();
  floor.calm();
  for (const link of network.links()) link.isSlow = false;
  disk.fill(null);
  disk.unreadable = false;
  await pass(scene, SETTLE_MS);
  for (const patron of people) patron.rehearse(true);
  await pass(scene, CALM_MS);
  for (const patron of people) patron.rehearse(false);
};

/** Every table plays on, every stake is decided, every client and console holds the truth. */
export const comeToRest = async (scene: Scene): Promise<void> => {
  const { world, truth, witness, doors, people, floor, setups, floorRests } = scene;
  const before = new Map([...truth.tables].map(([table, { settled }]) => [table, settled]));
  const last = world.now() + REST_WITHIN_MS;
  let undecided = truth.expectedBooks.open();
  let tables = setups.filter(({ solo }) => !solo).map(({ table }) => table);
  let patrons = people;
  await until(scene, () => {
    const open = doors();
    if (open.length === 0) return false;
    const waiting = truth.expectedBooks.open();
    undecided = undecided.filter((round) => waiting.includes(round));
    tables = tables.filter((table) => truth.table(table).settled <= (before.get(table) ?? 0));
    patrons = patrons.filter((patron) => atRest(patron, open, truth, witness) !== null);
    const rests = undecided.length + tables.length + patrons.length === 0 && floorRests();
    mustHold(rests || world.now() <= last, () =>
      [
        ...undecided.map((round) => `stakes lie in ${round} and are never decided`),
        ...tables.map((table) => `${table} plays no more`),
        ...patrons.map((patron) => atRest(patron, open, truth, witness)),
        ...floor.restless(),
      ].join('; '),
    );
    return rests;
  });
};

/**
 * A round begun at a private table is finished, although its patron never comes back and the server dies in between.
 * [V5]
 */
export const leaveOneAlone = async (scene: Scene): Promise<void> => {
  const { world, truth, people, setups, doors, strikeDown } = scene;
  if (!setups.some(({ solo }) => solo)) return;
  const alone = () => truth.expectedBooks.open().find((round) => isPrivate(round));
  const begun = world.now() + ALONE_WITHIN_MS;
  await until(scene, () => alone() !== undefined || world.now() > begun);
  const coup = alone();
  if (!coup) return;
  people.find(({ id }) => coup.includes(id))?.goHome();
  strikeDown(publicName(coup));
  await pass(scene, ALONE_WITHIN_MS);
  await until(scene, () => doors().length > 0);
  mustHold(!truth.expectedBooks.open().includes(coup), () => `${coup} has stakes, and no server plays it`);
};

/** Replays all events, and checks everything that was ever confirmed. */
export const lookBack = async ({
  store: opened,
  disk,
  truth,
  witness,
  people,
  compareStates,
}: Scene): Promise<Proved> => {
  const store = opened();
  mustHold(store !== null, 'the house is not open at the end');
  let proved: Proved = { shoes: 0, values: 0 };
  await disk.observe(async () => {
    compareStates();
    for (const table of truth.tables.keys()) await truth.compareLog(store, tableId(table));
    for (const patron of people) await keptPromises(patron, store, truth);
    proved = await proveShoes(store, truth, witness.holdings);
    const faults = await store.audit();
    mustHold(faults.length === 0, () => `in the end the books say: ${faults.join('; ')}`);
  });
  return proved;
};
