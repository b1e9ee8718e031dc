// One life of a house under torture, from one seed: it opens, patrons and people of the house come, everything goes wrong
// that can, then nothing does any more; and in the end every client must hold the truth, every table play on, and every
// coin be where the cards put it.
import { isPrivate, tableId } from '@punto/table';
import { mustHold } from './broken.ts';
import type { FaultName } from './faults.ts';
import { type Proved, proveShoes } from './proof.ts';
import { atRest, keptPromises } from './rest.ts';
import { type Ordeal, openStage, type Stage } from './stage.ts';

export type Outcome = {
  readonly seed: number;
  readonly steps: number;
  readonly rounds: number;
  readonly tickets: number;
  readonly frames: number;
  /** Shoes that ended and proved themselves, and values of patrons in them. */
  readonly proved: Proved;
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

const OPENING_MS = 6_000;
/** Links that fell silent are found out. */
const SETTLE_MS = 12_000;
const CALM_MS = 12_000;
const ALONE_WITHIN_MS = 15_000;
const REST_WITHIN_MS = 120_000;
/** A run that comes to nothing is one that hangs. */
const STEPS_A_ROUND = 6_000;

/** `tell` hears how many rounds have been played. */
export const torture = async (
  ordeal: Ordeal,
  tell: (rounds: number) => void = () => {},
): Promise<Outcome> => {
  const stage = openStage(ordeal);
  let fault: string | null = null;
  let proved: Proved = { shoes: 0, values: 0 };
  try {
    await goWild(stage, ordeal.rounds, tell);
    await calmDown(stage);
    await comeToRest(stage);
    await leaveOneAlone(stage);
    proved = await lookBack(stage);
  } catch (found) {
    fault = wordsOf(found);
  } finally {
    stage.close();
  }
  const { world, truth, witness, faults, served } = stage;
  return {
    seed: ordeal.seed,
    steps: world.steps(),
    rounds: played(stage),
    tickets: truth.reckoning.taken,
    frames: witness.heard,
    proved,
    events: truth.counted,
    faults: faults.counted(),
    starts: served.starts,
    hash: world.trace.hash(),
    fault,
    last: world.trace.last(),
  };
};

const wordsOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return fault.name === 'Broken' ? fault.message : (fault.stack ?? fault.message);
};

const played = ({ truth }: Stage): number =>
  [...truth.tables.values()].reduce((sum, { settled }) => sum + settled, 0);

const until = async ({ world, step }: Stage, isOver: () => boolean, rounds = 20): Promise<void> => {
  const most = world.steps() + STEPS_A_ROUND * rounds;
  while (!isOver()) {
    await step();
    mustHold(world.steps() < most, 'the house plays on too slowly, or not at all');
  }
};

const pass = (stage: Stage, ms: number): Promise<void> => {
  const over = stage.world.now() + ms;
  return until(stage, () => stage.world.now() > over);
};

/** A quiet opening, and then every fault there is until so many rounds are over. */
const goWild = async (stage: Stage, rounds: number, tell: (rounds: number) => void): Promise<void> => {
  stage.served.start();
  await pass(stage, OPENING_MS);
  stage.faults.wild = true;
  let told = 0;
  const isOver = (): boolean => {
    const now = played(stage);
    if (now !== told) tell(now);
    told = now;
    return now >= rounds;
  };
  await until(stage, isOver, rounds + 20);
};

/** No more faults but links that break; everything must come right by itself. */
const calmDown = async (stage: Stage): Promise<void> => {
  const { faults, mischief, floor, network, disk, people } = stage;
  faults.wild = false;
  mischief.end();
  floor.calm();
  for (const link of network.links()) link.isSlow = false;
  disk.fill(null);
  await pass(stage, SETTLE_MS);
  for (const patron of people) patron.rehearse(true);
  await pass(stage, CALM_MS);
  for (const patron of people) patron.rehearse(false);
};

/** Every table plays on, every stake is decided, every client and console holds the truth. */
const comeToRest = async (stage: Stage): Promise<void> => {
  const { world, truth, witness, served, people, floor, setups } = stage;
  const before = new Map([...truth.tables].map(([table, { settled }]) => [table, settled]));
  const last = world.now() + REST_WITHIN_MS;
  let undecided = truth.reckoning.open();
  let tables = setups.filter(({ solo }) => !solo).map(({ table }) => table);
  let patrons = people;
  await until(stage, () => {
    const running = served.running();
    if (!running) return false;
    const open = truth.reckoning.open();
    undecided = undecided.filter((round) => open.includes(round));
    tables = tables.filter((table) => truth.table(table).settled <= (before.get(table) ?? 0));
    patrons = patrons.filter((patron) => atRest(patron, running, truth, witness) !== null);
    const rests = undecided.length + tables.length + patrons.length === 0 && floor.isAtRest();
    mustHold(rests || world.now() <= last, () =>
      [
        ...undecided.map((round) => `stakes lie in ${round} and are never decided`),
        ...tables.map((table) => `${table} plays no more`),
        ...patrons.map((patron) => atRest(patron, running, truth, witness)),
        ...floor.restless(),
      ].join('; '),
    );
    return rests;
  });
};

/** A coup begun alone is a coup finished, though its patron never comes back and the house dies in its middle. [V5] */
const leaveOneAlone = async (stage: Stage): Promise<void> => {
  const { world, truth, people, disk, served, setups } = stage;
  if (!setups.some(({ solo }) => solo)) return;
  const alone = () => truth.reckoning.open().find((round) => isPrivate(round));
  const begun = world.now() + ALONE_WITHIN_MS;
  await until(stage, () => alone() !== undefined || world.now() > begun);
  const coup = alone();
  if (!coup) return;
  people.find(({ id }) => coup.includes(id))?.goHome();
  disk.kill();
  await pass(stage, ALONE_WITHIN_MS);
  await until(stage, () => served.running() !== null);
  mustHold(!truth.reckoning.open().includes(coup), () => `stakes lie in ${coup}, and nobody plays it on`);
};

/** From the first event on, once more, and everything that was ever told. */
const lookBack = async ({ served, disk, truth, witness, people, compareStates }: Stage): Promise<Proved> => {
  const running = served.running();
  mustHold(running !== null, 'the house is not open at the end');
  const { store } = running;
  let proved: Proved = { shoes: 0, values: 0 };
  await disk.look(async () => {
    compareStates();
    for (const table of truth.tables.keys()) await truth.compareLog(store, tableId(table));
    for (const patron of people) await keptPromises(patron, store, truth);
    proved = await proveShoes(store, truth, witness.holdings);
    const faults = await store.audit();
    mustHold(faults.length === 0, () => `in the end the books say: ${faults.join('; ')}`);
  });
  return proved;
};
