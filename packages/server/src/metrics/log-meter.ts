// The meter that also writes down what somebody may want to read of later: a commit that kept everybody waiting, and
// who was shut out for what.
import type { Logger } from 'pino';
import type { Meter } from '../meter/meter.ts';

/** Longer than anybody notices. */
const SLOW_MS = 250;

/** Hands everything on. */
export const logMeter = (meter: Meter, log: Logger): Meter => ({
  ...meter,
  committed: (requests, ms) => {
    meter.committed(requests, ms);
    if (ms >= SLOW_MS) log.warn({ component: 'metrics', requests, ms: Math.round(ms) }, 'slow commit');
  },
  shut: (reason, patron) => {
    meter.shut(reason, patron);
    log.info({ component: 'metrics', reason, patron }, 'socket closed by the server');
  },
});
