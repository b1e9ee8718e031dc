// The cost of a ticket whose money is at an operator: the store and tables of the real server in this process, with every commit
// flushed, and the reference operator as a separate process, `punto operator`, on the same cores. Each round all patrons bet, so
// many at a time, and what the round returns is delivered. `npm run bench -- wallet`, and with `--store postgres` on PostgreSQL.
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { minor } from '@punto/engine/minor';
import { openOperatorWallets } from '@punto/server/start/operator-wallets';
import { createManualClock, type ManualClock } from '@punto/server/test/support/manual-clock';
import { sampleBrand } from '@punto/server/test/support/sample-brand';
import { createOperatorProcess } from '@punto/server/test/wallet/operator-process';
import { compareBooks } from '@punto/server/test/wallet/two-books';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { pino } from 'pino';
import { processorMs } from '../packages/server/test/nodes/processor-time.ts';
import { createHotHouse, type HousesOperator } from './hot-house.ts';
import { partsOf } from './parts.ts';
import { embeddedPlace, postgresPlace } from './places.ts';
import { median } from './timing.ts';

const { values } = parseArgs({
  options: {
    patrons: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '6' },
    /** Tickets without an answer at a time. */
    'at-once': { type: 'string', default: '64' },
    store: { type: 'string', default: 'embedded' },
    profile: { type: 'boolean', default: false },
  },
});
const [patrons, tables, rounds, atOnce] = [
  values.patrons,
  values.tables,
  values.rounds,
  values['at-once'],
].map(Number) as [number, number, number, number];
const WARM_UP = 2;
const DEPOSIT_MINOR = 100_000_000;

const folder = mkdtempSync(join(tmpdir(), 'punto-wallet-bench-'));
const operator = await createOperatorProcess({ brand: 'acme', folder });
await operator.start();
const place = values.store === 'postgres' ? await postgresPlace() : await embeddedPlace();
if (!place) throw new Error('There is no PostgreSQL to start: install one, or leave --store out.');

const account = (number: number): string => `player-${number}`;
const session = (number: number): string => `session-${number}`;
const EUR = {
  rate: [1, 1],
  stepMinor: minor(100),
  limits: {},
  chipsMinor: [100, 500, 2_500].map(minor),
} as const;
let clock: ManualClock = createManualClock(Date.now());
/** The clock of the house is ahead, because its rounds are faster: the operator's clock follows it, by which signatures are checked. */
const inStep = (): Promise<void> =>
  operator.control('PUT', 'clock', { offsetSeconds: Math.round((clock.now() - Date.now()) / 1_000) });
const ofOperator: HousesOperator = {
  patronName: (number) => `acme.EUR.own-${number}`,
  admit: async (store, id, number) => {
    await operator.control('PUT', `patrons/${account(number)}`, { currency: 'EUR', deposit: DEPOSIT_MINOR });
    const opened = { session: session(number), patron: account(number), ended: false };
    await operator.control('PUT', 'sessions', opened);
    const found = { brand: 'acme', currency: 'EUR', operatorPatron: account(number) };
    await store.operatorPatrons.admit(found, { id, name: account(number), createdAt: 1 });
    await store.sessions.open(
      id,
      {
        hash: hash('sha256', session(number)),
        id: session(number),
        openedAt: 1,
        way: 'openid',
        device: '',
        provedAt: 0,
      },
      null,
    );
  },
  options: (store, ofHouse) => {
    const wallet = { url: operator.wallet, keys: operator.keys, timeoutMs: 5_000 };
    const brands = new Map([['acme', sampleBrand('acme', { currencies: { EUR }, wallet })]]);
    clock = ofHouse;
    const { wallets } = openOperatorWallets(
      brands,
      { store, clock: ofHouse },
      { log: pino({ level: 'silent' }), tracing: null, opened: [] },
    );
    if (!wallets) throw new Error('the brand has no wallet');
    return { wallets, currenciesOf: () => ({ 'acme.EUR': EUR }) };
  },
};
const house = await createHotHouse({ patrons, tables }, place.store, ofOperator);

type Timed = {
  readonly wallMs: number;
  readonly serverUs: number;
  readonly operatorUs: number;
  readonly databaseUs: number;
};
const timed = async (work: () => Promise<void>): Promise<Timed> => {
  const [database, operators] = [place.databaseMs(), processorMs([operator.pid()])];
  const wall = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    wallMs: performance.now() - wall,
    serverUs: user + system,
    operatorUs: (processorMs([operator.pid()]) - operators) * 1_000,
    databaseUs: (place.databaseMs() - database) * 1_000,
  };
};

