// What the store reports of its commits. Nothing here knows how it is shown.
export type CommitMeter = {
  /** So many requests shared a commit that took so long. */
  readonly committed: (requests: number, ms: number) => void;
  /** A commit did not reach the disk. */
  readonly commitFailed: (cause: unknown) => void;
};

/** Counts nothing. */
export const NO_COMMIT_METER: CommitMeter = { committed: () => {}, commitFailed: () => {} };
