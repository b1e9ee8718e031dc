// Whether the last commit succeeded, derived from the meter of commits.
import type { CommitMeter } from '../commit-meter.ts';

/** A commit within this time shows that the store can write; otherwise the readiness check makes one. */
export const FRESH_MS = 5_000;

/** Records every commit, and passes it to the meter. */
export type CommitHealth = CommitMeter & {
  /** Whether the last commit succeeded; `null`: it is older than `FRESH_MS`. */
  readonly latest: () => boolean | null;
};

export const createCommitHealth = (meter: CommitMeter): CommitHealth => {
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
