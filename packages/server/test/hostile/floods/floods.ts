// Runs the floods one after the other against a served deployment with its default limits, while two patrons play at
// the flooded table. Each flood is counted, and fails when it did too little or when the two were affected: refused,
// answered late, or the server's memory grew.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { auditFolder } from '@punto/store/audit/audit';
import { type Served, serve } from '../../served-process.ts';
import { addedUp, type Counts, Deeds } from '../../support/deeds/deeds.ts';
import { type Judged, judge, lacksOf } from '../../support/deeds/minimums.ts';
import { type HonestPair, sitDown } from '../fuzz/honest-pair.ts';
import { floodRooms, HONEST_TABLE } from './flood-house.ts';
import { CALM, FLOODS, type Flood } from './flood-kinds.ts';
import type { Guest } from './flood-line.ts';
import { MINIMUMS } from './flood-minimums.ts';
import type { FloodOrder } from './flood-thread.ts';
import { createProbe, type Probe } from './patron-probe.ts';
import { memoryOf, processorMsOf } from './server-process.ts';

export type FloodsOrder = {
  /** Duration of each flood. */
  readonly seconds: number;
  /** Names of floods; absent: all. */
  readonly only?: readonly string[];
  readonly progress?: (flood: string) => void;
};

/** What the honest patrons and the server experienced during one flood. */
export type Felt = {
  readonly flood: string;
  readonly tickets: number;
  readonly rounds: number;
  readonly late: number;
  /** From sending to acknowledgement in milliseconds, sorted. */
  readonly ticketMs: readonly number[];
  readonly pingMs: readonly number[];
  readonly mostMib: number;
  /** Processor time of the server; hardly affected by other load on the machine. */
  readonly processorMs: number;
};

export type FloodsReport = {
  readonly felt: readonly Felt[];
  readonly memoryMib: { readonly before: number; readonly after: number };
  readonly refusedTicketRows: number;
  readonly counts: Counts;
  readonly judged: readonly Judged[];
  readonly faults: readonly string[];
  /** Delays and losses of the honest patrons. Of little meaning on a machine under other load. */
  readonly hurts: readonly string[];
};

const SETTINGS = {
  // Floods and patrons come from different addresses, as forwarded by a proxy.
  PUNTO_TRUSTED_PROXY: '127.0.0.1',
  // Only so that a flood's guests are created quickly; each comes from another address.
  PUNTO_GUESTS_PER_MINUTE: '1000000',
  NODE_OPTIONS: '--max-old-space-size=128',
};
/** Longest allowed answer: betting is open for at least this long when the two place their tickets. */
export const LATE_MS = 1_000;
/** One answer in `LATE_ONE_IN` may be late, one round in `SEEN_ONE_IN` must be seen in time: the machine is shared. */
const LATE_ONE_IN = 4;
const SEEN_ONE_IN = 3;
/** Slow readers may use 128 MiB together, and allocators keep memory they were given. */
export const MOST_GROWTH_MIB = 192;
/** Most refusals stored for one table. */
const MOST_REFUSED_ROWS = 2_100;
const SAMPLE_MS = 500;

