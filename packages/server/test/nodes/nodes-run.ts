// `npm run nodes -- --faults 40 --kills 100`: three nodes, PostgreSQL, NATS and HAProxy on this machine, playing
// patrons, and all faults of machines and networks. After each fault everything sent is compared with the books. The
// faults come from a seed, the machine's timing does not; a failed run keeps logs and books.
import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '../support/chance.ts';
import { deedsTable } from '../support/deeds/deeds-table.ts';
import { judge, lacksOf } from '../support/deeds/minimums.ts';
import { wholeOptions } from '../support/whole-options.ts';
import { keepEvidence } from './evidence.ts';
import { type Fault, faultsOn } from './faults.ts';
import { countsOf, MINIMUMS } from './minimums.ts';
import { goInside, isInside, oneMachine, ownNetwork } from './network.ts';
import { missingServer } from './node-deployment.ts';
import { planOf, planText, progressText } from './plan.ts';
import { createStorm, type Silence, type Storm } from './storm.ts';
import { inWords, percentile, seconds } from './tally.ts';

/** Kills between two checks. */
const KILLS_A_CHECK = 10;
const BREATH_MS = 3_000;

const main = async (): Promise<void> => {
  const options = wholeOptions({
    faults: 30,
    kills: 20,
    nodes: 3,
    tables: 12,
    patrons: 60,
    peace: 20,
    seed: 1,
  });
  const chance = chanceOf(options.seed);
  const network = isInside() ? ownNetwork(options.nodes) : oneMachine;
  if (network.cut === null) console.log('No network namespaces here: nobody is cut off from anything.');
  const plan = planOf({ ...options, possible: faultsOn({ network }), chance: chanceOf(options.seed) });
  console.log(planText(plan));
  const beganAt = performance.now();
  let done = 0;
  const progress = (): string => {
    done += 1;
    return progressText(plan, done, (performance.now() - beganAt) / 1_000);
  };
  const storm = await createStorm({ ...options, network, chance });
  try {
    await storm.peace(options.peace * 1_000);
    await check(storm, 'peace');
    console.log(progress());
    for (let kill = 1; kill <= options.kills; kill += 1) {
      const silence = await storm.befall('kill');
      console.log(`kill ${kill}: ${words(silence)} ${progress()}`);
      await storm.peace(BREATH_MS);
      if (kill % KILLS_A_CHECK === 0 || kill === options.kills) await check(storm, `${kill} kills`);
    }
    const silences = new Map<Fault, Silence[]>();
    for (const fault of plan.faults) {
      const silence = await storm.befall(fault);
      silences.set(fault, [...(silences.get(fault) ?? []), silence]);
      await check(storm, `${fault}: ${words(silence)}`);
      console.log(progress());
      await storm.peace(BREATH_MS);
    }
    report(storm, silences);
    tellDeeds(storm, options.kills, silences);
  } catch (fault) {
    const kept = mkdtempSync(join(tmpdir(), 'punto-storm-'));
    keepEvidence(storm.deployment, kept);
    console.error(`The logs and the books are in ${kept}.`);
    throw fault;
  } finally {
    await storm.close();
  }
};

/** Records at the last check. */
let recordsKept = 0;

const check = async (storm: Storm, what: string): Promise<void> => {
  const { tickets, records, unreceived, faults } = await storm.check();
  recordsKept = records;
  console.log(
    `${what}: ${tickets} tickets, ${records} records (${unreceived} untold), ${faults.length} faults`,
  );
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
  await storm.crowd.playOn();
};

/** Prints the counts; a run that did too little fails. */
const tellDeeds = (
  { crowd, pauses }: Storm,
  kills: number,
  silences: ReadonlyMap<Fault, readonly Silence[]>,
): void => {
  const faults = new Map<string, number>([...silences].map(([fault, all]) => [fault, all.length]));
  faults.set('kill', (faults.get('kill') ?? 0) + kills);
  const cameBack = (how: 'kill' | 'drain'): number => pauses[how].flatMap((each) => each.reconnected).length;
  const counts = countsOf({
    ...{ patrons: crowd.members, errors: crowd.errors, faults, records: recordsKept },
    reconnected: { kill: cameBack('kill'), drain: cameBack('drain') },
  });
  const judged = judge(counts, MINIMUMS);
  console.log(`\n${deedsTable(counts, judged)}`);
  if (lacksOf(judged).length > 0) process.exitCode = 1;
};

const words = ({ there, elsewhere }: Silence): string =>
  `at most ${seconds(there)} s of silence there, ${seconds(elsewhere)} s elsewhere`;

const report = (
  { crowd, pauses, deployment }: Storm,
  silences: ReadonlyMap<Fault, readonly Silence[]>,
): void => {
  const ms = (percent: number): string => (crowd.answers.percentile(percent) / 1000).toFixed(1);
  console.log(`\nacknowledged in peace: p50 ${ms(50)} ms, p99 ${ms(99)} ms, of ${crowd.answers.count}`);
  for (const how of ['kill', 'drain'] as const) {
    const all = (of: 'elsewhere' | 'reconnected' | 'playsAgain') => pauses[how].flatMap((each) => each[of]);
    console.log(`${how}, ${pauses[how].length} times:`);
    console.log(`  a table of the node is silent for others: ${inWords(all('elsewhere'))}`);
    console.log(`  its patrons are connected again: ${inWords(all('reconnected'))}`);
    console.log(`  and hear of their table: ${inWords(all('playsAgain'))}`);
  }
  for (const [fault, all] of silences) {
    const of = (where: keyof Silence): string => {
      const ms = all.map((silence) => silence[where]);
      return `${seconds(percentile(ms, 50))} s, worst ${seconds(Math.max(...ms))} s`;
    };
    console.log(`${fault}, ${all.length} times: silence there ${of('there')}; elsewhere ${of('elsewhere')}`);
  }
  console.log('told instead of an answer:', Object.fromEntries(crowd.errors));
  for (const node of deployment.nodes) console.log(`${node.name} logged:`, Object.fromEntries(node.logged()));
  console.log(`load average ${loadavg()[0]?.toFixed(2)}`);
};

const lacking = missingServer();
if (lacking !== null) {
  console.error(`${lacking} is not installed: apt-get install postgresql nats-server haproxy`);
  process.exitCode = 1;
} else if (isInside() || !goInside()) {
  // The first process of a namespace must install signal handlers to be interruptible.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await main();
}