const burst = async (delays: number[]): Promise<void> => {
  const next = Array.from({ length: patrons }, (_, patron) => patron).values();
  const one = async (): Promise<void> => {
    for (const patron of next) {
      const sent = performance.now();
      await house.bet(patron);
      delays.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};

/** Until every call that the rounds owe has been delivered. Calls that a busy machine left without an answer are due again later. */
const delivered = async (): Promise<void> => {
  let before = patrons;
  for (;;) {
    const left = (await house.store.wallet.waiting(0)).reduce((sum, { calls }) => sum + calls, 0);
    if (left === 0) return;
    if (left === before) clock.advance(100);
    before = left;
    await new Promise<void>((resolve) => setTimeout(resolve, 5));
  }
};

const inspector = new Session();
const profiles: Record<'bursts' | 'deliveries', Profiler.Profile[]> = { bursts: [], deliveries: [] };
const profiled = async (into: Profiler.Profile[], work: () => Promise<Timed>): Promise<Timed> => {
  if (!values.profile) return work();
  await inspector.post('Profiler.start');
  const done = await work();
  into.push((await inspector.post('Profiler.stop')).profile);
  return done;
};
inspector.connect();
if (values.profile) await inspector.post('Profiler.enable');

const bursts: Timed[] = [];
const deliveries: Timed[] = [];
const delays: number[] = [];
for (let number = -WARM_UP; number < rounds; number += 1) {
  await house.until('betting');
  await inStep();
  const own: number[] = [];
  const taken = await profiled(number < 0 ? [] : profiles.bursts, () => timed(() => burst(own)));
  const owed = await profiled(number < 0 ? [] : profiles.deliveries, () =>
    timed(async () => {
      await house.until('settled');
      await inStep();
      await delivered();
    }),
  );
  if (number < 0) continue;
  bursts.push(taken);
  deliveries.push(owed);
  delays.push(...own);
}

for (const [what, all] of Object.entries(profiles)) {
  if (all.length > 0) console.log(`\nMicroseconds a ticket of the ${what}, by who had it done:`);
  for (const { part, us } of partsOf(all))
    console.log(`  ${(us / all.length / patrons).toFixed(2).padStart(6)}  ${part}`);
}
const print = (what: string, figure: string): void =>
  console.log(`  ${what.padEnd(56)}${figure.padStart(20)}`);
delays.sort((a, b) => a - b);
const at = (share: number): string => (delays[Math.floor(share * (delays.length - 1))] ?? 0).toFixed(1);
const each = (all: readonly Timed[], of: (one: Timed) => number): string =>
  `${(all.reduce((sum, one) => sum + of(one), 0) / all.length / patrons).toFixed(0)} µs`;
const perSecond = (all: readonly Timed[]): string =>
  Math.round(median(all.map(({ wallMs }) => patrons / wallMs)) * 1_000).toFixed(0);
console.log(
  `\n${place.name}: ${patrons} patrons of an operator at ${tables} tables, ${atOnce} tickets at a time, load ${(loadavg()[0] ?? 0).toFixed(2)}`,
);
print('debits a second', perSecond(bursts));
print(
  'processor a ticket, the server without sockets',
  each(bursts, ({ serverUs }) => serverUs),
);
print(
  'of the operator',
  each(bursts, ({ operatorUs }) => operatorUs),
);
print(
  'of the database',
  each(bursts, ({ databaseUs }) => databaseUs),
);
print('accepted after, p50 / p99 / most', `${at(0.5)} / ${at(0.99)} / ${at(1)} ms`);
print('closed, settled and delivered, credits a second', perSecond(deliveries));
print(
  'processor a credit, the server',
  each(deliveries, ({ serverUs }) => serverUs),
);
print(
  'of the operator',
  each(deliveries, ({ operatorUs }) => operatorUs),
);
const faults = [...(await house.close())];
await operator.kill();
const isEmbedded = values.store !== 'postgres';
if (isEmbedded) {
  const compared = compareBooks(join(place.folder ?? '', DATABASE_FILE), 'acme', operator.book);
  faults.push(...compared.faults);
  const asked = patrons * (rounds + WARM_UP);
  if (compared.moved.accepted !== asked)
    faults.push(`${compared.moved.accepted} tickets of ${asked} were accepted`);
}
await place.remove();
rmSync(folder, { recursive: true });
print(
  'audit, and the books of both',
  faults.length === 0 ? 'sound' : `${faults.length} faults: ${faults[0]}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
