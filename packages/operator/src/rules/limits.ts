// The times and numbers of the rules by which Punto calls a wallet.

/** A debit without an answer for so long is cancelled. */
export const DEBIT_TIMEOUT_MS = 5_000;

/** After closing the first card waits so long for debits that are on their way; a house may set it, up to the most. */
export const GRACE_MS = 1_500;
export const MOST_GRACE_MS = 3_000;

/** So many calls of a patron that failed and are not delivered lock the patron, and so does one that is so old. */
export const MOST_UNRESOLVED = 3;
export const OLDEST_UNRESOLVED_MS = 10 * 60_000;

/** The breaker looks at the calls of so many seconds, and at no fewer calls than these. */
export const BREAKER_SECONDS = 30;
export const BREAKER_LEAST_CALLS = 10;
/** It closes after so many answers in a row, which a probe asks for this often. */
export const CLOSING_ANSWERS = 3;
export const PROBE_MS = 2_000;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** How long to wait after this failed attempt, 1 the first: doubling up to half a minute, a quarter more or less by the id. */
export const retryAfterMs = (transaction: string, attempt: number): number => {
  const plain = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempt - 1, 10));
  let hash = attempt;
  for (let i = 0; i < transaction.length; i += 1)
    hash = (Math.imul(hash, 31) + transaction.charCodeAt(i)) >>> 0;
  return Math.round(plain * (0.75 + (hash % 1_000) / 2_000));
};
