// The breaker of a brand: opens when more than half of the calls of the last thirty seconds failed, and closes after three answers in
// a row. A failed call is one without a readable answer; a refusal is an answer. It also opens for a silent wallet, before any call
// fails, and then closes with the first answer.
import { BREAKER_LEAST_CALLS, BREAKER_SECONDS, CLOSING_ANSWERS } from './limits.ts';

export type Breaker = {
  open: boolean;
  /** It opened for silence, and not yet for failures. */
  silent: boolean;
  /** Consecutive answers since the breaker opened. */
  inRow: number;
  /** The second of the newest element of the rings. */
  second: number;
  readonly calls: number[];
  readonly failures: number[];
};

export const newBreaker = (): Breaker => ({
  open: false,
  silent: false,
  inRow: 0,
  second: 0,
  calls: Array.from({ length: BREAKER_SECONDS }, () => 0),
  failures: Array.from({ length: BREAKER_SECONDS }, () => 0),
});

/** Counts a call that ended at `at`; opens or closes the breaker. */
export const countCall = (breaker: Breaker, at: number, failed: boolean): void => {
  forward(breaker, at);
  const place = breaker.second % BREAKER_SECONDS;
  breaker.calls[place] = (breaker.calls[place] ?? 0) + 1;
  if (failed) breaker.failures[place] = (breaker.failures[place] ?? 0) + 1;
  breaker.inRow = failed ? 0 : breaker.inRow + 1;
  const { open, silent, inRow } = breaker;
  if (open && inRow >= (silent ? 1 : CLOSING_ANSWERS)) close(breaker);
  if (!failed || (open && !silent)) return;
  const calls = sumOf(breaker.calls);
  if (calls < BREAKER_LEAST_CALLS || 2 * sumOf(breaker.failures) <= calls) return;
  breaker.open = true;
  breaker.silent = false;
};

/** Opens the breaker for a silent wallet. */
export const openForSilence = (breaker: Breaker): void => {
  breaker.open = true;
  breaker.silent = true;
  breaker.inRow = 0;
};

/** Calls and failures of the window that ends at `at`. */
export const recentCalls = (
  breaker: Breaker,
  at: number,
): { readonly calls: number; readonly failures: number } => {
  forward(breaker, at);
  return { calls: sumOf(breaker.calls), failures: sumOf(breaker.failures) };
};

/** Clears the elements of the seconds since the newest one. */
const forward = (breaker: Breaker, at: number): void => {
  const second = Math.max(Math.floor(at / 1_000), breaker.second);
  const passed = Math.min(second - breaker.second, BREAKER_SECONDS);
  for (let n = 0; n < passed; n += 1) {
    const place = (second - n) % BREAKER_SECONDS;
    breaker.calls[place] = 0;
    breaker.failures[place] = 0;
  }
  breaker.second = second;
};

const close = (breaker: Breaker): void => {
  breaker.open = false;
  breaker.silent = false;
  breaker.inRow = 0;
  breaker.calls.fill(0);
  breaker.failures.fill(0);
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
