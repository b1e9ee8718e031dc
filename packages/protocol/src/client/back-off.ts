// Back-off between connection attempts: doubles up to a limit, with random jitter over most of the step, so that ten
// thousand clients that lost one server do not all reconnect in the same instant, and most are back within a second.

export const FIRST_WAIT_MS = 1_500;
export const LONGEST_WAIT_MS = 15_000;
/** Smallest part of the step to wait. */
export const LEAST = 0.1;

export type BackOff = {
  /** Milliseconds until the next attempt: random within the current step, never zero. */
  readonly nextMs: () => number;
  readonly reset: () => void;
};

/** `random` gives numbers from 0 to below 1. Waits are in milliseconds. */
export const createBackOff = (random: () => number): BackOff => {
  let stepMs = FIRST_WAIT_MS;
  return {
    nextMs: () => {
      const waitMs = stepMs * (LEAST + random() * (1 - LEAST));
      stepMs = Math.min(stepMs * 2, LONGEST_WAIT_MS);
      return waitMs;
    },
    reset: () => {
      stepMs = FIRST_WAIT_MS;
    },
  };
};
