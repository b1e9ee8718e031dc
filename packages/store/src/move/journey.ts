// What a long copy is asked for besides: to say how far it is, and to end when it is told to.
export type Journey = {
  /** How much is copied, from 0 to 1. */
  readonly progress?: (share: number) => void;
  readonly stop?: AbortSignal;
};
