// Counts the time of patrons at tables of this node. Each patron is counted about twice a minute, some patrons in each second, so
// that no commit has thousands of rows. The time between the last count and a departure is not counted. [P3]
import { isCheckDue } from '@punto/ledger/protection/play-time';
import { checkEveryMs, type Protection } from '@punto/ledger/protection/protection';
import type { PlayInterval, ProtectionStore } from '@punto/store/protection-store';
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

export type PlayClockParts = {
  readonly clock: Clock;
  /** The time between two counts of a patron. */
  readonly everyMs: number;
  readonly count: (intervals: readonly PlayInterval[]) => Promise<ReadonlyMap<PatronId, Protection>>;
  readonly onCounted: (patron: PatronId, protection: Protection) => void;
  readonly onFault: (fault: unknown) => void;
};

const TICK_MS = 1_000;
/** The largest number of rows of one commit. */
const MOST_AT_ONCE = 500;

export class PlayClock {
  readonly #parts: PlayClockParts;
  /** The time up to which each patron is counted, earliest first: a tick reads patrons that are due, and not all of them. */
  readonly #since = new Map<PatronId, number>();
  /** Patrons who left since the last tick: a patron who moves to another table before the next one was not absent. */
  readonly #left = new Set<PatronId>();
  #cancel: () => void = () => {};
  #closed = false;

  constructor(parts: PlayClockParts) {
    this.#parts = parts;
    this.#wait();
  }

  /** The patron came to a first table. */
  arrived(patron: PatronId): void {
    this.#left.delete(patron);
    if (!this.#since.has(patron)) this.#since.set(patron, this.#parts.clock.now());
  }

  /** The patron left the last table. */
  left(patron: PatronId): void {
    this.#left.add(patron);
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
    const { clock, count, onCounted } = this.#parts;
    for (const patron of this.#left) this.#since.delete(patron);
    this.#left.clear();
    const due = this.#dueAt(clock.now());
    if (due.length === 0) return;
    // A fault leaves the patrons due, so that the next tick counts them.
    const counted = await count(due);
    for (const { patron, toMs } of due) {
      this.#since.delete(patron);
      this.#since.set(patron, toMs);
    }
    for (const [patron, protection] of counted) onCounted(patron, protection);
  }

  #dueAt(now: number): readonly PlayInterval[] {
    const due: PlayInterval[] = [];
    for (const [patron, fromMs] of this.#since) {
      if (now - fromMs < this.#parts.everyMs || due.length === MOST_AT_ONCE) break;
      due.push({ patron, fromMs, toMs: now });
    }
    return due;
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
    onCounted: (patron, protection) => {
      if (isCheckDue(protection.time, checkEveryMs(protection))) onDue(patron);
    },
  });
