// A served deployment under attack while two patrons play: a number of hostile messages from one seed, and afterwards a
// check that they changed nothing. The limits are the default ones; attackers come from many addresses, as forwarded by
// a proxy.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditFolder } from '@punto/store/audit/audit';
import { quickRoom, serve } from '../../served-process.ts';
import { type Counts, Deeds } from '../../support/deeds/deeds.ts';
import { type Judged, judge, lacksOf } from '../../support/deeds/minimums.ts';
import { type Attacker, attack, type Target } from './attack.ts';
import { chanceFrom } from './chance.ts';
import { type HonestReport, sitDown } from './honest-pair.ts';
import { MINIMUMS } from './minimums.ts';
import { Tally } from './tally.ts';

export type FuzzOrder = {
  readonly messages: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
};

export type FuzzReport = {
  readonly tally: Tally;
  readonly honest: HonestReport;
  /** Memory of the server in MiB, after a tenth of the messages and at the end. */
  readonly memoryMib: { readonly before: number; readonly after: number };
  readonly tookMs: number;
  readonly exitCode: number | null;
  /** What was done, and how much of it was required. */
  readonly counts: Counts;
  readonly judged: readonly Judged[];
  /** Empty: no fault. */
  readonly faults: readonly string[];
};

const TABLE = 'quick';
const SETTINGS = {
  PUNTO_TRUSTED_PROXY: '127.0.0.1',
  // Each message shall be read; the limit of an address is tested by the floods.
  PUNTO_MESSAGES_PER_SECOND: '1000000',
  // A small heap, so that a memory leak shows soon; in a large one, garbage not collected yet looks like growth.
  NODE_OPTIONS: '--max-old-space-size=128',
};
const ATTACKERS = 32;
/** Allowed growth of the server's memory: allocators keep memory they were given. */
export const GROWTH_MIB = 64;
/** Time after which garbage has been collected. */
const CALM_MS = 1_500;

export const fuzz = async ({ messages, seed, progress }: FuzzOrder): Promise<FuzzReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-fuzz-'));
  const served = await serve(folder, quickRoom(folder), SETTINGS);
  try {
    const began = performance.now();
    const honest = await sitDown(served.origin, TABLE);
    const { hostname, port } = new URL(served.origin);
    const target: Target = { host: hostname, port: Number(port), table: TABLE };
    const tally = new Tally();
    const attackers = await Promise.all(
      Array.from({ length: ATTACKERS }, (_, i) => comeIn(served.origin, addressOf(i))),
    );
    const chance = chanceFrom(seed);
    const rush = async (most: number): Promise<void> => {
      await Promise.all(
        attackers.map(async (attacker) => {
          const own = chance.fork();
          while (tally.messages < most) {
            await attack(target, { ...attacker, address: addressOf(own.below(4_000)) }, own, tally);
            progress?.(tally.messages);
          }
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    };
    await rush(messages / 10);
    const before = memoryOf(served.pid);
    await rush(messages);
    const after = memoryOf(served.pid);
    const report = await honest.end();
    const tookMs = performance.now() - began;
    const exitCode = await served.stop();
    const counts = countsOf(tally, report);
    const judged = judge(counts, MINIMUMS);
    const faults = [
      ...tally.faults,
      ...report.faults,
      ...lacksOf(judged),
      ...(report.tickets === 0 ? ['nobody played'] : []),
      ...(after - before > GROWTH_MIB ? [`the server grew by ${after - before} MiB`] : []),
      ...(exitCode === 0 ? [] : [`the server ended with ${exitCode}`]),
      ...auditFolder(join(folder, 'data')).faults,
    ];
    return { tally, honest: report, memoryMib: { before, after }, tookMs, exitCode, counts, judged, faults };
  } finally {
    await served.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const countsOf = (
  tally: Pick<Tally, 'messages' | 'connections' | 'attacks' | 'answers'>,
  honest: Pick<HonestReport, 'tickets' | 'rounds' | 'late'>,
): Counts => {
  const deeds = new Deeds();
  deeds.count('run', 'messages', tally.messages);
  deeds.count('run', 'connections', tally.connections);
  deeds.countAll('attack', Object.fromEntries(tally.attacks));
  deeds.countAll('answer', Object.fromEntries(tally.answers));
  deeds.count('honest', 'rounds seen', honest.rounds);
  deeds.count('honest', 'tickets accepted', honest.tickets);
  deeds.count('honest', 'tickets too late', honest.late);
  return deeds.counts();
};

/** An address of a range reserved for documentation and tests. */
const addressOf = (n: number): string => `198.18.${n >> 8}.${n & 0xff}`;

const comeIn = async (origin: string, address: string): Promise<Attacker> => {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`an attacker was not admitted: ${answer.status}`);
  return { cookie, address };
};

const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
