// Trace data of a request in the mailbox of a table: its parent span, and the times from which its spans are made once the
// outcome is on disk. When a transaction is retried, the times of the last run are used.
import type { SpanId } from '../../trace/traceparent.ts';

const SAMPLED = 1;

export class ItemTrace {
  readonly parent: SpanId;
  /** True: the spans are recorded. False: only log lines carry the trace. */
  readonly isSampled: boolean;
  readonly arrivedMs = performance.now();
  decidingMs = 0;
  decidedMs = 0;
  /** `accepted`, `done`, or the reason of a refusal; empty: undecided. */
  outcome = '';
  /** The batch accepted this ticket; its round is settled later. */
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
