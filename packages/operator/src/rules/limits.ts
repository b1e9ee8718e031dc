// The times and numbers of the rules by which Punto calls a wallet.

/** Timeout of a debit, after which it is cancelled. */
export const DEBIT_TIMEOUT_MS = 5_000;

/** The grace: time after closing that the first card waits for unanswered debits. A house may set it, up to the maximum. */
export const GRACE_MS = 1_500;
export const MOST_GRACE_MS = 3_000;

/** Number of undelivered failed calls that locks a patron, and the age of one call that does. */
export const MOST_UNRESOLVED = 3;
export const OLDEST_UNRESOLVED_MS = 10 * 60_000;

/** Window of the breaker in seconds, and the minimum number of calls in it. */
export const BREAKER_SECONDS = 30;
export const BREAKER_LEAST_CALLS = 10;
/**
 * A wallet is silent when this many debits wait for an answer, each for longer than answers take: three times the slowest debit of the
 * last ten minutes, and a second at least.
 */
export const SILENT_DEBITS = 3;
export const SILENT_LEAST_MS = 1_000;
export const SILENT_TIMES_SLOWEST = 3;
export const SLOWEST_KEPT_MS = 10 * 60_000;
/** Consecutive answers that close the breaker, and the interval of its probes. */
export const CLOSING_ANSWERS = 3;
export const PROBE_MS = 2_000;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Delay after a failed attempt, counted from 1: doubles up to half a minute, with a jitter of a quarter derived from the id. */
export const retryAfterMs = (transaction: string, attempt: number): number => {
  const plain = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempt - 1, 10));
  let hash = attempt;
  for (let i = 0; i < transaction.length; i += 1)
    hash = (Math.imul(hash, 31) + transaction.charCodeAt(i)) >>> 0;
  return Math.round(plain * (0.75 + (hash % 1_000) / 2_000));
};
