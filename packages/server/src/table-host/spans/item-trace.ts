// What a traced request carries through the mailbox of a table: the span it belongs to, and the moments from which its
// spans are made once the outcome is on disk. A transaction may run its work again; the last run counts.
import type { SpanId } from '../../trace/traceparent.ts';

const SAMPLED = 1;

export class ItemTrace {
  readonly parent: SpanId;
  /** Its spans are recorded; otherwise only log lines name the trace. */
  readonly isSampled: boolean;
  readonly arrivedMs = performance.now();
  decidingMs = 0;
  decidedMs = 0;
  /** `accepted`, `done`, or the reason of a refusal; empty: not decided. */
  outcome = '';
  /** A ticket that this batch accepted, and that is settled later. */
  isStake = false;

  constructor(parent: SpanId) {
    this.parent = parent;
    this.isSampled = (parent.traceFlags & SAMPLED) !== 0;
  }

  deciding(): void {
    this.decidingMs = performance.now();
  }

  decided(outcome: string, isStake = false): void {
    this.decidedMs = performance.now();
    this.outcome = outcome;
    this.isStake = isStake;
  }
}
