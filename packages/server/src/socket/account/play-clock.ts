// Counts the time of patrons at tables of this node. Each patron is counted about twice a minute, some patrons in each second, so
// that no commit has thousands of rows. The time between the last count and a departure is not counted. [P3]
import { isCheckDue } from '@punto/ledger/protection/play-time';
import type { Protection } from '@punto/ledger/protection/protection';
import type { PlayInterval, ProtectionStore } from '@punto/store/protection-store';
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

export type PlayClockParts = {
  readonly clock: Clock;
  /** The time between two counts of a patron. */
  readonly everyMs: number;
  readonly atTables: () => Iterable<PatronId>;
  readonly count: (intervals: readonly PlayInterval[]) => Promise<ReadonlyMap<PatronId, Protection>>;
  readonly onCounted: (patron: PatronId, protection: Protection) => void;
  readonly onFault: (fault: unknown) => void;
};

const TICK_MS = 1_000;
/** The largest number of rows of one commit. */
const MOST_AT_ONCE = 500;

export class PlayClock {
  readonly #parts: PlayClockParts;
  /** The time up to which each patron is counted. */
  #since: ReadonlyMap<PatronId, number> = new Map();
  #cancel: () => void = () => {};
  #closed = false;

  constructor(parts: PlayClockParts) {
    this.#parts = parts;
    this.#wait();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  #wait(): void {
    if (this.#closed) return;
    const { clock } = this.#parts;
    this.#cancel = clock.wake(instant(clock.now() + TICK_MS), () => {
      this.#tick()
        // A count that fails because the server closes is lost, like the time before a departure.
        .catch((fault: unknown) => this.#closed || this.#parts.onFault(fault))
        .finally(() => this.#wait());
    });
  }

  async #tick(): Promise<void> {
    const { clock, everyMs, atTables, count, onCounted } = this.#parts;
    const now = clock.now();
    const since = new Map<PatronId, number>();
    const due: PlayInterval[] = [];
    for (const patron of atTables()) {
      const fromMs = this.#since.get(patron) ?? now;
      const isDue = now - fromMs >= everyMs && due.length < MOST_AT_ONCE;
      if (isDue) due.push({ patron, fromMs, toMs: now });
      since.set(patron, isDue ? now : fromMs);
    }
    this.#since = since;
    if (due.length === 0) return;
    try {
      for (const [patron, protection] of await count(due)) onCounted(patron, protection);
    } catch (fault) {
      // Counted with the next interval.
      const again = new Map(this.#since);
      for (const { patron, fromMs } of due) if (again.has(patron)) again.set(patron, fromMs);
      this.#since = again;
      throw fault;
    }
  }
}

export type PlayStore = { readonly protections: Pick<ProtectionStore, 'countPlay'> };

type WatchParts = Omit<PlayClockParts, 'count' | 'onCounted'> & {
  readonly onDue: (patron: PatronId) => void;
};

/** Counts into the store; `onDue`: a reality check waits for the patron. `zone`: for accounts without a protection. [P3] [P4] */
export const createPlayClock = (
  { protections }: PlayStore,
  zone: string,
  { onDue, ...parts }: WatchParts,
): PlayClock =>
  new PlayClock({
    ...parts,
    count: (intervals) => protections.countPlay(intervals, zone),
    onCounted: (patron, { time, realityCheckMs }) => {
      if (isCheckDue(time, realityCheckMs)) onDue(patron);
    },
  });
