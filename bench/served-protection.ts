// The cost of the protection of patrons in the served process: the same evening of tickets over real sockets, of patrons without limits and of patrons
// with all twelve, in turns at one deployment. `npm run bench -- served-protection`: the process with the embedded store, then one node
// with PostgreSQL, NATS and HAProxy where they are installed. Fails when balances are wrong or too few tickets were accepted.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDocument } from '@punto/cli/load/load-report';
import { startOwnDeployment } from '@punto/cli/load/own-deployment';
import { type Plan, roomOf } from '@punto/cli/load/plan';
import { readProcess } from '@punto/cli/load/process-meter';
import { runLoad } from '@punto/cli/load/run';
import { oneMachine } from '../packages/server/test/nodes/network.ts';
import { missingServer, startNodeDeployment } from '../packages/server/test/nodes/node-deployment.ts';
import { familyOf, processorMs } from '../packages/server/test/nodes/processor-time.ts';
import { median, ratio } from './timing.ts';

const { values } = parseArgs({
  options: {
    patrons: { type: 'string', default: '480' },
    tables: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '6' },
    tickets: { type: 'string', default: '4' },
    /** Tickets a second. */
    rate: { type: 'string', default: '600' },
    turns: { type: 'string', default: '5' },
    stores: { type: 'string', default: 'embedded,postgres' },
  },
});
const turns = Number(values.turns);
const PLAN: Plan = {
  ...{ patrons: Number(values.patrons), watchers: 0, tables: Number(values.tables), seed: 1, idleSeconds: 0 },
  ...{ rounds: Number(values.rounds), warmUp: 0, tickets: Number(values.tickets), bets: 3, ownBets: 0 },
  ...{ burst: 'even', rate: Number(values.rate), pace: 'fast', limits: 0 },
};
const ALL_LIMITS = 12;
const PLANNED = PLAN.patrons * PLAN.tickets * PLAN.rounds;
/** Of the planned tickets; an overloaded machine places some after the betting has closed. */
const LEAST_ACCEPTED = 0.9;

type Deployment = {
  readonly name: string;
  readonly url: URL;
  /** Processor time so far, of the server and of the database. */
  readonly usedMs: () => { readonly server: number; readonly database: number };
  readonly close: () => Promise<void>;
};

const embedded = async (): Promise<Deployment> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-bench-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const parts = { data, folder, processors: undefined, profile: undefined };
  const own = await startOwnDeployment({ ...parts, room: roomOf(PLAN) });
  return {
    name: 'embedded',
    url: own.url,
    usedMs: () => ({ server: readProcess(own.pid)?.processorMs ?? Number.NaN, database: 0 }),
    close: async () => {
      await own.stop();
      rmSync(folder, { recursive: true });
    },
  };
};

const onPostgres = async (): Promise<Deployment> => {
  const { nodes, postgres, origin, close } = await startNodeDeployment({
    nodes: 1,
    network: oneMachine,
    room: roomOf(PLAN),
  });
  const pids = nodes.flatMap((node) => familyOf(node.pid()));
  return {
    name: 'PostgreSQL, one node',
    url: new URL(origin),
    usedMs: () => ({
      server: pids.reduce((sum, pid) => sum + (readProcess(pid)?.processorMs ?? Number.NaN), 0),
      database: processorMs([postgres.pid()]),
    }),
    close,
  };
};

type Evening = Readonly<Record<'serverUs' | 'databaseUs' | 'p50Ms' | 'p99Ms' | 'accepted', number>>;

const play = async ({ url, usedMs }: Deployment, limits: number): Promise<Evening> => {
  const used: ReturnType<typeof usedMs>[] = [];
  const part = (what: string) => {
    if (what === 'rounds' || what === 'balances') used.push(usedMs());
    return () => undefined;
  };
  const own = { serverCpu: undefined, loadCpu: undefined, data: undefined, keep: false, profile: undefined };
  const options = { plan: { ...PLAN, limits }, url, ...own };
  const played = await runLoad(options, { part, end: () => undefined }, new AbortController().signal);
  const { sound, accepted, answer, faultWords, lacks, refused } = loadDocument(played);
  if (!sound) throw new Error(`an evening is not sound: ${[...faultWords, ...lacks].join('; ')}`);
  if (accepted < PLANNED * LEAST_ACCEPTED)
    throw new Error(`${accepted} of ${PLANNED} tickets were accepted, refused ${JSON.stringify(refused)}`);
  const [before, after] = used;
  if (!before || !after || !answer) throw new Error('an evening without rounds');
  const each = (of: 'server' | 'database'): number => ((after[of] - before[of]) * 1_000) / accepted;
  return {
    ...{ serverUs: each('server'), databaseUs: each('database'), accepted },
    ...{ p50Ms: answer.p50Ms, p99Ms: answer.p99Ms },
  };
};

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
const row = (what: string, ...columns: readonly string[]): void =>
  console.log(`  ${what.padEnd(52)}${columns.map((column) => column.padStart(11)).join('')}`);

const measure = async (make: () => Promise<Deployment>): Promise<void> => {
  const deployment = await make();
  const [free, limited]: [Evening[], Evening[]] = [[], []];
  try {
    const both = [() => play(deployment, 0), () => play(deployment, ALL_LIMITS)] as const;
    for (const warmUp of both) await warmUp();
    for (let turn = 0; turn < turns; turn += 1) {
      // Each begins as often: the deployment has grown by one evening for the second.
      const isTurned = turn % 2 === 1;
      if (isTurned) limited.push(await both[1]());
      free.push(await both[0]());
      if (!isTurned) limited.push(await both[1]());
    }
  } finally {
    await deployment.close();
  }
  const accepted = sum([...free, ...limited].map((each) => each.accepted));
  console.log(
    `\n${deployment.name}: ${PLAN.patrons} patrons at ${PLAN.tables} tables, ${PLAN.rounds} rounds of ${PLAN.tickets} tickets each, ` +
      `${PLAN.rate} a second; ${turns} turns, ${accepted} tickets accepted, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  row('', 'no limits', 'all twelve', 'ratio');
  const figures = {
    'processor a ticket, µs, the sum of all turns': null,
    '  server': 'serverUs',
    '  database': 'databaseUs',
    'answer, p50, ms, the median of the turns': 'p50Ms',
    'answer, p99, ms': 'p99Ms',
  } as const;
  for (const [what, name] of Object.entries(figures)) {
    const of = (all: readonly Evening[]): readonly number[] =>
      all.map((each) => (name === null ? each.serverUs + each.databaseUs : each[name]));
    const [theirs, ours] = [of(free), of(limited)];
    if (sum(theirs) === 0) continue;
    const isTime = name === 'p50Ms' || name === 'p99Ms';
    const middle = isTime ? median : (all: readonly number[]) => sum(all) / all.length;
    const compared = isTime ? ratio(ours, theirs) : sum(ours) / sum(theirs);
    row(what, middle(theirs).toFixed(1), middle(ours).toFixed(1), compared.toFixed(3));
  }
};

console.log(
  `${cpus()[0]?.model ?? process.arch}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
);
const stores = values.stores.split(',');
if (stores.includes('embedded')) await measure(embedded);
if (stores.includes('postgres')) {
  const missing = missingServer();
  if (missing === null) await measure(onPostgres);
  else console.log(`\n${missing} is not installed.`);
}
