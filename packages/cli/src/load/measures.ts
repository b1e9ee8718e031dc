// The measurements of a load run so far. Times are kept in Node's own high dynamic range histograms, in microseconds and
// to three digits, so that the 99.9th percentile is as precise as the median.
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

const LONGEST_US = 600_000_000;
const MOST_FAULTS = 20;

export const newTimes = (): RecordableHistogram =>
  createHistogram({ lowest: 1, highest: LONGEST_US, figures: 3 });

/** Two processes may read the clock slightly differently: a negative time counts as the shortest. */
export const recordMs = (times: RecordableHistogram, ms: number): void =>
  times.record(Math.min(LONGEST_US, Math.max(1, Math.round(ms * 1000))));

export class Measures {
  /** From sending a ticket to its answer, accepted or refused. */
  readonly answer = newTimes();
  /** From the server's timestamp of the opening of a round until each patron received it. */
  readonly opening = newTimes();
  /** Of one update, from the first patron who received it to the last. */
  readonly spread = newTimes();
  /** From the moment the result was due until each patron received its record. */
  readonly settlement = newTimes();
  /** How much later than planned the tickets were sent. */
  readonly lateness = newTimes();
  readonly refused = new Map<string, number>();
  accepted = 0;
  /** Of the accepted tickets, those with a stake on a bet that the room defines. */
  acceptedOwn = 0;
  updates = 0;
  settled = 0;
  /** Limits that were set for patrons who stake. */
  limits = 0;
  /** Sent again because the table was busy, or the connection was lost. */
  resent = 0;
  cuts = 0;
  faults = 0;
  readonly #words: string[] = [];

  /** The first faults, as sentences. */
  get faultWords(): readonly string[] {
    return this.#words;
  }

  /** Starts the measured rounds: times and counts begin again, and faults are kept. */
  begin(): void {
    for (const times of [this.answer, this.opening, this.spread, this.settlement, this.lateness])
      times.reset();
    this.refused.clear();
    this.accepted = 0;
    this.acceptedOwn = 0;
    this.updates = 0;
    this.settled = 0;
  }

  refuse(reason: string): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
  }

  /** Something does not add up. */
  fault(words: string): void {
    this.faults += 1;
    if (this.#words.length < MOST_FAULTS) this.#words.push(words);
  }
}
