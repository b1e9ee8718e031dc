// Updates to five thousand sockets compared with C, bare Node sockets and a plain `ws` loop, by the sender's processor
// time; then the cost of a ticket in and out of the server, and memory and time of a patron who only watches. Run: `npm
// run bench -- fan-out`. It takes a minute, and needs 20,000 open files.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { compiled } from './compiled.ts';
import type { Contestant, Use } from './fan-out-house.ts';
import { type BenchDeployment, createBare, createCrowd, createHouse, type Side } from './fan-out-side.ts';
import { inTurns, median, ratio } from './timing.ts';

const SOCKETS = 5_000;
const TABLES = 20;
/** Broadcasts in one turn. */
const TIMES = 4;
const TURNS = 15;
const RALLY = 50_000;
const RALLIES = 6;
const STEADY_PER_SECOND = 20_000;
const STEADY_S = 4;
const IDLE_S = 20;
/** Pause before the next sender's turn, so that the readers catch up. */
const BREATH_MS = 50;

const print = (what: string, figure: string): void =>
  console.log(`  ${what.padEnd(56)}${figure.padStart(20)}`);

const sendsPerMs = async (program: string): Promise<void> => {
  const house = await createHouse(1);
  const { bytes } = await house.ask({ order: 'use' });
  const crowds = [
    await createCrowd(program, house.ports.house, SOCKETS, 1),
    await createCrowd(program, house.ports.ws, SOCKETS, 0),
  ];
  const bare = await createBare(program, SOCKETS, bytes);
  const tell = (how: Contestant) => ({
    name: how,
    run: async () => {
      const before = await house.ask({ order: 'use' });
      const after = await house.ask({ order: 'tell', how, times: TIMES });
      await pause(BREATH_MS);
      return (TIMES * SOCKETS) / (after.processorMs - before.processorMs);
    },
  });
  const inC = async () => {
    const seconds = await bare.ask(String(TIMES));
    await pause(BREATH_MS);
    return (TIMES * SOCKETS) / (seconds * 1000);
  };
  const speeds = await inTurns(
    [...(['house', 'ws', 'net'] as const).map(tell), { name: 'c', run: inC }],
    TURNS,
    3,
  );
  const { house: ours = [], ws = [], net = [], c = [] } = speeds;
  console.log(`\nOne update of ${bytes} bytes to ${SOCKETS} sockets, messages a second of processor time`);
  const rate = (what: string, all: readonly number[]) => print(what, `${median(all).toFixed(0)} k/s`);
  rate('the house', ours);
  rate('a loop over net.Socket, framed once', net);
  rate('a loop over ws', ws);
  rate('a loop in C', c);
  print('the house against C', ratio(ours, c).toFixed(2));
  print('the house against ws', ratio(ours, ws).toFixed(2));
  print('the house against net.Socket', ratio(ours, net).toFixed(2));
  print('net.Socket against C', ratio(net, c).toFixed(2));
  for (const each of [...crowds, bare, house]) each.end();
};

const difference = (before: Use, after: Use): number => after.processorMs - before.processorMs;

const ticketFigures = async (house: BenchDeployment, crowd: Side): Promise<void> => {
  const cost = async (tickets: number, order: string): Promise<number> => {
    const before = await house.ask({ order: 'use' });
    await crowd.ask(order);
    // Wait until all are answered and the last totals are sent.
    await pause(1_500);
    return (difference(before, await house.ask({ order: 'use' })) * 1000) / tickets;
  };
  const rallies: number[] = [];
  for (let n = 0; n < RALLIES; n += 1) rallies.push(await cost(RALLY, `rally ${RALLY}`));
  print('a ticket, each patron’s next when one is answered', `${median(rallies.slice(1)).toFixed(1)} µs`);
  const steady = await cost(
    STEADY_PER_SECOND * STEADY_S,
    `pour ${STEADY_PER_SECOND * STEADY_S} ${STEADY_PER_SECOND}`,
  );
  print(`a ticket of ${STEADY_PER_SECOND} a second`, `${steady.toFixed(1)} µs`);
};

const idleFigures = async (program: string): Promise<void> => {
  const house = await createHouse(TABLES);
  const empty = await house.ask({ order: 'use' });
  const crowd = await createCrowd(program, house.ports.house, SOCKETS, TABLES);
  await pause(1_000);
  const full = await house.ask({ order: 'use' });
  await pause(IDLE_S * 1000);
  const later = await house.ask({ order: 'use' });
  console.log(`\n${SOCKETS} sockets at ${TABLES} tables`);
  print('coming in', `${((difference(empty, full) * 1000) / SOCKETS).toFixed(0)} µs each`);
  print(
    'memory of one that looks on',
    `${((later.rssBytes - empty.rssBytes) / SOCKETS / 1000).toFixed(1)} kB`,
  );
  print('processor while nothing happens', `${(difference(full, later) / IDLE_S / 10).toFixed(2)} %`);
  await ticketFigures(house, crowd);
  for (const each of [crowd, house]) each.end();
};

const made = compiled('fan-out');
if (made === null) console.log('No C compiler here: both the readers and the yardstick are C.');
else {
  console.log(`${made.compiler}, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(2)}`);
  await sendsPerMs(made.program);
  await idleFigures(made.program);
}
