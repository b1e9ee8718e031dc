// Retry delay of webhooks: it doubles up to an hour; retries end after about three days.

const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;
export const MOST_ATTEMPTS = 80;

/** Returns null after the last attempt. `attempts`: the number of failed attempts. */
export const pauseAfter = (attempts: number): number | null =>
  attempts >= MOST_ATTEMPTS ? null : Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS);
