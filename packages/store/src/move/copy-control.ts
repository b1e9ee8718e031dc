// Progress reports and cancellation of a long copy.
export type CopyControl = {
  /** How much is copied, from 0 to 1. */
  readonly progress?: (share: number) => void;
  readonly stop?: AbortSignal;
};
