// The cost of a ticket from the broker to the disk and back, and of settling a round: tables, ledger and store of the
// real server with every commit flushed, in bursts as at closing time. `npm run bench -- tickets`, and with `--store
// postgres` the same on PostgreSQL.
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createHotHouse } from './hot-house.ts';
import { partsOf } from './parts.ts';
import { embeddedPlace, postgresPlace } from './places.ts';
import { median } from './timing.ts';

const { values } = parseArgs({
  options: {
    patrons: { type: 'string', default: '5000' },
    tables: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '12' },
    /** Tickets that arrive in one turn of the event loop, as from many sockets. */
    'at-once': { type: 'string', default: '500' },
    store: { type: 'string', default: 'embedded' },
    profile: { type: 'boolean', default: false },
  },
});
const patrons = Number(values.patrons);
const atOnce = Number(values['at-once']);
const WARM_UP = 3;

const place = values.store === 'postgres' ? await postgresPlace() : await embeddedPlace();
if (!place) throw new Error('There is no PostgreSQL to start: install one, or leave --store out.');
const house = await createHotHouse({ patrons, tables: Number(values.tables) }, place.store);
type Timed = { readonly wallMs: number; readonly cpuUs: number; readonly databaseUs: number };
const bursts: (Timed & { readonly delays: number[] })[] = [];
const settlements: Timed[] = [];

/** Duration by the wall clock, and processor time. */
const timed = async (work: () => Promise<void>): Promise<Timed> => {
  const database = place.databaseMs();
  const wall = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  const wallMs = performance.now() - wall;
  return { wallMs, cpuUs: user + system, databaseUs: (place.databaseMs() - database) * 1000 };
};

const burst = async (delays: number[]): Promise<void> => {
  const answers: Promise<void>[] = [];
  for (let from = 0; from < patrons; from += atOnce) {
    const sent = performance.now();
    for (let patron = from; patron < Math.min(from + atOnce, patrons); patron += 1)
      answers.push(house.bet(patron).then(() => void delays.push(performance.now() - sent)));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await Promise.all(answers);
};

const session = new Session();
const ofBursts: Profiler.Profile[] = [];
const ofSettlements: Profiler.Profile[] = [];
const profiled = async <T>(
  isWanted: boolean,
  into: Profiler.Profile[],
  work: () => Promise<T>,
): Promise<T> => {
  if (!isWanted) return work();
  await session.post('Profiler.start');
  const done = await work();
  into.push((await session.post('Profiler.stop')).profile);
  return done;
};

const round = async (kept: boolean): Promise<void> => {
  await house.until('betting');
  const delays: number[] = [];
  const taken = await profiled(kept && values.profile, ofBursts, () => timed(() => burst(delays)));
  const settled = await profiled(kept && values.profile, ofSettlements, () =>
    timed(() => house.until('settled')),
  );
  if (!kept) return;
  bursts.push({ ...taken, delays });
  settlements.push(settled);
};

session.connect();
if (values.profile) {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
}
let before = await place.bytes();
for (let number = -WARM_UP; number < Number(values.rounds); number += 1) {
  if (number === 0) before = await place.bytes();
  await round(number >= 0);
}
const after = await place.bytes();
for (const [what, profiles] of [
  ['a ticket', ofBursts],
  ['a patron of a settlement', ofSettlements],
] as const) {
  if (profiles.length > 0) console.log(`\nMicroseconds ${what}, by who had it done:`);
  for (const { part, us } of partsOf(profiles))
    console.log(`  ${(us / profiles.length / patrons).toFixed(2).padStart(6)}  ${part}`);
}

const print = (what: string, figure: string): void =>
  console.log(`  ${what.padEnd(56)}${figure.padStart(20)}`);
const delays = bursts.flatMap((each) => each.delays).sort((a, b) => a - b);
const at = (share: number): string => (delays[Math.floor(share * (delays.length - 1))] ?? 0).toFixed(1);
console.log(
  `\n${place.name}: ${patrons} patrons at ${values.tables} tables, one ticket of three bets each, load ${(loadavg()[0] ?? 0).toFixed(2)}`,
);
print('processor a ticket', `${median(bursts.map(({ cpuUs }) => cpuUs / patrons)).toFixed(1)} µs`);
const ofDatabase = (all: readonly Timed[]): string =>
  `${median(all.map(({ databaseUs }) => databaseUs / patrons)).toFixed(1)} µs`;
print('of the database', ofDatabase(bursts));
print(
  'tickets a second in a burst',
  Math.round(median(bursts.map(({ wallMs }) => patrons / wallMs)) * 1000).toFixed(0),
);
print('acknowledged after, p50 / p99 / most', `${at(0.5)} / ${at(0.99)} / ${at(1)} ms`);
print(
  'betting closed to settled, all tables',
  `${median(settlements.map(({ wallMs }) => wallMs)).toFixed(0)} ms`,
);
print(
  'of the processor, a patron',
  `${median(settlements.map(({ cpuUs }) => cpuUs / patrons)).toFixed(1)} µs`,
);
print('of the database, a patron', ofDatabase(settlements));
if (before && after) {
  const each = (bytes: number): string => `${Math.round(bytes / bursts.length / patrons)} bytes`;
  print('kept of a ticket and what it came to', each(after.data - before.data));
  print('log of both', each(after.log - before.log));
}
const faults = await house.close();
await place.remove();
print('audit', faults.length === 0 ? 'sound' : `${faults.length} faults: ${faults[0]}`);
process.exitCode = faults.length === 0 ? 0 : 1;
