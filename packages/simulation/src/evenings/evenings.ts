// Evenings of many patrons in one deployment: periods of play with hours or days between them, so that days, weeks and months end
// in some zone while tickets are sent. At the end every stake must be decided, and every balance equal the referee's.
import { type Counts, Deeds } from '@punto/server/test/support/deeds/deeds';
import { mustHold } from '../violations.ts';
import { windowAt } from './calendar.ts';
import { createEveningStage, type EveningStage, type Evenings, ZONES } from './evening-stage.ts';

export type EveningsOutcome = {
  readonly seed: number;
  readonly counts: Counts;
  readonly hash: string;
  /** The violated invariant as text; `null`: none. */
  readonly fault: string | null;
  readonly last: readonly string[];
};

/** Shortly before clock changes in both directions, ends of months and years, a leap day, and a skipped day. */
const STARTS = [
  '2026-03-27T20:00:00Z',
  '2026-10-23T20:00:00Z',
  '2026-03-06T20:00:00Z',
  '2026-10-30T20:00:00Z',
  '2026-04-03T12:00:00Z',
  '2026-10-02T12:00:00Z',
  '2028-02-27T20:00:00Z',
  '2027-02-26T20:00:00Z',
  '2026-12-30T20:00:00Z',
  '2026-06-28T20:00:00Z',
  '2026-11-26T12:00:00Z',
  '2011-12-28T20:00:00Z',
  '2022-03-25T20:00:00Z',
] as const;

const MINUTE_MS = 60_000;
/** One deployment in this number has all books audited: an audit takes as long as a hundred evenings. */
const AUDITED = 5;
const STRETCHES = 3;
const OPENING_MS = 4_000;
const QUIET_MS = 9_000;
const REST_WITHIN_MS = 240_000;
/** A patron with fewer acts had no full evening. */
const [LEAST_TICKETS, LEAST_CHANGES] = [5, 1];

export const playEvenings = async (evenings: Evenings): Promise<EveningsOutcome> => {
  const start = Date.parse(STARTS[evenings.seed % STARTS.length] ?? STARTS[0]);
  const stage = createEveningStage(evenings, start);
  let fault: string | null = null;
  try {
    await play(stage);
  } catch (found) {
    fault = textOf(found);
  } finally {
    stage.close();
  }
  const { world } = stage;
  return {
    seed: evenings.seed,
    counts: countsOf(stage),
    hash: world.trace.hash(),
    fault,
    last: world.trace.last(),
  };
};

const play = async (stage: EveningStage): Promise<void> => {
  const { chance, faults, people, referee } = stage;
  stage.start();
  await pass(stage, OPENING_MS);
  faults.wild = true;
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    for (const patron of people) patron.comeIn();
    await pass(stage, chance.between(25, 45) * 1_000);
    // The machines sleep while windows stay open: the time is counted.
    if (chance.once(2)) leap(stage, chance.between(3, 25) * MINUTE_MS);
    await pass(stage, chance.between(8, 18) * 1_000);
    for (const patron of people) patron.leave();
    await pass(stage, QUIET_MS);
    leap(stage, toMidnight(stage));
  }
  faults.wild = false;
  await comeToRest(stage);
  const store = stage.store();
  mustHold(store !== null, 'the database is down at the end');
  await stage.disk.observe(async () => {
    await referee.compare(store);
    const broken = stage.seed % AUDITED === 0 ? await store.audit() : [];
    mustHold(broken.length === 0, () => `in the end the books say: ${broken.join('; ')}`);
  });
};

const pass = async ({ world, step }: EveningStage, ms: number): Promise<void> => {
  const over = world.now() + ms;
  while (world.now() < over) await step();
};

const leap = ({ world, referee, deeds }: EveningStage, ms: number): void => {
  referee.slept(ms);
  world.pass(ms);
  deeds.count('run', ms > 60 * MINUTE_MS ? 'long leaps' : 'short leaps');
};

/** Leaps to shortly before a day, a week or a month ends in some zone, some days ahead. */
const toMidnight = ({ world, chance }: EveningStage): number => {
  const zone = chance.pick(ZONES);
  const span = chance.pick(['day', 'day', 'week', 'month'] as const);
  const from = world.now() + chance.between(6, 60) * 60 * MINUTE_MS;
  return windowAt(span, from, zone).endMs - world.now() - chance.between(2, 40) * 1_000;
};

/** Waits until every stake is decided. */
const comeToRest = async (stage: EveningStage): Promise<void> => {
  const { world, people, referee, step, nodes } = stage;
  const last = world.now() + REST_WITHIN_MS;
  for (const node of nodes) {
    node.cutFromDatabase(false);
    node.cutFromOthers(false);
  }
  while (people.some(({ id }) => referee.patron(id).openMinor() > 0)) {
    mustHold(world.now() < last, 'stakes lie on the felt and are never decided');
    await step();
  }
  while (stage.store() === null) await step();
};

const countsOf = ({ deeds, faults, people, starts }: EveningStage): Counts => {
  const all = new Deeds();
  const whole = people.filter(({ tickets, changes }) => tickets >= LEAST_TICKETS && changes >= LEAST_CHANGES);
  all.count('run', 'evenings', whole.length);
  all.count('run', 'evenings too quiet', people.length - whole.length);
  all.count(
    'run',
    'tickets sent',
    people.reduce((sum, { tickets }) => sum + tickets, 0),
  );
  all.count('run', 'starts of nodes', starts());
  all.countAll('fault', faults.counted());
  return { ...deeds.counts(), ...all.counts(), 'run: table moves': deeds.counts()['run: table moves'] ?? 0 };
};

const textOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return fault.name === 'Broken' ? fault.message : (fault.stack ?? fault.message);
};
