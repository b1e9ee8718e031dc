// The participants enter and sit down. Where the memory of the server is measured, a quarter of them comes first and the others
// when its garbage has been collected. The difference of the two readings is the memory that further patrons add, without the fixed memory
// of the process, such as compiled code and the young generation.

import type { Progress } from './load-progress.ts';
import type { LoadTable } from './load-table.ts';
import type { Measures } from './measures.ts';
import type { OwnDeployment } from './own-deployment.ts';
import { setLimits } from './own-limits.ts';
import { admit, type Participants, type SeatParts, sitDown } from './participants.ts';
import { pause } from './pause.ts';
import type { Plan } from './plan.ts';
import { type Reading, readProcess } from './process-meter.ts';

/** Pause before memory is measured: what was only needed for entering is released meanwhile. */
const RELEASE_MS = 1_000;

export type EnterOptions = {
  readonly address: URL;
  readonly plan: Plan;
  readonly tables: readonly LoadTable[];
  readonly own: OwnDeployment | null;
  readonly measures: Measures;
  readonly parts: SeatParts;
  readonly progress: Progress;
  readonly stop: AbortSignal;
  /** Called when all are seated, before memory is measured. */
  readonly onSeated: (participants: Participants) => Promise<void>;
};

/** Memory after the garbage was collected, with a quarter of the patrons and with all of them. */
export type FurtherMemory = {
  readonly bytes: number;
  /** The number of patrons who came after the first reading. */
  readonly patrons: number;
};

export type AllSeated = {
  readonly participants: Participants;
  /** Before the garbage is collected. */
  readonly seated: Reading | null;
  /** When memory has been measured, or is not. */
  readonly settled: Reading | null;
  /** `null`: not measured. */
  readonly further: FurtherMemory | null;
};

/** In a run without rounds, at a server that was started for it: a collection would disturb the rounds. */
export const measuresMemory = ({ rounds }: Plan): boolean => rounds === 0;

export const enterParticipants = async (options: EnterOptions): Promise<AllSeated> => {
  const { plan, own, onSeated, stop } = options;
  const count = plan.patrons + plan.watchers;
  const isMeasured = own !== null && measuresMemory(plan);
  const first = isMeasured ? Math.ceil(count / 4) : count;
  const few = await seat(options, 0, first);
  const before = isMeasured ? await collected(own, stop) : null;
  const all = [...few, ...(await seat(options, first, count))];
  const participants = { patrons: all.slice(0, plan.patrons), watchers: all.slice(plan.patrons) };
  if (!stop.aborted) await onSeated(participants);
  await pause(RELEASE_MS, stop);
  const seated = own && readProcess(own.pid);
  const settled = isMeasured ? await collected(own, stop) : seated;
  const further =
    before && settled && first < count
      ? { bytes: settled.bytes - before.bytes, patrons: count - first }
      : null;
  return { participants, seated, settled, further };
};

/** Those from number `from` to before `until` enter and sit down. */
const seat = async (
  { address, plan, tables, measures, parts, progress, stop }: EnterOptions,
  from: number,
  until: number,
) => {
  const count = until - from;
  if (count === 0) return [];
  const guests = await admit(address, count, stop, progress.part('entering', count));
  const patrons = Math.max(0, plan.patrons - from);
  await setLimits(address, guests, { ...plan, patrons }, measures, stop, progress);
  return sitDown(guests, from, tables, parts, stop, progress.part('sitting down', guests.length));
};

/** The server's process after its garbage was collected. */
const collected = async (own: OwnDeployment, stop: AbortSignal): Promise<Reading | null> => {
  await pause(RELEASE_MS, stop);
  await own.collect();
  return readProcess(own.pid);
};
