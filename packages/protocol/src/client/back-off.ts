// How long to wait before the next attempt: twice as long each time up to a cap, and spread by chance over nearly all of
// it, so that ten thousand patrons who lost one server do not knock at the next one in the same instant, and most of
// them are back within a second.

export const FIRST_WAIT_MS = 1_500;
export const LONGEST_WAIT_MS = 15_000;
/** Of the present step, at least. */
export const LEAST = 0.1;

export type BackOff = {
  /** Milliseconds until the next attempt: somewhere in the present step, but not at once. */
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
