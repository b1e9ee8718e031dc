// A load run from the first guest to the audit: a house of its own, or one that is there; a crowd that sits down, rests,
// and plays; and at the end the proof that every coin is where it must be.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerClock, type ServerClock } from '@punto/protocol/client/server-clock';
import { Failure } from '../failure.ts';
import { forEachOf } from './ask.ts';
import { type Busy, BusyTime } from './busy-time.ts';
import { admit, type Crowd, sitDown, tablesToPlay } from './crowd.ts';
import { type Disk, diskUnder } from './disk.ts';
import { LoadFelt } from './felt.ts';
import type { Progress } from './load-progress.ts';
import { Measures } from './measures.ts';
import { type Logged, type OwnHouse, startOwnDeployment } from './own-house.ts';
import { checkFiles, pin } from './own-process.ts';
import { pause, timed } from './pause.ts';
import { type Plan, roomOf } from './plan.ts';
import { Play } from './play.ts';
import { type Reading, readProcess } from './process-meter.ts';
import { proveBalance } from './proof.ts';

export type LoadOptions = {
  readonly plan: Plan;
  /** A house that is there already; left out, one is started. */
  readonly url: URL | undefined;
  readonly serverCpu: number | undefined;
  readonly loadCpu: number | undefined;
  /** The data folder; it is kept after the run. */
  readonly data: string | undefined;
  readonly keep: boolean;
  readonly profile: string | undefined;
};

/** How the server's process fared; `null` where it cannot be looked into. */
export type Footprint = {
  readonly before: Reading | null;
  readonly entered: Reading | null;
  readonly seated: Reading | null;
  /** After the idle phase. */
  readonly rested: Reading | null;
  /** When the rounds that are measured began. */
  readonly warm: Reading | null;
  readonly end: Reading | null;
};

export type Played = {
  readonly plan: Plan;
  readonly tables: number;
  readonly isOwnHouse: boolean;
  /** Before anybody came; `null`: it is not here. */
  readonly disk: Disk | null;
  readonly data: string | null;
  readonly measures: Measures;
  readonly busy: Busy;
  readonly playedMs: number;
  readonly restedMs: number;
  readonly footprint: Footprint;
  readonly rightBalances: number;
  readonly isInterrupted: boolean;
  readonly loadAverage: number;
  readonly logged: Logged;
  /** `null`: there are no books to be seen from here. */
  readonly audit: { readonly faults: readonly string[]; readonly events: number } | null;
};

const PINGS = 10;
const PING_MS = 30;
/** Before memory is measured: what was only needed for entering is released meanwhile. */
const CALM_MS = 1_000;

export const runLoad = async (
  options: LoadOptions,
  progress: Progress,
  stop: AbortSignal,
): Promise<Played> => {
  checkFiles(options.plan);
  if (options.loadCpu !== undefined) pin(options.loadCpu);
  if (options.url !== undefined) return playAt(options, options.url, null, progress, stop);
  const folder = mkdtempSync(join(tmpdir(), 'punto-load-'));
  const data = options.data ?? join(folder, 'data');
  const isKept = options.data !== undefined || options.keep;
  try {
    mkdirSync(data, { recursive: true });
    const disk = diskUnder(data);
    const { plan, serverCpu, profile } = options;
    const house = await startOwnDeployment({
      data,
      folder,
      room: roomOf(plan),
      processor: serverCpu,
      profile,
    });
    let played: Played;
    try {
      played = await Promise.race([playAt(options, house.url, house, progress, stop), house.fallen]);
    } finally {
      await house.stop();
    }
    return { ...played, disk, data: isKept ? data : null, audit: await audit(data) };
  } finally {
    if (options.data !== undefined || !options.keep) rmSync(folder, { recursive: true, force: true });
  }
};

const playAt = async (
  { plan }: LoadOptions,
  house: URL,
  own: OwnHouse | null,
  progress: Progress,
  stop: AbortSignal,
): Promise<Played> => {
  const look = (): Reading | null => own && readProcess(own.pid);
  const measures = new Measures();
  const busy = new BusyTime(own?.pid ?? null);
  const clock = createServerClock(() => performance.timeOrigin + performance.now());
  const names = await tablesToPlay(house, plan.tables);
  let play: Play | null = null;
  const felts = names.map(
    (name) =>
      new LoadFelt(name, {
        measures,
        now: clock.now,
        onOpened: (felt) => play?.opened(felt),
        onResult: (felt) => play?.ended(felt),
      }),
  );
  let everybody: Crowd = { patrons: [], watchers: [] };
  try {
    const count = plan.patrons + plan.watchers;
    const before = look();
    const guests = await admit(house, count, stop, progress.part('entering', count));
    const entered = look();
    const parts = { house, measures, clock, onAnswer: () => play?.answered() };
    everybody = await sitDown(guests, felts, plan, parts, stop, progress.part('sitting down', guests.length));
    if (!stop.aborted) await synchronise(everybody, clock);
    await pause(CALM_MS, stop);
    const seated = look();
    const restedMs = await timed(() => pause(plan.idleSeconds * 1000, stop));
    const rested = look();
    const advance = progress.part('rounds', (plan.warmUp + plan.rounds) * felts.length);
    let warm = rested;
    let warmAt = performance.now();
    const onWarm = (): void => {
      warm = look();
      warmAt = performance.now();
    };
    const current = new Play(felts, everybody, { plan, measures, busy, now: clock.now, advance, onWarm });
    play = current;
    await current.rounds(stop);
    const playedMs = performance.now() - warmAt;
    const end = look();
    play = null;
    const rightBalances = await proveBalances(house, everybody, measures, progress, stop);
    return {
      plan,
      tables: felts.length,
      isOwnHouse: own !== null,
      disk: null,
      data: null,
      measures,
      busy: busy.total,
      playedMs,
      restedMs,
      footprint: { before, entered, seated, rested, warm, end },
      rightBalances,
      isInterrupted: stop.aborted,
      loadAverage: loadavg()[0] ?? 0,
      logged: own?.logged ?? new Map(),
      audit: null,
    };
  } finally {
    progress.end();
    for (const patron of [...everybody.patrons, ...everybody.watchers]) patron.leave();
  }
};

/** How many balances are what the rounds came to. */
const proveBalances = async (
  house: URL,
  { patrons }: Crowd,
  measures: Measures,
  progress: Progress,
  stop: AbortSignal,
): Promise<number> => {
  let right = 0;
  const advance = progress.part('balances', patrons.length);
  await forEachOf(patrons, stop, async (patron) => {
    if (await proveBalance(house, patron, measures)) right += 1;
    advance();
  });
  return right;
};

/** During the idle phase, so that the shortest round trip is measured without load. */
const synchronise = async ({ patrons, watchers }: Crowd, clock: ServerClock): Promise<void> => {
  const [one] = [...patrons, ...watchers];
  for (let i = 0; i < PINGS; i += 1) {
    one?.ping();
    await pause(PING_MS);
  }
  if (clock.latencyMs() === null) throw new Failure('the server does not answer pings on its WebSocket');
};

const audit = async (data: string): Promise<Played['audit']> => {
  const { auditFolder } = await import('@punto/store/audit/audit');
  const { faults, counted } = auditFolder(data);
  return { faults, events: counted.events };
};
