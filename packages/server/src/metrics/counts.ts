// Counters as plain numbers that only grow, read when scraped. Labels are bounded: table names and words of closed
// lists. Private tables count under their room; there are no labels by patron.
import type { RefusalReason } from '@punto/table/ticket';
import type { Backlog, BatchTally, RoundEnd, TableMeter } from '../meter/meter.ts';

/** Counts for each word. */
export class Words<T extends string> {
  readonly #times = new Map<T, number>();

  /** `known` words are exposed from the start with 0, so that the first increment is visible. */
  constructor(known: readonly T[] = []) {
    for (const word of known) this.#times.set(word, 0);
  }

  add(word: T): void {
    this.#times.set(word, (this.#times.get(word) ?? 0) + 1);
  }

  entries(): readonly (readonly [T, number])[] {
    return [...this.#times];
  }
}

export class TableCounts implements TableMeter {
  readonly refused = new Words<RefusalReason>();
  readonly ended = new Words<RoundEnd>();
  readonly #onBatch: (tally: BatchTally) => void;
  readonly #backlogs = new Set<() => Backlog>();
  accepted = 0;
  events = 0;
  failures = 0;

  constructor(onBatch: (tally: BatchTally) => void) {
    this.#onBatch = onBatch;
  }

  wrote = (tally: BatchTally): void => {
    this.accepted += tally.accepted;
    this.events += tally.events;
    for (const { reason } of tally.refused) this.refused.add(reason);
    for (const { end } of tally.ended) this.ended.add(end);
    this.#onBatch(tally);
  };

  failed = (): void => {
    this.failures += 1;
  };

  watch = (backlog: () => Backlog): (() => void) => {
    this.#backlogs.add(backlog);
    return () => this.#backlogs.delete(backlog);
  };

  /** For several tables under one name: the sum of waiting requests, and the longest replay. */
  backlog(): Backlog {
    const each = [...this.#backlogs].map((backlog) => backlog());
    return {
      waiting: each.reduce((sum, { waiting }) => sum + waiting, 0),
      sinceSnapshot: each.reduce((most, { sinceSnapshot }) => Math.max(most, sinceSnapshot), 0),
    };
  }
}
