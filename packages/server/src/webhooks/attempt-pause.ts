// The pause before the next attempt of a webhook: it doubles up to an hour, and ends after about three days.

const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;
export const MOST_ATTEMPTS = 80;

/** `null`: there is no further attempt. `attempts`: the number of those that failed. */
export const pauseAfter = (attempts: number): number | null =>
  attempts >= MOST_ATTEMPTS ? null : Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS);
