// What is counted, in plain numbers that only grow, to be looked at when somebody asks. Labels are bounded: tables of
// the house and words of closed lists. Tables of patrons alone count under their room, and patrons never do.
import type { RefusalReason } from '@punto/table/ticket';
import type { Backlog, BatchTally, RoundEnd, TableMeter } from '../meter/meter.ts';

/** How often each word was said. */
export class Words<T extends string> {
  readonly #times = new Map<T, number>();

  /** Those are told from the start: the first time is a step from 0 then, and not from nothing. */
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
  readonly #looks = new Set<() => Backlog>();
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

  watch = (look: () => Backlog): (() => void) => {
    this.#looks.add(look);
    return () => this.#looks.delete(look);
  };

  /** Of many tables under one name all that waits, and the longest way back. */
  backlog(): Backlog {
    const each = [...this.#looks].map((look) => look());
    return {
      waiting: each.reduce((sum, { waiting }) => sum + waiting, 0),
      sinceSnapshot: each.reduce((most, { sinceSnapshot }) => Math.max(most, sinceSnapshot), 0),
    };
  }
}
