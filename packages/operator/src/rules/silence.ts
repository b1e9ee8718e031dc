// A wallet that stands still: it accepts connections and answers nothing. Its calls fail five seconds after they are sent, so the
// breaker would see it late. A wallet is silent when several debits wait, none was answered since, and the wait is long compared
// with its own answers: one that always takes four seconds is never silent.
import { SILENT_DEBITS, SILENT_LEAST_MS, SILENT_TIMES_SLOWEST, SLOWEST_KEPT_MS } from './limits.ts';

/** All times in milliseconds. */
export type Silence = {
  /** When each debit that waits for its answer was sent, oldest first. */
  readonly waiting: Set<{ readonly sentAt: number }>;
  /** The last answer to any call. */
  answeredAt: number;
  /** The slowest answered debit of the last ten minutes; `null`: none was answered, so no wait is known to be long. */
  slowest: { readonly ms: number; readonly at: number } | null;
};

export const newSilence = (): Silence => ({ waiting: new Set(), answeredAt: 0, slowest: null });

/** Counts a debit that is sent now; the returned function counts its end: answered, or given up. */
export const waitForDebit = (silence: Silence, now: number): ((at: number, isAnswered: boolean) => void) => {
  const debit = { sentAt: now };
  silence.waiting.add(debit);
  return (at, isAnswered) => {
    silence.waiting.delete(debit);
    if (isAnswered) silence.slowest = slowerOf(silence.slowest, at - now, at);
  };
};

/** Whether new debits are better not sent. */
export const isSilent = ({ waiting, answeredAt, slowest }: Silence, now: number): boolean => {
  if (slowest === null) return false;
  const longMs = Math.max(SILENT_LEAST_MS, SILENT_TIMES_SLOWEST * slowest.ms);
  if (now - answeredAt < longMs) return false;
  let long = 0;
  for (const { sentAt } of waiting) {
    if (now - sentAt < longMs) return false;
    long += 1;
    if (long === SILENT_DEBITS) return true;
  }
  return false;
};

/** An answer that took half as long keeps the slowest for another ten minutes: a slow wallet stays known as one. */
const slowerOf = (known: Silence['slowest'], ms: number, at: number): NonNullable<Silence['slowest']> => {
  if (known === null || ms >= known.ms || (2 * ms < known.ms && at - known.at > SLOWEST_KEPT_MS))
    return { ms, at };
  return 2 * ms >= known.ms ? { ...known, at } : known;
};