export const runFloods = async ({ seconds, only, progress }: FloodsOrder): Promise<FloodsReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-floods-'));
  const served = await serve(folder, floodRooms(folder), SETTINGS);
  try {
    const honest = await sitDown(served.origin, HONEST_TABLE);
    const [watcher] = await comeIn(served.origin, 1, 1, 99);
    const probe = await createProbe(served.origin, watcher?.cookie ?? '');
    const before = memoryOf(served.pid);
    const counts: Counts[] = [];
    const felt: Felt[] = [];
    for (const [index, flood] of FLOODS.entries()) {
      if (only && !only.includes(flood.name)) continue;
      progress?.(flood.name);
      const one = await endure(served, flood, index, seconds, honest, probe);
      counts.push(one.counts);
      felt.push(one.felt);
    }
    const after = memoryOf(served.pid);
    probe.end();
    const report = await honest.end();
    const exitCode = await served.stop();
    const data = join(folder, 'data');
    const rows = refusedRows(data);
    const all = addedUp([
      { 'run: floods': 1, 'run: seconds of each flood': seconds },
      ...counts,
      ...felt.map(deedsOf),
    ]);
    const judged = judge(
      all,
      MINIMUMS.filter(({ flood }) => !only || only.includes(flood)),
    );
    const faults = [
      ...report.faults,
      ...lacksOf(judged),
      ...felt.flatMap((each) => grownIn(each, before)),
      ...(rows > MOST_REFUSED_ROWS ? [`${rows} refused tickets are kept for ever`] : []),
      ...(exitCode === 0 ? [] : [`the server ended with ${exitCode}`]),
      // The store of another tree's server cannot be read by this one's audit.
      ...(process.env.PUNTO_TEST_MAIN === undefined ? auditFolder(data).faults : []),
    ];
    const calm = felt.find(({ flood }) => flood === CALM);
    const hurts = felt.flatMap((each) => hurtIn(each, calm?.rounds ?? 0));
    return {
      felt,
      memoryMib: { before, after },
      refusedTicketRows: rows,
      counts: all,
      judged,
      faults,
      hurts,
    };
  } finally {
    await served.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

const endure = async (
  { origin, pid }: Served,
  flood: Flood,
  index: number,
  seconds: number,
  honest: HonestPair,
  probe: Probe,
): Promise<{ counts: Counts; felt: Felt }> => {
  const guests = await comeIn(origin, flood.guests, flood.addresses, index);
  const { hostname, port } = new URL(origin);
  const target = { host: hostname, port: Number(port) };
  const order: FloodOrder = { name: flood.name, target, guests };
  const start = honest.soFar();
  const processorMs = processorMsOf(pid);
  probe.takeLatencies();
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData: order });
  const failed = new Promise<never>((_, reject) => thread.once('error', reject));
  let mostMib = 0;
  for (let passed = 0; passed < seconds * 1_000; passed += SAMPLE_MS) {
    await Promise.race([sleep(SAMPLE_MS), failed]);
    mostMib = Math.max(mostMib, memoryOf(pid));
  }
  const pingMs = probe.takeLatencies();
  const told = new Promise<Counts>((resolve) => thread.once('message', resolve));
  thread.postMessage('end');
  const counts = await Promise.race([told, failed]);
  await thread.terminate();
  const end = honest.soFar();
  const ticketMs = end.latenciesMs.slice(start.latenciesMs.length).toSorted((a, b) => a - b);
  const felt: Felt = {
    flood: flood.name,
    tickets: end.tickets - start.tickets,
    rounds: end.rounds - start.rounds,
    late: end.late - start.late,
    ...{ ticketMs, pingMs, mostMib, processorMs: processorMsOf(pid) - processorMs },
  };
  return { counts, felt };
};

const deedsOf = ({ flood, tickets, rounds, pingMs }: Felt): Counts => {
  const deeds = new Deeds();
  deeds.count(flood, 'honest rounds', rounds);
  deeds.count(flood, 'honest tickets', tickets);
  deeds.count(flood, 'honest pings', pingMs.length);
  return deeds.counts();
};

const grownIn = ({ flood, mostMib }: Felt, before: number): readonly string[] =>
  mostMib - before > MOST_GROWTH_MIB ? [`${flood}: the server grew by ${mostMib - before} MiB`] : [];

const hurtIn = ({ flood, rounds, ticketMs, pingMs }: Felt, calmRounds: number): readonly string[] => {
  const lateOf = (all: readonly number[]): number => all.filter((ms) => ms > LATE_MS).length;
  const tooMany = (all: readonly number[], what: string): string[] =>
    lateOf(all) * LATE_ONE_IN > all.length
      ? [`${flood}: ${lateOf(all)} of ${all.length} ${what} took longer than ${LATE_MS} ms`]
      : [];
  const isMissed = rounds * SEEN_ONE_IN < calmRounds;
  return [
    ...tooMany(ticketMs, 'tickets of the honest pair'),
    ...tooMany(pingMs, 'pings of one who looks on'),
    ...(isMissed
      ? [`${flood}: ${rounds} rounds were seen in time to stake, ${calmRounds} without a flood`]
      : []),
  ];
};

/** Guests with addresses of a range reserved for tests; each flood has its own. */
const comeIn = async (
  origin: string,
  guests: number,
  addresses: number,
  index: number,
): Promise<readonly Guest[]> => {
  const cookies: string[] = [];
  for (let n = 0; n < guests; n += 1) {
    const from = `198.18.${n >> 8}.${n & 0xff}`;
    const answer = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (!cookie) throw new Error(`a guest was not admitted: ${answer.status}`);
    cookies.push(cookie);
  }
  return cookies.map((cookie, n) => ({ cookie, address: `198.19.${100 + index}.${n % addresses}` }));
};

const refusedRows = (data: string): number => {
  const database = new DatabaseSync(join(data, 'punto.db'), { readOnly: true });
  try {
    return Number(database.prepare('SELECT count(*) AS rows FROM tickets').get()?.rows ?? 0);
  } finally {
    database.close();
  }
};
