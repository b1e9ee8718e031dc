// Port through which the store reports its commits to the metrics.
export type CommitMeter = {
  /** `requests` shared one commit that took `ms` milliseconds. */
  readonly committed: (requests: number, ms: number) => void;
  /** A commit did not reach the disk. */
  readonly commitFailed: (cause: unknown) => void;
};

/** Counts nothing. */
export const NO_COMMIT_METER: CommitMeter = { committed: () => {}, commitFailed: () => {} };
