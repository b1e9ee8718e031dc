// How long to wait before the next attempt: twice as long each time up to a cap, and spread by chance, so that
// ten thousand patrons who lost one server do not all knock in the same instant.

export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 15_000;

export type BackOff = {
  /** Milliseconds until the next attempt: between half and the whole of the present step. */
  readonly nextMs: () => number;
  readonly reset: () => void;
};

export const createBackOff = (random: () => number): BackOff => {
  let stepMs = FIRST_WAIT_MS;
  return {
    nextMs: () => {
      const waitMs = stepMs * (0.5 + random() / 2);
      stepMs = Math.min(stepMs * 2, LONGEST_WAIT_MS);
      return waitMs;
    },
    reset: () => {
      stepMs = FIRST_WAIT_MS;
    },
  };
};
