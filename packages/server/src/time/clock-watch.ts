// Watches whether the server's clock agrees with the machine's. The server's clock never goes back: if the machine's time
// was ahead for a moment, the server's stays ahead until the machine reaches it, and records and journal carry the wrong
// time. The watch logs this once and exports it as a metric.
import type { Logger } from 'pino';
import type { SystemClock } from './system-clock.ts';

/** Smaller differences are corrected by NTP, or are another node's clock. */
const LOGGED_FROM_MS = 10_000;
const EVERY_MS = 60_000;

/** Checks now and every minute; the returned function ends it. */
export const watchClock = (
  clock: Pick<SystemClock, 'aheadMs'>,
  log: Pick<Logger, 'warn' | 'info'>,
  everyMs = EVERY_MS,
): (() => void) => {
  let isAhead = false;
  const check = (): void => {
    const aheadMs = clock.aheadMs();
    const wasAhead = isAhead;
    isAhead = aheadMs > LOGGED_FROM_MS;
    if (isAhead && !wasAhead)
      log.warn(
        { component: 'time', aheadMs },
        'newest event is later than the system clock: records and journal carry its time until the clock has caught up',
      );
    if (wasAhead && !isAhead)
      log.info({ component: 'time' }, 'system clock has caught up with the newest event');
  };
  check();
  const timer = setInterval(check, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
