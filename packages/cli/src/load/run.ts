// A load run from the first guest to the audit, on a deployment started for it or one that is already running: the
// participants enter, sit down, stay idle and play, and at the end every balance is checked.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerClock, type ServerClock } from '@punto/protocol/client/server-clock';
import { Failure } from '../failure.ts';
import { type Busy, BusyTime } from './busy-time.ts';
import { type Disk, diskUnder } from './disk.ts';
import { enterParticipants, type FurtherMemory, measuresMemory } from './enter-participants.ts';
import type { Progress } from './load-progress.ts';
import { LoadTable } from './load-table.ts';
import { Measures } from './measures.ts';
import { type Logged, type OwnDeployment, startOwnDeployment } from './own-deployment.ts';
import { checkFiles, coresBesides, pin } from './own-process.ts';
import { type Participants, tablesToPlay } from './participants.ts';
import { pause, timed } from './pause.ts';
import { type Plan, roomOf } from './plan.ts';
import { Play } from './play.ts';
import { type Reading, readProcess } from './process-meter.ts';
import { proveBalance } from './proof.ts';
import { forEachOf } from './requests.ts';

export type LoadOptions = {
  readonly plan: Plan;
  /** A running deployment; left out, one is started. */
  readonly url: URL | undefined;
  readonly serverCpu: number | undefined;
  readonly loadCpu: number | undefined;
  /** The data folder; it is kept after the run. */
  readonly data: string | undefined;
  readonly keep: boolean;
  readonly profile: string | undefined;
};

/** Readings of the server's process; `null` where it cannot be read. */
export type Footprint = {
  readonly before: Reading | null;
  /** A second after the last patron sat down. */
  readonly seated: Reading | null;
  /** When the idle phase began: in a run without rounds, after its garbage was collected. */
  readonly settled: Reading | null;
  /** After the idle phase. */
  readonly rested: Reading | null;
  /** When the measured rounds began. */
  readonly warm: Reading | null;
  readonly end: Reading | null;
};

export type Played = {
  readonly plan: Plan;
  readonly tables: number;
  readonly isOwnDeployment: boolean;
  /** Measured before the load; `null`: the disk is not accessible. */
  readonly disk: Disk | null;
  readonly data: string | null;
  readonly measures: Measures;
  readonly busy: Busy;
  readonly playedMs: number;
  readonly restedMs: number;
  readonly footprint: Footprint;
  /** `null`: not measured. */
  readonly further: FurtherMemory | null;
  readonly rightBalances: number;
  readonly isInterrupted: boolean;
  readonly loadAverage: number;
  readonly logged: Logged;
  /** `null`: not run, or the books are not accessible. */
  readonly audit: { readonly faults: readonly string[]; readonly events: number } | null;
};

const PINGS = 10;
const PING_MS = 30;

export const runLoad = async (
  options: LoadOptions,
  progress: Progress,
  stop: AbortSignal,
): Promise<Played> => {
  checkFiles(options.plan);
  const processors = serverProcessors(options);
  if (options.loadCpu !== undefined) pin(options.loadCpu);
  if (options.url !== undefined) return playAt(options, options.url, null, progress, stop);
  const folder = mkdtempSync(join(tmpdir(), 'punto-load-'));
  const data = options.data ?? join(folder, 'data');
  const isKept = options.data !== undefined || options.keep;
  try {
    mkdirSync(data, { recursive: true });
    const disk = diskUnder(data);
    const { plan, profile } = options;
    const deployment = await startOwnDeployment({
      data,
      folder,
      room: roomOf(plan),
      processors,
      profile,
      collects: measuresMemory(plan),
    });
    let played: Played;
    try {
      played = await Promise.race([
        playAt(options, deployment.url, deployment, progress, stop),
        deployment.failed,
      ]);
    } finally {
      await deployment.stop();
    }
    return { ...played, disk, data: isKept ? data : null, audit: await audit(data) };
  } finally {
    if (options.data !== undefined || !options.keep) rmSync(folder, { recursive: true, force: true });
  }
};

/** Without a core for the load client the server gets the remaining cores: a child inherits its parent's cores. */
const serverProcessors = ({ serverCpu, loadCpu }: LoadOptions): string | undefined => {
  if (serverCpu !== undefined) return String(serverCpu);
  return loadCpu === undefined ? undefined : coresBesides(loadCpu);
};

const playAt = async (
  { plan }: LoadOptions,
  address: URL,
  own: OwnDeployment | null,
  progress: Progress,
  stop: AbortSignal,
): Promise<Played> => {
  const readServer = (): Reading | null => own && readProcess(own.pid);
  const measures = new Measures();
  const busy = new BusyTime(own?.pid ?? null);
  const clock = createServerClock(() => performance.timeOrigin + performance.now());
  const names = await tablesToPlay(address, plan.tables);
  let play: Play | null = null;
  const tables = names.map(
    (name) =>
      new LoadTable(name, {
        measures,
        now: clock.now,
        onOpened: (loadTable) => play?.opened(loadTable),
        onResult: (loadTable) => play?.ended(loadTable),
      }),
  );
  let participants: Participants = { patrons: [], watchers: [] };
  try {
    const before = readServer();
    const entered = await enterParticipants({
      ...{ address, plan, tables, own, measures, progress, stop },
      parts: { address, measures, clock, onAnswer: () => play?.answered() },
      onSeated: (all) => synchronise(all, clock),
    });
    const { seated, settled, further } = entered;
    participants = entered.participants;
    const restedMs = await timed(() => pause(plan.idleSeconds * 1000, stop));
    const rested = readServer();
    const advance = progress.part('rounds', (plan.warmUp + plan.rounds) * tables.length);
    let warm = rested;
    let warmAt = performance.now();
    const onWarm = (): void => {
      warm = readServer();
      warmAt = performance.now();
    };
    const current = new Play(tables, participants, { plan, measures, busy, now: clock.now, advance, onWarm });
    play = current;
    await current.rounds(stop);
    const playedMs = performance.now() - warmAt;
    const end = readServer();
    play = null;
    const rightBalances = await proveBalances(address, participants, measures, progress, stop);
    return {
      plan,
      tables: tables.length,
      isOwnDeployment: own !== null,
      disk: null,
      data: null,
      measures,
      busy: busy.total,
      playedMs,
      restedMs,
      footprint: { before, seated, settled, rested, warm, end },
      further,
      rightBalances,
      isInterrupted: stop.aborted,
      loadAverage: loadavg()[0] ?? 0,
      logged: own?.logged ?? new Map(),
      audit: null,
    };
  } finally {
    progress.end();
    for (const patron of [...participants.patrons, ...participants.watchers]) patron.leave();
  }
};

/** The number of right balances. */
const proveBalances = async (
  address: URL,
  { patrons }: Participants,
  measures: Measures,
  progress: Progress,
  stop: AbortSignal,
): Promise<number> => {
  let right = 0;
  const advance = progress.part('balances', patrons.length);
  await forEachOf(patrons, stop, async (patron) => {
    if (await proveBalance(address, patron, measures)) right += 1;
    advance();
  });
  return right;
};

/** During the idle phase, so that the shortest round trip is measured without load. */
const synchronise = async ({ patrons, watchers }: Participants, clock: ServerClock): Promise<void> => {
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
