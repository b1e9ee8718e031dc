// Whether the last commit succeeded, derived from the meter of commits.
import type { CommitMeter } from '../commit-meter.ts';

/** A commit so lately is proof enough; without one, one is made. */
export const FRESH_MS = 5_000;

/** Receives every commit, and passes it on. */
export type Pulse = CommitMeter & {
  /** Whether the last commit went through; `null`: that was a while ago. */
  readonly latest: () => boolean | null;
};

export const createPulse = (meter: CommitMeter): Pulse => {
  // Opening the database has written to it.
  let latest = true;
  let at = performance.now();
  const note = (went: boolean): void => {
    latest = went;
    at = performance.now();
  };
  return {
    committed: (requests, ms) => {
      note(true);
      meter.committed(requests, ms);
    },
    commitFailed: (cause) => {
      note(false);
      meter.commitFailed(cause);
    },
    latest: () => (performance.now() - at < FRESH_MS ? latest : null),
  };
};
