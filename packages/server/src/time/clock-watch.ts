// Whether the deployment's clock still shows the time of the machine. It never goes back: after the machine's time was wrong
// for a moment it runs ahead until that time has come, and records and journal carry the wrong one. Nothing breaks by it,
// so it is said once in the log, and measured.
import type { Logger } from 'pino';
import type { SystemClock } from './system-clock.ts';

/** Less is what NTP corrects, or another node's clock differs by. */
const WORTH_SAYING_MS = 10_000;
const EVERY_MS = 60_000;

/** Looks now and every minute; the answer ends it. */
export const watchClock = (
  clock: Pick<SystemClock, 'aheadMs'>,
  log: Pick<Logger, 'warn' | 'info'>,
  everyMs = EVERY_MS,
): (() => void) => {
  let isAhead = false;
  const look = (): void => {
    const aheadMs = clock.aheadMs();
    const wasAhead = isAhead;
    isAhead = aheadMs > WORTH_SAYING_MS;
    if (isAhead && !wasAhead)
      log.warn(
        { component: 'time', aheadMs },
        'newest event is later than the system clock: records and journal carry its time until the clock has caught up',
      );
    if (wasAhead && !isAhead)
      log.info({ component: 'time' }, 'system clock has caught up with the newest event');
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
